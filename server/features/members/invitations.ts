import { createAccountLink } from '../../auth/account-links/accountLinks';
import { SlidingWindow } from '../../auth/rateLimit';
import type { Orm } from '../../db/client';
import type { organization } from '../../db/schema';
import { tooManyInvitations, tooManyInvited } from '../../http/failure';
import { accessMail, confirmMail } from '../../mail/accountMails';
import type { Mail } from '../../ports/mailer';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import type { Language } from '../../texts/language';
import type { Account } from './accounts';

export type Country = (typeof organization.$inferSelect)['country'];

const languages: Readonly<Record<Country, Language>> = { dk: 'da', de: 'de', pl: 'pl', uk: 'en' };

interface Invitation {
  /** The account of the inviting caller. */
  callerId: string;
  account: Account;
  /** Named in the mail; its country decides the language. */
  owner: { organizationId: string; name: string; country: Country };
}

const limit = { most: 5, minutes: 60 };
/** More than a company adds by hand, and few enough that nobody sends a mailing with our name on it. */
const ofSenders = { most: 200, minutes: 60 };

/**
 * Invitation mails. An address gets 5 an hour from all organisations together: access can be given and taken
 * away any number of times and must not flood a mailbox. A caller's limit counts only the caller's own
 * invitations, because it must not reveal those of other organisations or departments.
 */
export class Invitations {
  readonly #posted = new SlidingWindow(limit);
  readonly #ofCallers = new SlidingWindow(limit);
  readonly #ofSenders = new SlidingWindow(ofSenders);

  readonly #deps: Pick<ServiceDependencies, 'now' | 'publicUrl'>;

  constructor(deps: Pick<ServiceDependencies, 'now' | 'publicUrl'>) {
    this.#deps = deps;
  }

  /** 429 when the caller invited this address to the organisation too often within the hour. */
  requireOneMore(invitation: Invitation): void {
    const wait = this.#ofCallers.wait(keyOf(invitation), this.#deps.now().getTime());
    if (wait > 0) throw tooManyInvitations(Math.ceil(wait / 1000));
  }

  /**
   * A link that confirms the account, or to sign-in when it is confirmed; no mail over the limit: the newest
   * mailed link stays valid. To be posted after the commit. Every account gets a link, so that the time does
   * not tell whether it is confirmed.
   * @throws ServiceFailure 429 when the caller has invited too many people within the hour
   */
  async mailsFor(transaction: Orm, invitation: Invitation): Promise<Mail[]> {
    const { account, owner } = invitation;
    const { publicUrl } = this.#deps;
    const now = this.#deps.now();
    const { callerId } = invitation;
    const wait = this.#ofSenders.wait(callerId, now.getTime());
    if (wait > 0) throw tooManyInvited(Math.ceil(wait / 1000));
    const key = keyOf(invitation);
    if (this.#ofCallers.wait(key, now.getTime()) > 0) return [];
    this.#ofSenders.add(callerId, now.getTime());
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
