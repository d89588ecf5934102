import type { Context } from 'hono';
import { requireId, stackScope } from '../../../auth/scope';
import { recordChanges } from '../../../calls/recordChanges';
import type { WritableOrm } from '../../../db/client';
import type { Change } from '../../../domain/change';
import { call } from '../../../http/call';
import { success } from '../../../http/envelope';
import type { ServiceEnv } from '../../../http/serviceApp';
import type { ServiceDependencies } from '../../../ports/serviceDependencies';
import { acceptDoubts, askAnew, takeBackAcceptance, takeBackAsking } from './decisions.changes';
import {
  acceptDoubtsRoute,
  askAnewRoute,
  takeBackAcceptanceRoute,
  takeBackAskingRoute,
} from './decisions.routes';
import type { Deciding } from './heldStack';

/** What an administrator decides about a stack that is in doubt. */
export function decisionCalls(deps: ServiceDependencies) {
  const decide = async (
    c: Context<ServiceEnv>,
    id: string,
    work: (transaction: WritableOrm, deciding: Deciding) => Promise<Change[]>,
  ) => {
    const stackId = requireId(id);
    const { principal } = c.var;
    await recordChanges(deps, c, (transaction) =>
      work(transaction, {
        stackId,
        scope: stackScope(transaction, principal),
        principal,
        now: deps.now(),
      }),
    );
    return success(null);
  };
  return [
    call(acceptDoubtsRoute, async (c) => {
      const body = c.req.valid('json');
      const { id } = c.req.valid('param');
      return c.json(await decide(c, id, (transaction, by) => acceptDoubts(transaction, by, body)), 200);
    }),
    call(takeBackAcceptanceRoute, async (c) => {
      const { id, kind } = c.req.valid('param');
      return c.json(await decide(c, id, (transaction, by) => takeBackAcceptance(transaction, by, kind)), 200);
    }),
    call(askAnewRoute, async (c) => {
      const body = c.req.valid('json');
      const { id } = c.req.valid('param');
      return c.json(await decide(c, id, (transaction, by) => askAnew(transaction, by, body)), 200);
    }),
    call(takeBackAskingRoute, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await decide(c, id, takeBackAsking), 200);
    }),
  ];
}
