import { call } from '../../../http/call';
import { success } from '../../../http/envelope';
import type { ServiceDependencies } from '../../../ports/serviceDependencies';
import { languageOf } from '../../../texts/language';
import { checkedFilters, checkedSawmillFilters } from '../filters/filtersInScope';
import { stackTotals } from './stackTotals.queries';
import { sawmillStackTotalsRoute, stackTotalsRoute } from './stackTotals.routes';

export function stackTotalsCalls({ database: { orm } }: ServiceDependencies) {
  return [
    call(stackTotalsRoute, async (c) => {
      const checked = await checkedFilters(orm, c.var.principal, c.req.valid('json'));
      const language = languageOf(c.req.header('accept-language'));
      return c.json(success(await stackTotals(orm, checked, { ...c.req.valid('query'), language })), 200);
    }),
    call(sawmillStackTotalsRoute, async (c) => {
      const checked = await checkedSawmillFilters(orm, c.var.principal, c.req.valid('json'));
      const language = languageOf(c.req.header('accept-language'));
      return c.json(success(await stackTotals(orm, checked, { ...c.req.valid('query'), language })), 200);
    }),
  ];
}
