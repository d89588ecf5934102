import { type Access, mayOpenOrganization, type Scope } from '../../store/access/access';
import { paths } from '../../store/access/paths';

/**
 * Where the side menu's Stacks leads from a page: the stacks of its scope, the sawmill's for those who have nothing
 * else, and nowhere outside an organisation (specification, administration area, section 2).
 */
export function stacksEntry(access: Access, { orgId, deptId }: Scope): string | null {
  const hasSawmills = access.sawmillIds.length > 0;
  if (hasNothingButSawmills(access)) return paths.sawmillStacks;
  if (orgId) return paths.stacks(orgId, deptId ?? 'all');
  return hasSawmills ? paths.sawmillStacks : null;
}

/**
 * Where the side menu's Details leads: the page of the department that the person is in, else of the organisation
 * where it is open to them, else the choice among its departments.
 */
export function detailsEntry(access: Access, { orgId, deptId = 'all' }: Scope): string | null {
  if (!orgId || hasNothingButSawmills(access)) return null;
  const isWholeOrganization = deptId === 'all' && mayOpenOrganization(access, orgId);
  return isWholeOrganization ? paths.organization(orgId) : paths.department(orgId, deptId);
}

function hasNothingButSawmills(access: Access): boolean {
  const hasOthers =
    access.isGlobalAdmin || access.organizationIds.length > 0 || access.departments.length > 0;
  return access.sawmillIds.length > 0 && !hasOthers;
}
