import { asc, eq } from 'drizzle-orm';
import type { Orm } from '../../db/client';
import { appUser, organization } from '../../db/schema';
import { confirmMail, resetMail } from '../../mail/accountMails';
import type { Mail } from '../../ports/mailer';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import type { Language } from '../../texts/language';
import { allMemberships } from '../allMemberships';
import { loadPrincipal } from '../principal';
import { createAccountLink } from './accountLinks';

type Dependencies = Pick<ServiceDependencies, 'database' | 'now' | 'publicUrl'>;

/**
 * The mail for somebody who cannot sign in: a reset link, or another invitation while the account is not confirmed.
 * None for an address (lower case) that nobody may sign in with.
 */
export async function forgottenPasswordMail(
  { database: { orm }, now, publicUrl }: Dependencies,
  email: string,
  language: Language,
): Promise<Mail | undefined> {
  const principal = await loadPrincipal(orm, { email });
  if (principal === undefined) return undefined;
  const { userId } = principal;
  const reader = { to: email, language, publicUrl };
  const [account] = await orm
    .select({ passwordHash: appUser.passwordHash })
    .from(appUser)
    .where(eq(appUser.id, userId));
  if (account === undefined) return undefined;
  const purpose = account.passwordHash === null ? 'confirm' : 'reset';
  const token = await createAccountLink(orm, { userId, purpose, now: now() });
  if (purpose === 'reset') return resetMail({ ...reader, token });
  return confirmMail({ ...reader, token, ownerName: await inviterOf(orm, userId) });
}

/** An organisation that the person belongs to, itself or by a department or sawmill; else the service. */
async function inviterOf(orm: Orm, userId: string): Promise<string> {
  const membership = allMemberships(orm);
  const [inviter] = await orm
    .select({ name: organization.name })
    .from(membership)
    .innerJoin(organization, eq(organization.id, membership.organizationId))
    .where(eq(membership.userId, userId))
    .orderBy(asc(organization.name))
    .limit(1);
  return inviter?.name ?? 'Stackyard';
}
