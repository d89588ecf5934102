import { call, rawCall } from '../../../http/call';
import { success } from '../../../http/envelope';
import { bodyOf } from '../../../http/requireBody';
import type { ServiceDependencies } from '../../../ports/serviceDependencies';
import { acceptedLanguage } from '../../../texts/language';
import { checkedFilters, checkedSawmillFilters, checkRanges } from '../filters/filtersInScope';
import { StackPointsFiltersSchema } from '../filters/stackFilterSchemas';
import {
  sawmillStackTotalsRoute,
  stackAgeingRoute,
  stackPointsRoute,
  stackStatisticsRoute,
  stackTotalsRoute,
  stackVolumesRoute,
  stackWaitingRoute,
} from './figures.routes';
import { stackAges, stackDurations } from './stackAgeing.queries';
import { packedPoints } from './stackPoints.queries';
import { stackStatistics } from './stackStatistics.queries';
import { stackTotals } from './stackTotals.queries';
import { stackVolumes } from './stackVolumes.queries';
import { stackWaiting } from './stackWaiting.queries';
import { binStarts } from './timeBins';

export function figuresCalls({ database: { orm } }: ServiceDependencies) {
  return [
    rawCall(stackPointsRoute, async (c) => {
      const { pageSize, ...filters } = await bodyOf(c, StackPointsFiltersSchema);
      const checked = await checkedFilters(orm, c.var.principal, filters);
      return c.body(await packedPoints(orm, checked, pageSize), 200, {
        'Content-Type': 'application/octet-stream',
      });
    }),

    // Date type and page do not apply to the dashboard.
    call(stackStatisticsRoute, async (c) => {
      const { page, pageSize, resolution, timeZone, ...filters } = c.req.valid('json');
      const starts = binStarts({ ...filters, resolution, timeZone });
      const checked = await checkedFilters(orm, c.var.principal, filters);
      return c.json(success(await stackStatistics(orm, checked, starts)), 200);
    }),

    call(stackTotalsRoute, async (c) => {
      const checked = await checkedFilters(orm, c.var.principal, c.req.valid('json'));
      const language = acceptedLanguage(c.req.header('accept-language'));
      return c.json(success(await stackTotals(orm, checked, { ...c.req.valid('query'), language })), 200);
    }),
    call(sawmillStackTotalsRoute, async (c) => {
      const checked = await checkedSawmillFilters(orm, c.var.principal, c.req.valid('json'));
      const language = acceptedLanguage(c.req.header('accept-language'));
      return c.json(success(await stackTotals(orm, checked, { ...c.req.valid('query'), language })), 200);
    }),

    call(stackVolumesRoute, async (c) => {
      const filters = { ...c.req.valid('json'), dateType: 'Measured' } as const;
      const checked = await checkedFilters(orm, c.var.principal, filters);
      return c.json(
        success(await stackVolumes(orm, checked, acceptedLanguage(c.req.header('accept-language')))),
        200,
      );
    }),

    call(stackAgeingRoute, async (c) => {
      const { ages, ...filters } = c.req.valid('json');
      for (const age of ages) checkRanges(age);
      const checked = await checkedFilters(orm, c.var.principal, { ...filters, dateType: 'Measured' });
      const { from, to, ...standing } = checked;
      const states = await stackAges(orm, standing, ages);
      return c.json(success({ states, durations: await stackDurations(orm, checked) }), 200);
    }),

    call(stackWaitingRoute, async (c) => {
      const { overdueTo, ...filters } = c.req.valid('json');
      // Without a range the date type only orders a list.
      const checked = await checkedFilters(orm, c.var.principal, { ...filters, dateType: 'LastChanged' });
      return c.json(success(await stackWaiting(orm, checked, overdueTo)), 200);
    }),
  ];
}
