import { eq } from 'drizzle-orm';
import { loadPrincipal } from '../access/principal';
import type { Orm } from '../db/client';
import {
  appUser,
  department,
  departmentMember,
  organization,
  organizationMember,
  sawmill,
  sawmillMember,
} from '../db/schema';
import type { ServiceDependencies } from '../dependencies';
import { confirmMail, resetMail } from '../mail/accountMails';
import type { Mail } from '../mail/mailer';
import type { Language } from '../texts/language';
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
  const principal = await loadPrincipal(orm, email);
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
  const { name } = organization;
  const [inviter] = await orm
    .select({ name })
    .from(organizationMember)
    .innerJoin(organization, eq(organization.id, organizationMember.organizationId))
    .where(eq(organizationMember.userId, userId))
    .unionAll(
      orm
        .select({ name })
        .from(departmentMember)
        .innerJoin(department, eq(department.id, departmentMember.departmentId))
        .innerJoin(organization, eq(organization.id, department.organizationId))
        .where(eq(departmentMember.userId, userId)),
    )
    .unionAll(
      orm
        .select({ name })
        .from(sawmillMember)
        .innerJoin(sawmill, eq(sawmill.id, sawmillMember.sawmillId))
        .innerJoin(organization, eq(organization.id, sawmill.organizationId))
        .where(eq(sawmillMember.userId, userId)),
    )
    .limit(1);
  return inviter?.name ?? 'Stackyard';
}
