import { createAccountLink } from '../auth/accountLinks';
import { SlidingWindow } from '../auth/slidingWindow';
import type { Orm } from '../db/client';
import type { organization } from '../db/schema';
import type { ServiceDependencies } from '../dependencies';
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
}

/**
 * The mails to people who were given a membership. An address gets 5 of them an hour, whoever sends them: access can
 * be given, taken away and given again as often as somebody likes, and nobody's mailbox is flooded by it.
 */
export class Invitations {
  readonly #posted = new SlidingWindow({ most: 5, minutes: 60 });

  readonly #deps: Pick<ServiceDependencies, 'now' | 'publicUrl'>;

  constructor(deps: Pick<ServiceDependencies, 'now' | 'publicUrl'>) {
    this.#deps = deps;
  }

  /**
   * The mail with a link that confirms the account, or to sign-in when it is confirmed; none when there were too many:
   * the newest link that was mailed stays the one that works. To be posted after the commit.
   */
  async mailsFor(transaction: Orm, { account, owner }: Invitation): Promise<Mail[]> {
    const { publicUrl } = this.#deps;
    const now = this.#deps.now();
    if (this.#posted.wait(account.email, now.getTime()) > 0) return [];
    this.#posted.add(account.email, now.getTime());
    const reader = {
      to: account.email,
      ownerName: owner.name,
      language: languages[owner.country],
      publicUrl,
    };
    if (account.isConfirmed) return [accessMail(reader)];
    const token = await createAccountLink(transaction, { userId: account.id, purpose: 'confirm', now });
    return [confirmMail({ ...reader, token })];
  }
}
