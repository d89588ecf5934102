import { createAccountLink } from '../auth/accountLinks';
import type { Orm } from '../db/client';
import type { organization } from '../db/schema';
import { accessMail, confirmMail } from '../mail/accountMails';
import type { Mail } from '../mail/mailer';
import type { Language } from '../texts/language';
import type { Account } from './accounts';

export type Country = (typeof organization.$inferSelect)['country'];

const languages: Readonly<Record<Country, Language>> = { dk: 'da', de: 'de', pl: 'pl', uk: 'en' };

interface Invitation {
  account: Account;
  /** Who gives access, as the mail names it, and where: that decides on the language. */
  owner: { name: string; country: Country };
  now: Date;
  publicUrl: string;
}

/**
 * The mail to somebody who was given a membership: with a link that confirms the account, or to sign-in when it is
 * confirmed. To be posted after the commit.
 */
export async function invitationFor(
  transaction: Orm,
  { account, owner, now, publicUrl }: Invitation,
): Promise<Mail> {
  const reader = {
    to: account.email,
    ownerName: owner.name,
    language: languages[owner.country],
    publicUrl,
  };
  if (account.isConfirmed) return accessMail(reader);
  const token = await createAccountLink(transaction, { userId: account.id, purpose: 'confirm', now });
  return confirmMail({ ...reader, token });
}
