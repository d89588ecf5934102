import type { OperationId } from '@server/api';
import type { Principal } from './principal';

export type PortalRole = 'globalAdmin' | 'organizationAdmin' | 'departmentAdmin' | 'sawmillUser';

type Right = 'public' | 'anybodySignedIn' | readonly PortalRole[];

const admins = ['globalAdmin', 'organizationAdmin', 'departmentAdmin'] as const;
const organization = ['globalAdmin', 'organizationAdmin'] as const;
const global = ['globalAdmin'] as const;
const sawmill = ['globalAdmin', 'sawmillUser'] as const;
const everyRole = [...admins, 'sawmillUser'] as const;

/**
 * Who may make which call at all ("Rights per role"). Of what a role covers (own organisation, own departments,
 * own sawmills) the scope decides: `server/auth/scope.ts`. Lists of what the caller may open are empty for whoever
 * may open nothing.
 */
export const rights: Readonly<Record<OperationId, Right>> = {
  login: 'public',
  refreshToken: 'public',
  logout: 'public',
  forgotPassword: 'public',
  resetPassword: 'public',
  confirmAccount: 'public',
  getUserInfo: 'anybodySignedIn',
  getSawmillUserInfo: sawmill,
  listOrganizations: admins,
  listOrganizationsDetailed: organization,
  getOrganization: admins,
  createOrganization: global,
  getOrganizationContents: global,
  deleteOrganization: global,
  renameOrganization: organization,
  updateAddressInformation: organization,
  updateContactInformation: organization,
  getLogo: admins,
  updateLogo: organization,
  getContract: organization,
  updateContract: global,
  getNextContract: organization,
  updateNextContract: global,
  createOrganizationUser: organization,
  updateOrganizationUser: organization,
  deactivateOrganizationUser: organization,
  activateOrganizationUser: organization,
  addOrganizationAdministrator: organization,
  // A department admin reads and invites the people of own departments.
  listPeople: admins,
  getPerson: admins,
  invitePerson: admins,
  deactivatePerson: organization,
  createOrganizationContact: organization,
  updateOrganizationContact: organization,
  deleteOrganizationContact: organization,
  listDepartments: 'anybodySignedIn',
  getDepartment: admins,
  createDepartment: organization,
  updateDepartmentInfo: admins,
  updateCustomerNumber: global,
  addToMailingList: admins,
  removeFromMailingList: admins,
  createDepartmentUser: admins,
  updateDepartmentUser: admins,
  deactivateDepartmentUser: admins,
  activateDepartmentUser: admins,
  addDepartmentAdministrator: admins,
  createDepartmentContact: admins,
  updateDepartmentContact: admins,
  deleteDepartmentContact: admins,
  // Only global admins choose a card, and the list spans all organisations.
  listMeasurementCards: global,
  getOrganizationMeasurementCard: admins,
  updateOrganizationMeasurementCard: global,
  listSawmills: admins,
  createSawmill: organization,
  renameSawmill: organization,
  deleteSawmill: organization,
  createSawmillUser: organization,
  updateSawmillUser: organization,
  deleteSawmillUser: organization,
  assignStacks: admins,
  listStacks: admins,
  listStackCoordinates: admins,
  listStackFilterOptions: admins,
  listSawmillStacks: sawmill,
  listSawmillStackCoordinates: sawmill,
  listStackStatistics: admins,
  getStack: admins,
  getStackFile: admins,
  getStackReport: everyRole,
  createStackReportToken: everyRole,
  getStackMapInfo: everyRole,
  deleteStack: admins,
  downloadStackArchive: everyRole,
  downloadStackCsv: admins,
  downloadStackCsvFromFilter: admins,
};

/** The roles that somebody holds anywhere. */
function rolesOf(principal: Principal): PortalRole[] {
  const roles: PortalRole[] = [];
  if (principal.isGlobalAdmin) roles.push('globalAdmin');
  if (principal.organizationIds.length > 0) roles.push('organizationAdmin');
  if (principal.departmentIds.length > 0) roles.push('departmentAdmin');
  if (principal.sawmillIds.length > 0) roles.push('sawmillUser');
  return roles;
}

export function mayCall(operationId: OperationId, principal: Principal): boolean {
  const right = rights[operationId];
  if (right === 'public' || right === 'anybodySignedIn') return true;
  return rolesOf(principal).some((role) => right.includes(role));
}
