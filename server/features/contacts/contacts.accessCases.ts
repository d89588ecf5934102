import { type AccessCases, requestsAbout, requestsAboutPart } from '../../testing/access/accessCase';
import { administered, department, departmentPart, organizationPart } from '../../testing/access/scopeChecks';

const ofOrganizationContact = requestsAboutPart('organization', 'contact', 'organizationContactIds');
const ofDepartmentContact = requestsAboutPart('department', 'contact', 'departmentContactIds');
const fields = { name: 'Kim', email: '', phone: '1' };

export const contactCases = {
  createOrganizationContact: {
    request: requestsAbout('organization')('POST', '/contact', fields),
    scope: administered,
  },
  updateOrganizationContact: { request: ofOrganizationContact('PUT', '', fields), scope: organizationPart },
  deleteOrganizationContact: { request: ofOrganizationContact('DELETE'), scope: organizationPart },
  createDepartmentContact: {
    request: requestsAbout('department')('POST', '/contact', fields),
    scope: department,
  },
  updateDepartmentContact: { request: ofDepartmentContact('PUT', '', fields), scope: departmentPart },
  deleteDepartmentContact: { request: ofDepartmentContact('DELETE'), scope: departmentPart },
} satisfies AccessCases;
