import { success } from '@server/access/answer';
import { idOf, readableStackScope, stackScope, visibleDepartments } from '@server/access/scope';
import type { ServiceApp } from '@server/access/serviceApp';
import { stackDeleteRoute, stackFilterOptionsRoute, stackMapInfoRoute } from '@server/contract/stack';
import type { ServiceDependencies } from '@server/dependencies';
import { checkRanges } from '@server/stacks/checkedFilters';
import { deleteStack } from '@server/stacks/deleteStack';
import { filterOptions } from '@server/stacks/filterOptions';
import { stackMapInfo } from '@server/stacks/stackMapInfo';
import { languageOf } from '@server/texts/language';
import { registerStackDetailRoutes } from './stackDetail';
import { registerStackDownloadRoutes } from './stackDownloads';
import { registerStackListRoutes } from './stackList';
import { registerStackReportRoutes } from './stackReport';
import { registerStackStatisticsRoute } from './stackStatistics';

/** The stack calls (specification, stack area, section 7). */
export function registerStackRoutes(app: ServiceApp, deps: ServiceDependencies): void {
  const { orm } = deps.database;
  registerStackListRoutes(app, deps);
  registerStackDownloadRoutes(app, deps);
  registerStackDetailRoutes(app, deps);
  registerStackReportRoutes(app, deps);
  registerStackStatisticsRoute(app, deps);

  app.openapi(stackFilterOptionsRoute, async (c) => {
    const { departmentIds, from, to } = c.req.valid('json');
    const range = { from, to };
    checkRanges(range);
    const ids = await visibleDepartments(orm, c.var.principal, departmentIds);
    const language = languageOf(c.req.header('accept-language'));
    return c.json(success(await filterOptions(orm, ids, range, language)), 200);
  });

  app.openapi(stackMapInfoRoute, async (c) => {
    const { principal } = c.var;
    const id = idOf(c.req.valid('param').id);
    return c.json(success(await stackMapInfo(orm, id, readableStackScope(orm, principal))), 200);
  });

  app.openapi(stackDeleteRoute, async (c) => {
    const { principal } = c.var;
    await deleteStack(orm, idOf(c.req.valid('param').id), stackScope(orm, principal));
    return c.body(null, 204);
  });
}
