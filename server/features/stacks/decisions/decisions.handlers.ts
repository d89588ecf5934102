import { call } from '../../../http/call';
import type { ServiceDependencies } from '../../../ports/serviceDependencies';
import { decideOnStack } from './decideOnStack';
import { acceptDoubts, askAnew, takeBackAcceptance, takeBackAsking } from './decisions.changes';
import {
  acceptDoubtsRoute,
  askAnewRoute,
  takeBackAcceptanceRoute,
  takeBackAskingRoute,
} from './decisions.routes';

export function decisionCalls(deps: ServiceDependencies) {
  return [
    call(acceptDoubtsRoute, async (c) => {
      const body = c.req.valid('json');
      const { id } = c.req.valid('param');
      return c.json(
        await decideOnStack(deps, c, id, (transaction, by) => acceptDoubts(transaction, by, body)),
        200,
      );
    }),
    call(takeBackAcceptanceRoute, async (c) => {
      const { id, kind } = c.req.valid('param');
      return c.json(
        await decideOnStack(deps, c, id, (transaction, by) => takeBackAcceptance(transaction, by, kind)),
        200,
      );
    }),
    call(askAnewRoute, async (c) => {
      const body = c.req.valid('json');
      const { id } = c.req.valid('param');
      return c.json(
        await decideOnStack(deps, c, id, (transaction, by) => askAnew(transaction, by, body)),
        200,
      );
    }),
    call(takeBackAskingRoute, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await decideOnStack(deps, c, id, takeBackAsking), 200);
    }),
  ];
}
