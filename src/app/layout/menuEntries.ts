import { paths } from '@/navigation/paths';
import { type Access, mayOpenOrganization, type Scope } from '@/store/access/access';
import { dashboardOf, detailsOf } from './scopePaths';

/**
 * Where the side menu's Dashboard leads from a page: to the dashboard of its scope. Like Details it leads nowhere outside an
 * organisation, nor for those who have nothing but a sawmill (specification, administration area, section 2).
 */
export function dashboardEntry(access: Access, scope: Scope): string | null {
  const target = targetOf(access, scope);
  return target && dashboardOf(target);
}

/** Where the side menu's Stacks leads: to the stacks of the scope, or of the sawmill for those who have one. */
export function stacksEntry(access: Access, scope: Scope): string | null {
  const target = targetOf(access, scope);
  if (target) return paths.stacks(target.orgId, target.deptId);
  return access.sawmillIds.length > 0 ? paths.sawmillStacks : null;
}

/** Where the side menu's Details leads: to the page about the scope. */
export function detailsEntry(access: Access, scope: Scope): string | null {
  const target = targetOf(access, scope);
  return target && detailsOf(target);
}

function targetOf(access: Access, { orgId, deptId = 'all' }: Scope) {
  if (!orgId || hasNothingButSawmills(access)) return null;
  return { orgId, deptId, isWholeOrganization: mayOpenOrganization(access, orgId) };
}

function hasNothingButSawmills(access: Access): boolean {
  const hasOthers =
    access.isGlobalAdmin || access.organizationIds.length > 0 || access.departments.length > 0;
  return access.sawmillIds.length > 0 && !hasOthers;
}
