import { call } from '../../../http/call';
import { success } from '../../../http/envelope';
import type { ServiceDependencies } from '../../../ports/serviceDependencies';
import { checkedFilters } from '../filters/filtersInScope';
import { stackStatistics } from './stackStatistics.queries';
import { stackStatisticsRoute } from './stackStatistics.routes';
import { binStarts } from './timeBins';

/** Date type and page do not apply to the dashboard. */
export function stackStatisticsCalls({ database: { orm } }: ServiceDependencies) {
  return [
    call(stackStatisticsRoute, async (c) => {
      const { page, pageSize, resolution, timeZone, ...filters } = c.req.valid('json');
      const starts = binStarts({ ...filters, resolution, timeZone });
      const checked = await checkedFilters(orm, c.var.principal, filters);
      return c.json(success(await stackStatistics(orm, checked, starts)), 200);
    }),
  ];
}
