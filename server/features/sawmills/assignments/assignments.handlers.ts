import { requireId, requireIds, stackScope } from '../../../auth/scope';
import { onlyOnce } from '../../../calls/idempotency';
import { call } from '../../../http/call';
import { success } from '../../../http/envelope';
import type { ServiceDependencies } from '../../../ports/serviceDependencies';
import { assignStacks, unassignStacks } from './assignments.changes';
import { assignStacksRoute, unassignStacksRoute } from './assignments.routes';

export function assignmentCalls(deps: ServiceDependencies) {
  const { now } = deps;
  return [
    call(assignStacksRoute, (c) =>
      onlyOnce(
        deps,
        c,
        (transaction) =>
          assignStacks(transaction, {
            sawmillId: requireId(c.req.valid('param').id),
            stackIds: requireIds(c.req.valid('json').stackIds),
            scope: stackScope(transaction, c.var.principal),
            now: now(),
          }),
        (assignment) => c.json(success(assignment), 200),
      ),
    ),
    call(unassignStacksRoute, (c) =>
      onlyOnce(
        deps,
        c,
        (transaction) => {
          const { stackIds, until } = c.req.valid('json');
          return unassignStacks(transaction, {
            sawmillId: requireId(c.req.valid('param').id),
            stackIds: requireIds(stackIds),
            scope: stackScope(transaction, c.var.principal),
            now: now(),
            until: until === undefined ? undefined : new Date(until),
          });
        },
        (answer) => c.json(success(answer), 200),
      ),
    ),
  ];
}
