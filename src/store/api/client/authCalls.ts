import { authRequests } from '@/store/api/generated/requests/auth.gen';
import type { SignIn } from '@/store/api/generated/types/schemas.gen';
import { readEnvelope } from '@/store/api/http/envelope';
import { request, type ServiceRequest, timeouts } from '@/store/api/http/request';
import { isServiceError, type ServiceError, serviceErrorOfKind } from '@/store/ports/serviceError';
import { parseSession, type Session } from '@/store/session/session';

// The calls that start and end sessions bypass the api slice: sign-in works before the store has loaded, and
// passwords and refresh tokens never enter its state.

const callAuth = (call: ServiceRequest) =>
  request(call, { signal: AbortSignal.timeout(timeouts.auth), read: readEnvelope });

function readSession(data: unknown): Session | ServiceError {
  const tokens = typeof data === 'object' ? data : null;
  return parseSession({ ...tokens, receivedAt: Date.now() }) ?? serviceErrorOfKind('unreadable', 200);
}

export type SignInAccess = NonNullable<SignIn['access']>;

export interface SignedIn {
  session: Session;
  /** `access` is null if the service does not send it along. */
  access: SignInAccess | null;
}

export function isOwnAccess(value: unknown): value is SignInAccess {
  if (typeof value !== 'object' || value === null) return false;
  if (!('departments' in value && Array.isArray(value.departments) && 'userInfo' in value)) return false;
  const { userInfo } = value;
  const relations = ['organizationRelations', 'departmentRelations', 'sawmillRelations'];
  return (
    typeof userInfo === 'object' &&
    userInfo !== null &&
    relations.every((name) => Array.isArray(Reflect.get(userInfo, name)))
  );
}

export async function requestLogin(username: string, password: string): Promise<SignedIn | ServiceError> {
  const { data, error } = await callAuth(authRequests.login({ body: { username, password } }));
  if (error) return error;
  const session = readSession(data);
  if (isServiceError(session)) return session;
  const sent = typeof data === 'object' && data !== null && 'access' in data ? data.access : null;
  return { session, access: isOwnAccess(sent) ? sent : null };
}

/** The call makes the session's refresh token unusable. */
export async function requestRefresh(session: Session): Promise<Session | ServiceError> {
  const { subject: userId, refreshToken } = session;
  const { data, error } = await callAuth(authRequests.refreshToken({ body: { userId, refreshToken } }));
  return error ?? readSession(data);
}

export async function requestLogout({ refreshToken }: Session): Promise<void> {
  await callAuth(authRequests.logout({ body: { refreshToken } }));
}

async function failureIn(call: ServiceRequest): Promise<ServiceError | null> {
  return (await callAuth(call)).error ?? null;
}

/** The answer does not reveal whether the address has an account. */
export function forgotPassword(email: string): Promise<ServiceError | null> {
  return failureIn(authRequests.forgotPassword({ body: { email } }));
}

export interface AccountLink {
  email: string;
  token: string;
}

export function resetPassword(link: AccountLink, newPassword: string): Promise<ServiceError | null> {
  return failureIn(authRequests.resetPassword({ body: { ...link, newPassword } }));
}

export function confirmAccount(link: AccountLink, password: string): Promise<ServiceError | null> {
  return failureIn(authRequests.confirmAccount({ body: { ...link, password } }));
}
