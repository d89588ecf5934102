import { call } from '../../../http/call';
import type { ServiceDependencies } from '../../../ports/serviceDependencies';
import { decideOnStack } from '../decisions/decideOnStack';
import { bringBackStack, withdrawStack } from './withdrawals.changes';
import { bringBackStackRoute, withdrawStackRoute } from './withdrawals.routes';

export function withdrawalCalls(deps: ServiceDependencies) {
  return [
    call(withdrawStackRoute, async (c) => {
      const body = c.req.valid('json');
      const { id } = c.req.valid('param');
      return c.json(
        await decideOnStack(deps, c, id, (transaction, by) => withdrawStack(transaction, by, body)),
        200,
      );
    }),
    call(bringBackStackRoute, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await decideOnStack(deps, c, id, bringBackStack), 200);
    }),
  ];
}
