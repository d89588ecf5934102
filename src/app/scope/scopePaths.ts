import { matchPath } from 'react-router';
import { type DepartmentTab, departmentTabs, organizationTabs, paths, patterns } from '@/navigation/paths';
import { readTab } from '@/ui/tabs/tabParam';

interface ScopeOfPage {
  orgId: string;
  deptId: string;
  isWholeOrganization: boolean;
}

/**
 * Returns the organisation's dashboard only for a person with access to the whole organisation, because
 * anybody else would be refused there.
 */
export function dashboardOf({ orgId, deptId, isWholeOrganization }: ScopeOfPage): string {
  return deptId === 'all' && isWholeOrganization ? paths.dashboard(orgId) : paths.dashboard(orgId, deptId);
}

export function detailsOf({ orgId, deptId, isWholeOrganization }: ScopeOfPage, tab?: DepartmentTab): string {
  if (deptId !== 'all') return paths.department(orgId, deptId, tab);
  const ofOrganization = organizationTabs.find((one) => one === tab);
  return isWholeOrganization ? paths.organization(orgId, ofOrganization) : paths.department(orgId, deptId);
}

function historyOf({ orgId, deptId, isWholeOrganization }: ScopeOfPage): string {
  return paths.history(orgId, deptId === 'all' && isWholeOrganization ? {} : { deptId });
}

type Section = 'dashboard' | 'stacks' | 'stack' | 'organization' | 'department' | 'person' | 'history';

const sections: [section: Section, patterns: string[]][] = [
  ['dashboard', [patterns.organizationDashboard, patterns.departmentDashboard]],
  ['stacks', [patterns.stacks, patterns.sawmillStacks]],
  ['stack', [patterns.stack]],
  ['organization', [patterns.organization]],
  ['department', [patterns.department]],
  ['person', [patterns.organizationPerson, patterns.departmentPerson]],
  ['history', [patterns.organizationHistory, patterns.departmentHistory]],
];

export function sectionOf(pathname: string): Section | undefined {
  return sections.find(([, matching]) => matching.some((pattern) => matchPath(pattern, pathname)))?.[0];
}

interface Location {
  pathname: string;
  search: string;
}

/**
 * Returns the same sub-page of another department. Filters stay, but start at the first page. The page of a
 * stack leads to the stack list, and that of a person to the users, because a stack and a person belong to
 * one department. Details keep the query between departments. Between a department and the organisation they
 * keep the tab if both have it.
 */
export function departmentPath({ pathname, search }: Location, choice: ScopeOfPage): string {
  const section = sectionOf(pathname);
  if (section === 'dashboard') return dashboardOf(choice) + withoutPage(search);
  if (section === 'person') return detailsOf(choice, 'users');
  if (section === 'history') return historyOf(choice);
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
