import { paths } from '../../store/access/paths';
import { dashboardOf, detailsOf, type ScopeOfPage, sectionOf } from './scopePaths';

interface Place {
  pathname: string;
  search: string;
}

/**
 * The same sub-page of another department. Filters are kept, from the first page on; a stack belongs to its department,
 * so from there it goes to the stacks; details keep the tab from department to department, whose tabs are the same.
 */
export function departmentPath({ pathname, search }: Place, choice: ScopeOfPage): string {
  const section = sectionOf(pathname);
  if (section === 'dashboard') return dashboardOf(choice) + withoutPage(search);
  if (section === 'department') return detailsOf(choice) + (choice.deptId === 'all' ? '' : search);
  if (section === 'organization') return detailsOf(choice);
  const stacks = paths.stacks(choice.orgId, choice.deptId);
  return section === 'stack' ? stacks : stacks + withoutPage(search);
}

function withoutPage(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  return params.size > 0 ? `?${params}` : '';
}
