export const paths = {
  login: '/',
  forgotPassword: '/forgot-password',
  notAuthorized: '/notauthorized',
  organizations: '/organizations',
  sawmillStacks: '/sawmill/stacks',
  /** `deptId` may be `all`. */
  stacks: (orgId: string, deptId: string) =>
    `/organization/${encodeURIComponent(orgId)}/department/${encodeURIComponent(deptId)}/stacks`,
};

/** Where an organisation, or one department of it, opens. */
export function homeOf(orgId: string, deptId = 'all'): string {
  return paths.stacks(orgId, deptId);
}
