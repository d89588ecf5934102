import { type AccessCases, requestsAbout, requestsAboutPart } from '../../testing/access/accessCase';
import { administered, department, departmentPart, organizationPart } from '../../testing/access/reach';

const ofOrganization = requestsAbout('organization');
const ofOrganizationUser = requestsAboutPart('organization', 'user', 'organizationUserIds');
const ofDepartment = requestsAbout('department');
const ofDepartmentUser = requestsAboutPart('department', 'user', 'departmentUserIds');
const administrator = { name: 'Nina New', email: 'nina@new.example', phone: '' };
const newUser = { ...administrator, roles: ['Surveyor'], enableAutoEmails: true };
const surveyor = { name: 'Sam', phone: '', roles: ['Surveyor'], enableAutoEmails: false };

export const memberCases = {
  createOrganizationUser: { request: ofOrganization('POST', '/user', newUser), reach: administered },
  updateOrganizationUser: { request: ofOrganizationUser('PUT', '', surveyor), reach: organizationPart },
  deactivateOrganizationUser: { request: ofOrganizationUser('PUT', '/deactivate'), reach: organizationPart },
  activateOrganizationUser: { request: ofOrganizationUser('PUT', '/activate'), reach: organizationPart },
  addOrganizationAdministrator: {
    request: ofOrganization('POST', '/add-administrator', administrator),
    reach: administered,
  },
  createDepartmentUser: { request: ofDepartment('POST', '/user', newUser), reach: department },
  updateDepartmentUser: { request: ofDepartmentUser('PUT', '', surveyor), reach: departmentPart },
  deactivateDepartmentUser: { request: ofDepartmentUser('PUT', '/deactivate'), reach: departmentPart },
  activateDepartmentUser: { request: ofDepartmentUser('PUT', '/activate'), reach: departmentPart },
  addDepartmentAdministrator: {
    request: ofDepartment('POST', '/add-administrator', administrator),
    reach: department,
  },
} satisfies AccessCases;
