import { matchPath } from 'react-router';
import { type DepartmentTab, paths, patterns } from '@/navigation/paths';

export interface ScopeOfPage {
  orgId: string;
  /** May be `all`. */
  deptId: string;
  /** The whole organisation is open to the person: `all` means the organisation itself. */
  isWholeOrganization: boolean;
}

/** The dashboard of a scope. Who may not open the whole organisation would be refused at the organisation's. */
export function dashboardOf({ orgId, deptId, isWholeOrganization }: ScopeOfPage): string {
  return deptId === 'all' && isWholeOrganization ? paths.dashboard(orgId) : paths.dashboard(orgId, deptId);
}

/** The page about a scope: the department's, the organisation's, or, without tabs, the choice among the person's departments. */
export function detailsOf({ orgId, deptId, isWholeOrganization }: ScopeOfPage, tab?: DepartmentTab): string {
  if (deptId !== 'all') return paths.department(orgId, deptId, tab);
  return isWholeOrganization ? paths.organization(orgId, tab) : paths.department(orgId, deptId);
}

type Section = 'dashboard' | 'stacks' | 'stack' | 'organization' | 'department' | 'person';

const sections: [section: Section, patterns: string[]][] = [
  ['dashboard', [patterns.organizationDashboard, patterns.departmentDashboard]],
  ['stacks', [patterns.stacks, patterns.sawmillStacks]],
  ['stack', [patterns.stack]],
  ['organization', [patterns.organization]],
  ['department', [patterns.department]],
  ['person', [patterns.organizationPerson, patterns.departmentPerson]],
];

/** What a page shows of its scope; undefined on pages without a scope. */
export function sectionOf(pathname: string): Section | undefined {
  return sections.find(([, matching]) => matching.some((pattern) => matchPath(pattern, pathname)))?.[0];
}
