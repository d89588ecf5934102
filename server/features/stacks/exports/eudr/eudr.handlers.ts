import { recordChanges } from '../../../../calls/recordChanges';
import { call } from '../../../../http/call';
import { success } from '../../../../http/envelope';
import type { ServiceDependencies } from '../../../../ports/serviceDependencies';
import { setDueDiligence } from './dueDiligence.changes';
import { dueDiligenceRoute } from './eudr.routes';

export function eudrCalls(deps: ServiceDependencies) {
  return [
    call(dueDiligenceRoute, async (c) => {
      await recordChanges(deps, c, (transaction) =>
        setDueDiligence(transaction, c.var.principal, c.req.valid('json')),
      );
      return c.json(success(null), 200);
    }),
  ];
}
