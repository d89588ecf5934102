/** Who is calling, with the active admin relations only: other roles give no access to the portal. */
export interface Principal {
  userId: string;
  email: string;
  isGlobalAdmin: boolean;
  organizationIds: readonly string[];
  departmentIds: readonly string[];
  sawmillIds: readonly string[];
}

/** Whom a token names. */
export interface Holder {
  /** Lower case. */
  email: string;
  /** The account, where it is known: another one may have the address by now. */
  userId?: string;
}
