export const paths = {
  login: '/',
  forgotPassword: '/forgot-password',
  notAuthorized: '/notauthorized',
  organizations: '/organizations',
  sawmillStacks: '/sawmill/stacks',
  organization: (orgId: string) => `/organization/${encodeURIComponent(orgId)}`,
  dashboard: (orgId: string) => `/organization/${encodeURIComponent(orgId)}/dashboard`,
  /** `deptId` may be `all`. */
  departmentDashboard: (orgId: string, deptId: string) =>
    `/organization/${encodeURIComponent(orgId)}/department/${encodeURIComponent(deptId)}/dashboard`,
  /** `deptId` may be `all`. */
  department: (orgId: string, deptId: string) =>
    `/organization/${encodeURIComponent(orgId)}/department/${encodeURIComponent(deptId)}`,
  /** A person of an organisation; below a department for those who administer only that. */
  person: (orgId: string, personId: string, deptId?: string) =>
    `${deptId === undefined ? paths.organization(orgId) : paths.department(orgId, deptId)}/person/${encodeURIComponent(personId)}`,
  /** `deptId` may be `all`. */
  stacks: (orgId: string, deptId: string) =>
    `/organization/${encodeURIComponent(orgId)}/department/${encodeURIComponent(deptId)}/stacks`,
  /** `deptId` may be `all`. */
  stack: (orgId: string, deptId: string, stackId: string) =>
    `/organization/${encodeURIComponent(orgId)}/department/${encodeURIComponent(deptId)}/stack/${encodeURIComponent(stackId)}`,
  /** The printable report; the token opens it for whoever has the link. */
  stackReport: (stackId: string, token: string) =>
    `/pdf/stack-measurement-report?${new URLSearchParams({ 'stack-id': stackId, token })}`,
};

/** Where an organisation, or one department of it (which may be `all`), opens: at its dashboard. */
export function homeOf(orgId: string, deptId?: string): string {
  return deptId === undefined ? paths.dashboard(orgId) : paths.departmentDashboard(orgId, deptId);
}
