import { requireId, stackScope } from '../../../auth/scope';
import { call } from '../../../http/call';
import { success } from '../../../http/envelope';
import type { ServiceDependencies } from '../../../ports/serviceDependencies';
import { acceptedLanguage } from '../../../texts/language';
import { decideOnStack } from '../decisions/decideOnStack';
import { correctStack } from './corrections.changes';
import { stackCorrection } from './corrections.queries';
import { correctStackRoute, stackCorrectionRoute } from './corrections.routes';

export function correctionCalls(deps: ServiceDependencies) {
  const { orm } = deps.database;
  return [
    call(stackCorrectionRoute, async (c) => {
      const id = requireId(c.req.valid('param').id);
      const language = acceptedLanguage(c.req.header('accept-language'));
      const scope = stackScope(orm, c.var.principal);
      return c.json(success(await stackCorrection(orm, id, { scope, language })), 200);
    }),
    call(correctStackRoute, async (c) => {
      const correcting = { ...c.req.valid('json'), ifMatch: c.req.valid('header')['if-match'] };
      const { id } = c.req.valid('param');
      return c.json(
        await decideOnStack(deps, c, id, (transaction, by) => correctStack(transaction, by, correcting)),
        200,
      );
    }),
  ];
}
