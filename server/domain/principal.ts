export interface Principal {
  userId: string;
  keyHash?: string | undefined;
  sessionId?: string | undefined;
  name: string;
  email: string;
  isGlobalAdmin: boolean;
  organizationIds: readonly string[];
  departmentIds: readonly string[];
  sawmillIds: readonly string[];
  readOrganizationIds?: readonly string[];
  organizationRelations: readonly { organizationId: string; roles: readonly string[] }[];
  departmentRelations: readonly { departmentId: string; roles: readonly string[] }[];
}

export type Holder =
  | { userId: string; sessionId?: string | undefined; email?: string; keyHash?: string | undefined }
  /** The e-mail address is in lower case. */
  | { email: string; userId?: undefined; sessionId?: undefined; keyHash?: undefined };

export function accountOf({ userId, keyHash }: Principal): string | null {
  return keyHash === undefined ? userId : null;
}
