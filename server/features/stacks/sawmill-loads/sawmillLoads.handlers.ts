import { call } from '../../../http/call';
import { success } from '../../../http/envelope';
import type { ServiceDependencies } from '../../../ports/serviceDependencies';
import { sawmillLoads } from './sawmillLoads.queries';
import { sawmillLoadsRoute } from './sawmillLoads.routes';

export function sawmillLoadsCalls({ database: { orm } }: ServiceDependencies) {
  return [
    call(sawmillLoadsRoute, async (c) =>
      c.json(success(await sawmillLoads(orm, c.var.principal, c.req.valid('json'))), 200),
    ),
  ];
}
