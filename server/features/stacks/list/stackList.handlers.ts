import type { Context } from 'hono';
import { success } from '../../../http/envelope';
import { bodyOf } from '../../../http/requireBody';
import type { ServiceApp } from '../../../http/serviceApp';
import type { ServiceDependencies } from '../../../ports/serviceDependencies';
import { checkedFilters, checkedSawmillFilters } from '../filters/checkedFilters';
import { SawmillStackMapFiltersSchema, StackMapFiltersSchema } from '../filters/stackFilterSchemas';
import { coordinatesJson } from './stackCoordinates.queries';
import { stackPage } from './stackList.queries';
import {
  sawmillStackListRoute,
  sawmillStackMapListRoute,
  stackListRoute,
  stackMapListRoute,
} from './stackList.routes';

/** Lists and maps of stacks, for admins by department and for sawmill users by sawmill. */
export function registerStackListRoutes(app: ServiceApp, { database: { orm } }: ServiceDependencies): void {
  app.openapi(stackListRoute, async (c) => {
    const { page, pageSize, ...filters } = c.req.valid('json');
    const checked = await checkedFilters(orm, c.var.principal, filters);
    return c.json(success(await stackPage(orm, checked, { page, pageSize })), 200);
  });

  app.openapi(sawmillStackListRoute, async (c) => {
    const { page, pageSize, ...filters } = c.req.valid('json');
    const checked = await checkedSawmillFilters(orm, c.var.principal, filters);
    return c.json(success(await stackPage(orm, checked, { page, pageSize })), 200);
  });

  app.put(stackMapListRoute.getRoutingPath(), async (c) => {
    const { page, pageSize, ...filters } = await bodyOf(c, StackMapFiltersSchema);
    const checked = await checkedFilters(orm, c.var.principal, filters);
    return successJson(c, await coordinatesJson(orm, checked, { page, pageSize }));
  });

  app.put(sawmillStackMapListRoute.getRoutingPath(), async (c) => {
    const { page, pageSize, ...filters } = await bodyOf(c, SawmillStackMapFiltersSchema);
    const checked = await checkedSawmillFilters(orm, c.var.principal, filters);
    return successJson(c, await coordinatesJson(orm, checked, { page, pageSize }));
  });
}

/** The envelope round a JSON text that PostgreSQL has written. */
function successJson(c: Context, json: string): Response {
  return c.body(`{"data":${json},"errorMessage":null}`, 200, { 'Content-Type': 'application/json' });
}
