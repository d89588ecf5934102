import { rawCall } from '../../../http/call';
import { bodyOf } from '../../../http/requireBody';
import type { ServiceDependencies } from '../../../ports/serviceDependencies';
import { checkedFilters } from '../filters/filtersInScope';
import { StackPointsFiltersSchema } from '../filters/stackFilterSchemas';
import { packedPoints } from './stackPoints.queries';
import { stackPointsRoute } from './stackPoints.routes';

export function stackPointsCalls({ database: { orm } }: ServiceDependencies) {
  return [
    rawCall(stackPointsRoute, async (c) => {
      const { pageSize, ...filters } = await bodyOf(c, StackPointsFiltersSchema);
      const checked = await checkedFilters(orm, c.var.principal, filters);
      return c.body(await packedPoints(orm, checked, pageSize), 200, {
        'Content-Type': 'application/octet-stream',
      });
    }),
  ];
}
