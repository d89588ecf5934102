import type { Access, Scope } from '../../store/access/access';
import { paths } from '../../store/access/paths';

/**
 * Where the side menu's Stacks leads from a page: the stacks of its scope, the sawmill's for those who have nothing
 * else, and nowhere outside an organisation (specification, administration area, section 2).
 */
export function stacksEntry(access: Access, { orgId, deptId }: Scope): string | null {
  const hasOthers =
    access.isGlobalAdmin || access.organizationIds.length > 0 || access.departments.length > 0;
  const hasSawmills = access.sawmillIds.length > 0;
  if (hasSawmills && !hasOthers) return paths.sawmillStacks;
  if (orgId) return paths.stacks(orgId, deptId ?? 'all');
  return hasSawmills ? paths.sawmillStacks : null;
}
