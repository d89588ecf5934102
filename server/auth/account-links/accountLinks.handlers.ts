import type { Context } from 'hono';
import { success } from '../../http/envelope';
import type { ServiceApp, ServiceEnv } from '../../http/serviceApp';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { languageOf } from '../../texts/language';
import { confirmAccountRoute, forgotPasswordRoute, resetPasswordRoute } from '../auth.routes';
import { AccountLimit, AddressLimit, Attempts } from '../rateLimit';
import { type NewPassword, postPasswordMail, setPasswordByLink } from './accountLinks';

/** Specification, administration area, sections 4 and 7. */
export function registerAccountLinkRoutes(app: ServiceApp, deps: ServiceDependencies): void {
  const callers = new AddressLimit();
  const asked = new AccountLimit({
    perAddress: { most: 3, minutes: 60 },
    inAll: { most: 10, minutes: 60 },
  });
  const tried = new Attempts({ perAddress: { most: 5, minutes: 5 }, inAll: { most: 50, minutes: 15 } });

  app.openapi(forgotPasswordRoute, async (c) => {
    const email = c.req.valid('json').email.toLowerCase();
    const address = c.var.clientAddress;
    const now = deps.now().getTime();
    callers.begin(address, now);
    // A refusal would let strangers use up the requests of the owner, who has several links in the mailbox by then.
    if (asked.wait(email, address, now) > 0) return c.json(success(null), 200);
    asked.add(email, address, now);
    const language = languageOf(c.req.header('accept-language'));
    await postPasswordMail(deps, email, language);
    return c.json(success(null), 200);
  });

  async function setPassword(c: Context<ServiceEnv>, { email: address, ...by }: NewPassword): Promise<void> {
    const email = address.toLowerCase();
    const forgive = tried.begin(email, c.var.clientAddress, deps.now());
    await setPasswordByLink(deps, c, { email, ...by });
    forgive();
  }

  app.openapi(resetPasswordRoute, async (c) => {
    const { newPassword: password, ...link } = c.req.valid('json');
    await setPassword(c, { purpose: 'reset', password, ...link });
    return c.json(success(null), 200);
  });

  app.openapi(confirmAccountRoute, async (c) => {
    await setPassword(c, { purpose: 'confirm', ...c.req.valid('json') });
    return c.json(success(null), 200);
  });
}
