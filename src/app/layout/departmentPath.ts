import { paths } from '@/store/access/paths';
import { readTab, withTab } from '@/ui/tabs/tabParam';
import { dashboardOf, detailsOf, type ScopeOfPage, sectionOf } from './scopePaths';

interface Place {
  pathname: string;
  search: string;
}

/**
 * The same sub-page of another department. Filters are kept, from the first page on; a stack belongs to its department,
 * so from there it goes to the stacks; from a person it goes to the users; details keep the tab from department to department, whose tabs are the same, and
 * between department and organisation where both have it.
 */
export function departmentPath({ pathname, search }: Place, choice: ScopeOfPage): string {
  const section = sectionOf(pathname);
  if (section === 'dashboard') return dashboardOf(choice) + withoutPage(search);
  if (section === 'person') return detailsOf(choice) + detailsSearch('department', usersOfDepartment, choice);
  if (section === 'department' || section === 'organization') {
    return detailsOf(choice) + detailsSearch(section, search, choice);
  }
  const stacks = paths.stacks(choice.orgId, choice.deptId);
  return section === 'stack' ? stacks : stacks + withoutPage(search);
}

/** The tabs that both pages have, by their numbers in the URL: information, contract, contacts and users. */
const sharedTabs = [
  { organization: 0, department: 0 },
  { organization: 1, department: 1 },
  { organization: 2, department: 2 },
  { organization: 5, department: 3 },
];
const tabsOfOrganization = 7;
const usersOfDepartment = '?tab=3';

function detailsSearch(
  from: 'organization' | 'department',
  search: string,
  { deptId, isWholeOrganization }: ScopeOfPage,
): string {
  const to = deptId === 'all' ? 'organization' : 'department';
  if (from === to) return search;
  if (to === 'organization' && !isWholeOrganization) return '';
  const tab = readTab(new URLSearchParams(search), tabsOfOrganization);
  const shared = sharedTabs.find((tabs) => tabs[from] === tab)?.[to];
  return shared ? `?${withTab(new URLSearchParams(), shared)}` : '';
}

function withoutPage(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  return params.size > 0 ? `?${params}` : '';
}
