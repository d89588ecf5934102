import { failureOf, type ServiceError } from '@/store/ports/serviceError';
import { parseSession, type Session, tokenContent } from '@/store/session/session';
import { type Answer, readAnswer } from './envelope';
import { interruption, send, timeLimits } from './send';

// The calls that give and end sessions go past the api slice: sign-in works before the store is loaded, and neither
// password nor refresh token ever stands in its state.

async function post(url: string, body: object): Promise<Answer> {
  const signal = AbortSignal.timeout(timeLimits.auth);
  const reply = await send({ url, method: 'POST', body }, null, signal);
  if (reply.error) return { error: reply.error };
  return readAnswer(reply.response).catch(() => ({ error: interruption(signal) }));
}

async function requestSession(url: string, body: object): Promise<Session | ServiceError> {
  const { data, error } = await post(url, body);
  if (error) return error;
  const tokens = typeof data === 'object' ? data : null;
  return parseSession({ ...tokens, receivedAt: Date.now() }) ?? failureOf('unreadable', 200);
}

export function requestLogin(username: string, password: string): Promise<Session | ServiceError> {
  return requestSession('/auth/login', { username, password });
}

/** Exchanges a session's refresh token, which is spent by it. */
export function requestRefresh(session: Session): Promise<Session | ServiceError> {
  const userId = tokenContent(session)?.subject;
  return requestSession('/auth/refresh-token', { userId, refreshToken: session.refreshToken });
}

/** Tells the service that a refresh token must die. One that knows no such call, or does not answer, changes nothing. */
export async function requestLogout({ refreshToken }: Session): Promise<void> {
  await post('/auth/logout', { refreshToken });
}

/** Sends a call that answers with nothing but whether it worked. */
async function request(url: string, body: object): Promise<ServiceError | null> {
  const { error } = await post(url, body);
  return error ?? null;
}

/** Asks for a mail with a reset link. The service does not tell whether it knows the address. */
export function forgotPassword(email: string): Promise<ServiceError | null> {
  return request('/auth/forgot-password', { email });
}

/** What a mailed link holds: for whom it is, and the secret that it may be used with once. */
export interface AccountLink {
  email: string;
  token: string;
}

export function resetPassword(link: AccountLink, newPassword: string): Promise<ServiceError | null> {
  return request('/auth/reset-password', { ...link, newPassword });
}

export function confirmAccount(link: AccountLink, password: string): Promise<ServiceError | null> {
  return request('/auth/confirm-account', { ...link, password });
}
