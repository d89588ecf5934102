import type { Context } from 'hono';
import { success } from '../../http/envelope';
import type { ServiceApp, ServiceEnv } from '../../http/serviceApp';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { languageOf } from '../../texts/language';
import { confirmAccountRoute, forgotPasswordRoute, resetPasswordRoute } from '../auth.routes';
import { Attempts } from '../rateLimit';
import { forgottenPasswordMail, type NewPassword, setPasswordByLink } from './accountLinks';

/** Specification, administration area, sections 4 and 7. */
export function registerAccountLinkRoutes(app: ServiceApp, deps: ServiceDependencies): void {
  const asked = new Attempts({ most: 3, minutes: 60 });
  const tried = new Attempts({ most: 5, minutes: 5 });

  app.openapi(forgotPasswordRoute, async (c) => {
    const email = c.req.valid('json').email.toLowerCase();
    asked.begin(email, c.var.clientAddress, deps.now());
    const language = languageOf(c.req.header('accept-language'));
    // The work that depends on the address runs after the answer, so that the time of the answer does not
    // tell whether the address has an account.
    deps.mailer.post(() => forgottenPasswordMail(deps, email, language));
    return c.json(success(null), 200);
  });

  async function setPassword(c: Context<ServiceEnv>, { email: address, ...by }: NewPassword): Promise<void> {
    const email = address.toLowerCase();
    const connection = c.var.clientAddress;
    // The key holds the connection too: a stranger cannot lock the owner of the address out.
    const forgive = tried.begin(`${connection} ${email}`, connection, deps.now());
    await setPasswordByLink(deps, { email, ...by });
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
