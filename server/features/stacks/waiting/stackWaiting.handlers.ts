import { success } from '../../../http/envelope';
import type { ServiceApp } from '../../../http/serviceApp';
import type { ServiceDependencies } from '../../../ports/serviceDependencies';
import { checkedFilters } from '../filters/filtersInScope';
import { stackWaiting } from './stackWaiting.queries';
import { stackWaitingRoute } from './stackWaiting.routes';

export function registerStackWaitingRoute(app: ServiceApp, { database: { orm } }: ServiceDependencies): void {
  app.openapi(stackWaitingRoute, async (c) => {
    const { overdueTo, ...filters } = c.req.valid('json');
    // Without a range the date type only orders a list.
    const checked = await checkedFilters(orm, c.var.principal, { ...filters, dateType: 'LastChanged' });
    return c.json(success(await stackWaiting(orm, checked, overdueTo)), 200);
  });
}
