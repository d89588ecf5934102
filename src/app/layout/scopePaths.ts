import { matchPath } from 'react-router';
import { homeOf, paths } from '@/store/access/paths';

export interface ScopeOfPage {
  orgId: string;
  /** May be `all`. */
  deptId: string;
  /** The whole organisation is open to the person: `all` means the organisation itself. */
  isWholeOrganization: boolean;
}

/** The dashboard of a scope. Who may not open the whole organisation would be refused at the organisation's. */
export function dashboardOf({ orgId, deptId, isWholeOrganization }: ScopeOfPage): string {
  return deptId === 'all' && isWholeOrganization ? homeOf(orgId) : homeOf(orgId, deptId);
}

/** The page about a scope: the department's, the organisation's, or the choice among the person's departments. */
export function detailsOf({ orgId, deptId, isWholeOrganization }: ScopeOfPage): string {
  return deptId === 'all' && isWholeOrganization
    ? paths.organization(orgId)
    : paths.department(orgId, deptId);
}

type Section = 'dashboard' | 'stacks' | 'stack' | 'organization' | 'department' | 'person';

const patterns: [pattern: string, section: Section][] = [
  ['/organization/:orgId/dashboard', 'dashboard'],
  ['/organization/:orgId/department/:deptId/dashboard', 'dashboard'],
  ['/organization/:orgId/department/:deptId/stacks', 'stacks'],
  ['/sawmill/stacks', 'stacks'],
  ['/organization/:orgId/department/:deptId/stack/:stackId', 'stack'],
  ['/organization/:orgId', 'organization'],
  ['/organization/:orgId/department/:deptId', 'department'],
  ['/organization/:orgId/person/:personId', 'person'],
  ['/organization/:orgId/department/:deptId/person/:personId', 'person'],
];

/** What a path shows of its scope; undefined on pages that are of no scope. */
export function sectionOf(pathname: string): Section | undefined {
  return patterns.find(([pattern]) => matchPath(pattern, pathname))?.[1];
}
