import { readOrganization } from '../../auth/scope';
import { recordChanges } from '../../calls/recordChanges';
import { call } from '../../http/call';
import { success } from '../../http/envelope';
import { missing } from '../../http/failure';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { contractOf, writeContract } from './contracts.changes';
import {
  contractRoute,
  contractUpdateRoute,
  nextContractRoute,
  nextContractUpdateRoute,
} from './contracts.routes';

const contracts = [
  { period: 'current', readRoute: contractRoute, updateRoute: contractUpdateRoute },
  { period: 'next', readRoute: nextContractRoute, updateRoute: nextContractUpdateRoute },
] as const;

export function contractCalls(deps: ServiceDependencies) {
  const { orm } = deps.database;
  return contracts.flatMap(({ period, readRoute, updateRoute }) => {
    return [
      call(readRoute, async (c) => {
        const id = await readOrganization(orm, c.var.principal, c.req.valid('param').id);
        const found = await contractOf(orm, id, period);
        if (found === undefined) throw missing();
        c.header('ETag', found.etag);
        return c.json(success(found), 200);
      }),

      call(updateRoute, async (c) => {
        const path = { id: c.req.valid('param').id, period, now: deps.now() };
        await recordChanges(deps, c, (transaction) =>
          writeContract(transaction, c.var.principal, path, c.req.valid('json'), c.req.valid('header')),
        );
        return c.json(success(null), 200);
      }),
    ];
  });
}
