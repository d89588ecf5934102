import { success } from '../../../http/envelope';
import type { ServiceApp } from '../../../http/serviceApp';
import type { ServiceDependencies } from '../../../ports/serviceDependencies';
import { checkedFilters, checkRanges } from '../filters/filtersInScope';
import { stackAges, stackDurations } from './stackAgeing.queries';
import { stackAgeingRoute } from './stackAgeing.routes';

export function registerStackAgeingRoute(app: ServiceApp, { database: { orm } }: ServiceDependencies): void {
  app.openapi(stackAgeingRoute, async (c) => {
    const { ages, ...filters } = c.req.valid('json');
    for (const age of ages) checkRanges(age);
    const checked = await checkedFilters(orm, c.var.principal, { ...filters, dateType: 'Measured' });
    const { from, to, ...standing } = checked;
    const states = await stackAges(orm, standing, ages);
    return c.json(success({ states, durations: await stackDurations(orm, checked) }), 200);
  });
}
