import { generatePath, matchPath } from 'react-router';

export const patterns = {
  login: '/',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmAccount: '/confirm',
  stackReport: '/pdf/stack-measurement-report',
  notAuthorized: '/notauthorized',
  organizations: '/organizations',
  deletedOrganizations: '/organizations/deleted',
  globalAdmins: '/global-admins',
  measurementCards: '/measurement-cards',
  measurementCardVersion: '/measurement-cards/:cardId/version/:version',
  measurementCardReport: '/measurement-cards/:cardId/version/:version/report/:kind',
  organization: '/organization/:orgId',
  organizationDashboard: '/organization/:orgId/dashboard',
  organizationPerson: '/organization/:orgId/person/:personId',
  department: '/organization/:orgId/department/:deptId',
  departmentDashboard: '/organization/:orgId/department/:deptId/dashboard',
  departmentPerson: '/organization/:orgId/department/:deptId/person/:personId',
  stacks: '/organization/:orgId/department/:deptId/stacks',
  stack: '/organization/:orgId/department/:deptId/stack/:stackId',
  sawmillStacks: '/sawmill/stacks',
  organizationHistory: '/organization/:orgId/history',
  departmentHistory: '/organization/:orgId/department/:deptId/history',
} as const;

export const organizationTabs = [
  'information',
  'contract',
  'contacts',
  'measurementCard',
  'departments',
  'users',
  'sawmills',
  'apiKeys',
] as const;

export const departmentTabs = ['information', 'contract', 'contacts', 'users', 'harvestPlaces'] as const;

export type OrganizationTab = (typeof organizationTabs)[number];
export type DepartmentTab = (typeof departmentTabs)[number];

export const reportKinds = ['fullMeasurement', 'logCount'] as const;

export type ReportKind = (typeof reportKinds)[number];

export interface HistoryOf {
  deptId?: string | undefined;
  kind?: string | undefined;
  thing?: string | undefined;
}

/** `deptId` may be `all`. */
export const paths = {
  login: patterns.login,
  forgotPassword: patterns.forgotPassword,
  notAuthorized: patterns.notAuthorized,
  organizations: patterns.organizations,
  deletedOrganizations: patterns.deletedOrganizations,
  globalAdmins: patterns.globalAdmins,
  measurementCards: patterns.measurementCards,
  measurementCardVersion: (cardId: string, version: number) =>
    generatePath(patterns.measurementCardVersion, { cardId, version: String(version) }),
  measurementCardReport: (cardId: string, version: number, kind: ReportKind) =>
    generatePath(patterns.measurementCardReport, { cardId, version: String(version), kind }),
  sawmillStacks: patterns.sawmillStacks,
  organization: (orgId: string, tab?: OrganizationTab) =>
    generatePath(patterns.organization, { orgId }) + tabQuery(organizationTabs, tab),
  department: (orgId: string, deptId: string, tab?: DepartmentTab) =>
    generatePath(patterns.department, { orgId, deptId }) + tabQuery(departmentTabs, tab),
  dashboard: (orgId: string, deptId?: string) =>
    deptId === undefined
      ? generatePath(patterns.organizationDashboard, { orgId })
      : generatePath(patterns.departmentDashboard, { orgId, deptId }),
  person: (orgId: string, personId: string, deptId?: string) =>
    deptId === undefined
      ? generatePath(patterns.organizationPerson, { orgId, personId })
      : generatePath(patterns.departmentPerson, { orgId, deptId, personId }),
  history: (orgId: string, { deptId, ...filters }: HistoryOf = {}) => {
    const query = new URLSearchParams(
      Object.entries(filters).flatMap(([key, value]) => (value ? [[key, value]] : [])),
    );
    const path =
      deptId === undefined
        ? generatePath(patterns.organizationHistory, { orgId })
        : generatePath(patterns.departmentHistory, { orgId, deptId });
    return query.size > 0 ? `${path}?${query}` : path;
  },
  stacks: (orgId: string, deptId: string) => generatePath(patterns.stacks, { orgId, deptId }),
  stack: (orgId: string, deptId: string, stackId: string) =>
    generatePath(patterns.stack, { orgId, deptId, stackId }),
  /** The link carries the token, so it opens the report without signing in. */
  stackReport: (stackId: string, token: string, version?: number) =>
    `${patterns.stackReport}?${new URLSearchParams({
      ...{ 'stack-id': stackId, token },
      ...(version !== undefined && { version: String(version) }),
    })}`,
};

export function isReportPath(pathname: string): boolean {
  return matchPath(patterns.stackReport, pathname) !== null;
}

function tabQuery<Tab>(tabs: readonly Tab[], tab: Tab | undefined): string {
  const index = tab === undefined ? 0 : tabs.indexOf(tab);
  return index > 0 ? `?tab=${index}` : '';
}
