import type { Context } from 'hono';
import { call } from '../../http/call';
import { success } from '../../http/envelope';
import type { ServiceEnv } from '../../http/serviceApp';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { acceptedLanguage } from '../../texts/language';
import { confirmAccountRoute, forgotPasswordRoute, resetPasswordRoute } from '../auth.routes';
import { Attempts, LinkRequests } from '../rateLimit';
import {
  linkInvalid,
  type NewPassword,
  ownerOfLink,
  postPasswordMail,
  setPasswordByLink,
} from './accountLinks';

type Link = Omit<NewPassword, 'ownerId' | 'now'>;

export function accountLinkCalls(deps: ServiceDependencies) {
  const requests = new LinkRequests(deps.database.unrecorded);
  const tried = new Attempts(deps.database.unrecorded, 'mailed-link');

  async function setPassword(c: Context<ServiceEnv>, { password, ...link }: Link): Promise<void> {
    const spending = { ...link, now: deps.now() };
    const attempt = { account: spending.email, address: c.var.clientAddress, now: spending.now };
    const ownerId = await tried.compare(attempt, () => ownerOfLink(deps.database.unrecorded, spending));
    // Hashing is costly, so a caller without a valid link is refused before it.
    if (ownerId === undefined) throw linkInvalid();
    await setPasswordByLink(deps, c, { ...spending, ownerId, password });
  }
  return [
    call(forgotPasswordRoute, async (c) => {
      const email = c.req.valid('json').email;
      const createdAt = deps.now();
      const maySend = await requests.begin(email, c.var.clientAddress, createdAt);
      // A refusal would let strangers use up the requests of the owner, whose mailbox has several links
      // already.
      if (!maySend) return c.json(success(null), 200);
      const language = acceptedLanguage(c.req.header('accept-language'));
      await postPasswordMail(deps.database.unrecorded, { kind: 'password', email, language, createdAt });
      return c.json(success(null), 200);
    }),
    call(resetPasswordRoute, async (c) => {
      const { newPassword: password, ...link } = c.req.valid('json');
      await setPassword(c, { purpose: 'reset', password, ...link });
      return c.json(success(null), 200);
    }),
    call(confirmAccountRoute, async (c) => {
      await setPassword(c, { purpose: 'confirm', ...c.req.valid('json') });
      return c.json(success(null), 200);
    }),
  ];
}
