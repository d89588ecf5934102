/** The caller. Ids are those of active admin relations only: other roles give no access to the portal. */
export interface Principal {
  userId: string;
  /** The session of the call; undefined for a token without one. */
  sessionId?: string | undefined;
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

/** Who is meant: an account, in a session that must not have ended, or the account that has an address now. */
export type Holder =
  | { userId: string; sessionId?: string | undefined; email?: string }
  /** Lower case. */
  | { email: string; userId?: undefined; sessionId?: undefined };
