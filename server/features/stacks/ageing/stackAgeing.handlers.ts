import { call } from '../../../http/call';
import { success } from '../../../http/envelope';
import type { ServiceDependencies } from '../../../ports/serviceDependencies';
import { checkedFilters, checkRanges } from '../filters/filtersInScope';
import { stackAges, stackDurations } from './stackAgeing.queries';
import { stackAgeingRoute } from './stackAgeing.routes';

export function stackAgeingCalls({ database: { orm } }: ServiceDependencies) {
  return [
    call(stackAgeingRoute, async (c) => {
      const { ages, ...filters } = c.req.valid('json');
      for (const age of ages) checkRanges(age);
      const checked = await checkedFilters(orm, c.var.principal, { ...filters, dateType: 'Measured' });
      const { from, to, ...standing } = checked;
      const states = await stackAges(orm, standing, ages);
      return c.json(success({ states, durations: await stackDurations(orm, checked) }), 200);
    }),
  ];
}
