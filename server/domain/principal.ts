/** The caller. Ids are those of active admin relations only: other roles give no access to the portal. */
export interface Principal {
  userId: string;
  name: string;
  email: string;
  isGlobalAdmin: boolean;
  organizationIds: readonly string[];
  departmentIds: readonly string[];
  sawmillIds: readonly string[];
  /** All active ones, by id. */
  organizationRelations: readonly { organizationId: string; roles: readonly string[] }[];
  departmentRelations: readonly { departmentId: string; roles: readonly string[] }[];
}

/** The person that a token names. */
export interface Holder {
  /** Lower case. */
  email: string;
  /** The account where it is known: the address may belong to another account by now. */
  userId?: string;
}
