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
  /** `deptId` may be `all`. */
  stacks: (orgId: string, deptId: string) =>
    `/organization/${encodeURIComponent(orgId)}/department/${encodeURIComponent(deptId)}/stacks`,
  /** `deptId` may be `all`. */
  stack: (orgId: string, deptId: string, stackId: string) =>
    `/organization/${encodeURIComponent(orgId)}/department/${encodeURIComponent(deptId)}/stack/${encodeURIComponent(stackId)}`,
};

/** Where an organisation, or one department of it, opens. */
export function homeOf(orgId: string, deptId = 'all'): string {
  return paths.stacks(orgId, deptId);
}
