import { paths } from '@/navigation/paths';
import { type Access, mayListOrganizations, sortedByName } from './access';
import { isOwnPath } from './redirectState';

/** The order follows the specification (administration area, section 2). */
export function landingPath(access: Access): string {
  if (mayListOrganizations(access)) return paths.organizations;
  const [organizationId] = access.organizationIds;
  if (organizationId) return paths.dashboard(organizationId);
  const [first] = sortedByName(access.departments);
  if (first) return paths.dashboard(first.organizationId, first.departmentId);
  return access.sawmillIds.length > 0 ? paths.sawmillStacks : paths.notAuthorized;
}

export function pathAfterLogin(access: Access, from: unknown): string {
  const mayReturn = !access.isGlobalAdmin && isOwnPath(from) && from !== paths.login;
  return mayReturn ? from : landingPath(access);
}
