import { type AccessCases, requestsAbout, requestsAboutPart } from '../../testing/access/accessCase';
import { administered, department, departmentPart, organizationPart } from '../../testing/access/scopeChecks';

const ofOrganization = requestsAbout('organization');
const ofOrganizationUser = requestsAboutPart('organization', 'user', 'organizationUserIds');
const ofDepartment = requestsAbout('department');
const ofDepartmentUser = requestsAboutPart('department', 'user', 'departmentUserIds');
const administrator = { name: 'Nina New', email: 'nina@new.example', phone: '' };
const newUser = { ...administrator, roles: ['Surveyor'], enableAutoEmails: true };
const surveyor = { name: 'Sam', phone: '', roles: ['Surveyor'], enableAutoEmails: false };

export const memberCases = {
  createOrganizationUser: { request: ofOrganization('POST', '/user', newUser), scope: administered },
  updateOrganizationUser: { request: ofOrganizationUser('PUT', '', surveyor), scope: organizationPart },
  deactivateOrganizationUser: { request: ofOrganizationUser('PUT', '/deactivate'), scope: organizationPart },
  activateOrganizationUser: { request: ofOrganizationUser('PUT', '/activate'), scope: organizationPart },
  addOrganizationAdministrator: {
    request: ofOrganization('POST', '/add-administrator', administrator),
    scope: administered,
  },
  createDepartmentUser: { request: ofDepartment('POST', '/user', newUser), scope: department },
  updateDepartmentUser: { request: ofDepartmentUser('PUT', '', surveyor), scope: departmentPart },
  deactivateDepartmentUser: { request: ofDepartmentUser('PUT', '/deactivate'), scope: departmentPart },
  activateDepartmentUser: { request: ofDepartmentUser('PUT', '/activate'), scope: departmentPart },
  addDepartmentAdministrator: {
    request: ofDepartment('POST', '/add-administrator', administrator),
    scope: department,
  },
} satisfies AccessCases;
