import { departmentTabs, organizationTabs, paths } from '@/navigation/paths';
import { readTab } from '@/ui/tabs/tabParam';
import { dashboardOf, detailsOf, type ScopeOfPage, sectionOf } from './scopePaths';

interface Location {
  pathname: string;
  search: string;
}

/**
 * The same sub-page of another department. Filters stay, but start at the first page. A stack leads to the stacks
 * and a person to the users, because both belong to their department. Details keep the query between departments,
 * and the tab between department and organisation if both have it.
 */
export function departmentPath({ pathname, search }: Location, choice: ScopeOfPage): string {
  const section = sectionOf(pathname);
  if (section === 'dashboard') return dashboardOf(choice) + withoutPage(search);
  if (section === 'person') return detailsOf(choice, 'users');
  if (section === 'department' || section === 'organization') {
    const target = choice.deptId === 'all' ? 'organization' : 'department';
    if (section === target) return detailsOf(choice) + search;
    const tabs = section === 'organization' ? organizationTabs : departmentTabs;
    const shown = tabs[readTab(new URLSearchParams(search), tabs.length)];
    const shared = departmentTabs.find((tab) => tab === shown);
    return detailsOf(choice, shared);
  }
  const stacks = paths.stacks(choice.orgId, choice.deptId);
  return section === 'stack' ? stacks : stacks + withoutPage(search);
}

function withoutPage(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  return params.size > 0 ? `?${params}` : '';
}
