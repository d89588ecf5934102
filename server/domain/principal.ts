/** The caller. Ids are those of active admin relations only: other roles give no access to the portal. */
export interface Principal {
  /** The account, or the key of an organisation. */
  userId: string;
  /** Of a key, which is no account; undefined for people. */
  keyHash?: string | undefined;
  /** The session of the call; undefined for a token without one. */
  sessionId?: string | undefined;
  name: string;
  email: string;
  isGlobalAdmin: boolean;
  organizationIds: readonly string[];
  departmentIds: readonly string[];
  sawmillIds: readonly string[];
  /** Of a key: whose stacks it reads. It administers nothing there. */
  readOrganizationIds?: readonly string[];
  /** All active ones, by id. */
  organizationRelations: readonly { organizationId: string; roles: readonly string[] }[];
  departmentRelations: readonly { departmentId: string; roles: readonly string[] }[];
}

/** Who is meant: an account, in a session that must not have ended, the account that has an address now, or a key. */
export type Holder =
  | { userId: string; sessionId?: string | undefined; email?: string; keyHash?: string | undefined }
  /** Lower case. */
  | { email: string; userId?: undefined; sessionId?: undefined; keyHash?: undefined };

/** The account of a caller; null for a key. */
export function accountOf({ userId, keyHash }: Principal): string | null {
  return keyHash === undefined ? userId : null;
}
