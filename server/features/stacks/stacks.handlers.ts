import { idOf, readableStackScope, stackScope, visibleDepartments } from '../../auth/scope';
import { success } from '../../http/envelope';
import type { ServiceApp } from '../../http/serviceApp';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { languageOf } from '../../texts/language';
import { registerStackDetailRoutes } from './detail/stackDetail.handlers';
import { registerStackDownloadRoutes } from './downloads/stackDownloads.handlers';
import { checkRanges } from './filters/checkedFilters';
import { filterOptions } from './filters/filterOptions';
import { deleteStack } from './list/deleteStack';
import { registerStackListRoutes } from './list/stackList.handlers';
import { stackDeleteRoute, stackFilterOptionsRoute, stackMapInfoRoute } from './list/stackList.routes';
import { stackMapInfo } from './list/stackMapInfo.queries';
import { registerStackReportRoutes } from './report/stackReport.handlers';
import { registerStackStatisticsRoute } from './statistics/stackStatistics.handlers';

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
