/** Who is calling, with the active admin relations only: other roles give no access to the portal. */
export interface Principal {
  userId: string;
  email: string;
  isGlobalAdmin: boolean;
  organizationIds: readonly string[];
  departmentIds: readonly string[];
  sawmillIds: readonly string[];
}
