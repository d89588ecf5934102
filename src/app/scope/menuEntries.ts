import { paths } from '@/navigation/paths';
import { type Access, mayOpenOrganization, type Scope } from '@/store/access/access';
import { dashboardOf, detailsOf } from './scopePaths';

/**
 * The path is null outside an organisation and for people with only a sawmill. The entry of Details follows
 * the same rule (specification, administration area, section 2).
 */
export function dashboardEntry(access: Access, scope: Scope): string | null {
  const target = targetOf(access, scope);
  return target && dashboardOf(target);
}

export function stacksEntry(access: Access, scope: Scope): string | null {
  const target = targetOf(access, scope);
  if (target) return paths.stacks(target.orgId, target.deptId);
  return access.sawmillIds.length > 0 ? paths.sawmillStacks : null;
}

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
