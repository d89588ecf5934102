import { call } from '../../../http/call';
import type { ServiceDependencies } from '../../../ports/serviceDependencies';
import { decideWithResult } from '../decisions/decideOnStack';
import { moveStack } from './moves.changes';
import { moveStackRoute } from './moves.routes';

export function moveCalls(deps: ServiceDependencies) {
  return [
    call(moveStackRoute, async (c) => {
      const body = c.req.valid('json');
      const { id } = c.req.valid('param');
      return c.json(
        await decideWithResult(deps, c, id, (transaction, by) => moveStack(transaction, by, body)),
        200,
      );
    }),
  ];
}
