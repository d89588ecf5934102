import { success } from '@server/access/answer';
import type { ServiceApp } from '@server/access/serviceApp';
import { stackStatisticsRoute } from '@server/contract/stackStatistics';
import type { ServiceDependencies } from '@server/dependencies';
import { checkedFilters } from '@server/stacks/checkedFilters';
import { stackStatistics } from '@server/stacks/stackStatistics';
import { binStarts } from '@server/stacks/stackStatisticsBins';

/** What the dashboard shows; neither the date type nor the page means anything here. */
export function registerStackStatisticsRoute(
  app: ServiceApp,
  { database: { orm } }: ServiceDependencies,
): void {
  app.openapi(stackStatisticsRoute, async (c) => {
    const { page, pageSize, resolution, timeZone, ...filters } = c.req.valid('json');
    const starts = binStarts({ ...filters, resolution, timeZone });
    const checked = await checkedFilters(orm, c.var.principal, filters);
    return c.json(success(await stackStatistics(orm, checked, starts)), 200);
  });
}
