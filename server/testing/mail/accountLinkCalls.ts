import { eq } from 'drizzle-orm';
import { createAccountLink } from '../../auth/account-links/accountLinks';
import { appUser } from '../../db/schema';
import type { TestService } from '../testService';
import { readMailLink } from './readMailLink';

export const newPassword = 'Fresh-wood-1';

export function forgot(
  service: TestService,
  email: string,
  headers: Record<string, string> = {},
  address = '127.0.0.1',
) {
  return service.call('POST', '/auth/forgot-password', { body: { email }, headers, address });
}

export function reset(service: TestService, email: string, token: string, password = newPassword) {
  return service.call('POST', '/auth/reset-password', { body: { email, newPassword: password, token } });
}

export function confirm(service: TestService, email: string, token: string, password = newPassword) {
  return service.call('POST', '/auth/confirm-account', { body: { email, password, token } });
}

export function mailedLink(service: TestService, path: string) {
  const link = readMailLink(service.mails.at(-1));
  expect(link.page).toBe(`https://portal.example${path}`);
  return link;
}

export async function idOf(service: TestService, email: string): Promise<string> {
  const [account] = await service.orm.select().from(appUser).where(eq(appUser.email, email));
  return account?.id ?? '';
}

export async function invite(service: TestService, email: string): Promise<string> {
  const userId = await idOf(service, email);
  await service.orm.update(appUser).set({ passwordHash: null }).where(eq(appUser.id, userId));
  return createAccountLink(service.orm, { userId, purpose: 'confirm', now: service.deps.now() });
}
