import { call } from '../../../http/call';
import { success } from '../../../http/envelope';
import type { ServiceDependencies } from '../../../ports/serviceDependencies';
import { languageOf } from '../../../texts/language';
import { checkedFilters } from '../filters/filtersInScope';
import { stackVolumes } from './stackVolumes.queries';
import { stackVolumesRoute } from './stackVolumes.routes';

export function stackVolumesCalls({ database: { orm } }: ServiceDependencies) {
  return [
    call(stackVolumesRoute, async (c) => {
      const filters = { ...c.req.valid('json'), dateType: 'Measured' } as const;
      const checked = await checkedFilters(orm, c.var.principal, filters);
      return c.json(
        success(await stackVolumes(orm, checked, languageOf(c.req.header('accept-language')))),
        200,
      );
    }),
  ];
}
