import type { Context } from 'hono';
import { checkedFilters, checkedSawmillFilters } from '@server/features/stacks/filters/checkedFilters';
import {
  SawmillStackMapFiltersSchema,
  StackMapFiltersSchema,
} from '@server/features/stacks/filters/stackFilterSchemas';
import { success } from '@server/http/envelope';
import { bodyOf } from '@server/http/requireBody';
import type { ServiceApp } from '@server/http/serviceApp';
import type { ServiceDependencies } from '@server/ports/serviceDependencies';
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
