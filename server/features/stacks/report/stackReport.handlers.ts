import { readableStackScope, requireId } from '../../../auth/scope';
import { signReportToken } from '../../../auth/tokens/jwt';
import { hasReport } from '../../../domain/stackStates';
import { call } from '../../../http/call';
import { success } from '../../../http/envelope';
import { conflict, missing } from '../../../http/failure';
import type { ServiceDependencies } from '../../../ports/serviceDependencies';
import { readAndMarkSeen } from '../records/seenBySawmill';
import { visibleStacks } from '../records/stackRecords';
import { stackFailures } from '../stacks.failures';
import { stackReport } from './stackReport.queries';
import { stackReportRoute, stackReportTokenRoute } from './stackReport.routes';

export function stackReportCalls({ database, pictures, tokenSecret, now }: ServiceDependencies) {
  const { orm } = database;
  return [
    call(stackReportRoute, async (c) => {
      const { principal, reportStackId } = c.var;
      const id = requireId(c.req.valid('param').id);
      if (reportStackId !== undefined && reportStackId !== id) throw missing();
      const scope = readableStackScope(orm, principal);
      const { version } = c.req.valid('query');
      const asked = {
        scope,
        principal,
        now: now(),
        version: version === undefined ? undefined : Number(version),
        countAsSeen: () =>
          readAndMarkSeen(
            database.unrecorded,
            principal,
            (transaction) => visibleStacks(transaction, [id], scope),
            () => [id],
          ),
      };
      return c.json(success(await stackReport(orm, pictures, id, asked)), 200);
    }),
    call(stackReportTokenRoute, async (c) => {
      const { principal } = c.var;
      const stackId = requireId(c.req.valid('param').id);
      const stacks = await visibleStacks(orm, [stackId], readableStackScope(orm, principal));
      if (!stacks.every(({ state }) => hasReport(state))) throw conflict(stackFailures.stackNotReportable);
      const signed = signReportToken(tokenSecret, { ...principal, stackId }, now());
      return c.json(success(signed), 200);
    }),
  ];
}
