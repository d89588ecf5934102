import { createAccountLink } from '../../auth/account-links/accountLinks';
import { SlidingWindow } from '../../auth/rateLimit';
import type { Orm } from '../../db/client';
import type { organization } from '../../db/schema';
import { tooManyInvitations } from '../../http/failure';
import { accessMail, confirmMail } from '../../mail/accountMails';
import type { Mail } from '../../ports/mailer';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import type { Language } from '../../texts/language';
import type { Account } from './accounts';

export type Country = (typeof organization.$inferSelect)['country'];

const languages: Readonly<Record<Country, Language>> = { dk: 'da', de: 'de', pl: 'pl', uk: 'en' };

interface Invitation {
  /** The account of whoever invites. */
  callerId: string;
  account: Account;
  /** Who gives access, as the mail names it, and where: that decides on the language. */
  owner: { organizationId: string; name: string; country: Country };
}

const limit = { most: 5, minutes: 60 };

/**
 * The mails to people who were given a membership. An address gets 5 of them an hour, whichever organisation sends
 * them: access can be given, taken away and given again any number of times, and must not flood a mailbox. Callers
 * are told of their own ones only: other organisations, and other departments of the same one, may invite the same
 * address.
 */
export class Invitations {
  readonly #posted = new SlidingWindow(limit);
  readonly #ofCallers = new SlidingWindow(limit);

  readonly #deps: Pick<ServiceDependencies, 'now' | 'publicUrl'>;

  constructor(deps: Pick<ServiceDependencies, 'now' | 'publicUrl'>) {
    this.#deps = deps;
  }

  /** Throws 429 when the caller has invited this address to the organisation too often within the hour. */
  requireOneMore(invitation: Invitation): void {
    const wait = this.#ofCallers.wait(keyOf(invitation), this.#deps.now().getTime());
    if (wait > 0) throw tooManyInvitations(Math.ceil(wait / 1000));
  }

  /**
   * The mail with a link that confirms the account, or to sign-in when it is confirmed; none when there were too many:
   * the newest link that was mailed stays the one that works. To be posted after the commit. A link is made for every
   * account, though one that is confirmed has no use for it: the work does not tell which of them it is.
   */
  async mailsFor(transaction: Orm, invitation: Invitation): Promise<Mail[]> {
    const { account, owner } = invitation;
    const { publicUrl } = this.#deps;
    const now = this.#deps.now();
    const key = keyOf(invitation);
    if (this.#ofCallers.wait(key, now.getTime()) > 0) return [];
    this.#ofCallers.add(key, now.getTime());
    if (this.#posted.wait(account.email, now.getTime()) > 0) return [];
    this.#posted.add(account.email, now.getTime());
    const token = await createAccountLink(transaction, { userId: account.id, purpose: 'confirm', now });
    const reader = {
      to: account.email,
      ownerName: owner.name,
      language: languages[owner.country],
      publicUrl,
    };
    return [account.isConfirmed ? accessMail(reader) : confirmMail({ ...reader, token })];
  }
}

function keyOf({ callerId, account, owner }: Invitation): string {
  return `${callerId} ${owner.organizationId} ${account.email}`;
}
