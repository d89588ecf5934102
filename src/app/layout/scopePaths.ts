import { matchPath } from 'react-router';
import { type DepartmentTab, paths, patterns } from '@/navigation/paths';

export interface ScopeOfPage {
  orgId: string;
  /** May be `all`. */
  deptId: string;
  /** The person may open the whole organisation: `all` means the organisation itself. */
  isWholeOrganization: boolean;
}

/** A person without access to the whole organisation would be refused at the organisation's dashboard. */
export function dashboardOf({ orgId, deptId, isWholeOrganization }: ScopeOfPage): string {
  return deptId === 'all' && isWholeOrganization ? paths.dashboard(orgId) : paths.dashboard(orgId, deptId);
}

/** The page of the department or of the organisation, or, without tabs, the choice among the person's departments. */
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

/** Undefined on pages without a scope. */
export function sectionOf(pathname: string): Section | undefined {
  return sections.find(([, matching]) => matching.some((pattern) => matchPath(pattern, pathname)))?.[0];
}
