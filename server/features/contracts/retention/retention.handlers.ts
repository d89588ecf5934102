import { readOrganization } from '../../../auth/scope';
import { call } from '../../../http/call';
import { success } from '../../../http/envelope';
import type { ServiceDependencies } from '../../../ports/serviceDependencies';
import { previewRetention } from './retention.queries';
import { retentionRoute } from './retention.routes';

export function retentionCalls({ database, now }: ServiceDependencies) {
  const { orm } = database;
  return [
    call(retentionRoute, async (c) => {
      const id = await readOrganization(orm, c.var.principal, c.req.valid('param').id);
      return c.json(success(await previewRetention(orm, id, c.req.valid('query').months, now())), 200);
    }),
  ];
}
