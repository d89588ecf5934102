import { call } from '../../../http/call';
import { success } from '../../../http/envelope';
import type { ServiceDependencies } from '../../../ports/serviceDependencies';
import { checkedFilters } from '../filters/filtersInScope';
import { stackWaiting } from './stackWaiting.queries';
import { stackWaitingRoute } from './stackWaiting.routes';

export function stackWaitingCalls({ database: { orm } }: ServiceDependencies) {
  return [
    call(stackWaitingRoute, async (c) => {
      const { overdueTo, ...filters } = c.req.valid('json');
      // Without a range the date type only orders a list.
      const checked = await checkedFilters(orm, c.var.principal, { ...filters, dateType: 'LastChanged' });
      return c.json(success(await stackWaiting(orm, checked, overdueTo)), 200);
    }),
  ];
}
