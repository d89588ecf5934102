import { type AccessCases, requestsAbout, requestsAboutPart } from '../../testing/access/accessCase';
import { administered, department, departmentPart, organizationPart } from '../../testing/access/reach';

const ofOrganizationContact = requestsAboutPart('organization', 'contact', 'organizationContactIds');
const ofDepartmentContact = requestsAboutPart('department', 'contact', 'departmentContactIds');
const fields = { name: 'Kim', email: '', phone: '1' };

export const contactCases = {
  createOrganizationContact: {
    request: requestsAbout('organization')('POST', '/contact', fields),
    reach: administered,
  },
  updateOrganizationContact: { request: ofOrganizationContact('PUT', '', fields), reach: organizationPart },
  deleteOrganizationContact: { request: ofOrganizationContact('DELETE'), reach: organizationPart },
  createDepartmentContact: {
    request: requestsAbout('department')('POST', '/contact', fields),
    reach: department,
  },
  updateDepartmentContact: { request: ofDepartmentContact('PUT', '', fields), reach: departmentPart },
  deleteDepartmentContact: { request: ofDepartmentContact('DELETE'), reach: departmentPart },
} satisfies AccessCases;
