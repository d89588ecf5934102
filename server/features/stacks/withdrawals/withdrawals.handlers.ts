import type { Context } from 'hono';
import { requireId, stackScope } from '../../../auth/scope';
import { recordChanges } from '../../../calls/recordChanges';
import type { WritableOrm } from '../../../db/client';
import type { Change } from '../../../domain/change';
import { call } from '../../../http/call';
import { success } from '../../../http/envelope';
import type { ServiceEnv } from '../../../http/serviceApp';
import type { ServiceDependencies } from '../../../ports/serviceDependencies';
import type { Deciding } from '../decisions/heldStack';
import { bringBackStack, withdrawStack } from './withdrawals.changes';
import { bringBackStackRoute, withdrawStackRoute } from './withdrawals.routes';

/** A measured stack is taken out of all figures, and brought back. */
export function withdrawalCalls(deps: ServiceDependencies) {
  const decide = async (
    c: Context<ServiceEnv>,
    id: string,
    work: (transaction: WritableOrm, deciding: Deciding) => Promise<Change[]>,
  ) => {
    const stackId = requireId(id);
    const { principal } = c.var;
    await recordChanges(deps, c, (transaction) =>
      work(transaction, { stackId, scope: stackScope(transaction, principal), principal, now: deps.now() }),
    );
    return success(null);
  };
  return [
    call(withdrawStackRoute, async (c) => {
      const body = c.req.valid('json');
      const { id } = c.req.valid('param');
      return c.json(await decide(c, id, (transaction, by) => withdrawStack(transaction, by, body)), 200);
    }),
    call(bringBackStackRoute, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await decide(c, id, bringBackStack), 200);
    }),
  ];
}
