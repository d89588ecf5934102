import { z } from '@hono/zod-openapi';
import { admins, sawmillUsers } from '../../../domain/roles';
import { SawmillStackTotalsFiltersSchema, StackTotalsFiltersSchema } from '../filters/stackFilterSchemas';
import { filterCall, OptionSchema, VolumeUnitSchema } from '../list/stackList.routes';

const count = z.number().int().min(0);

const StackTotalsSchema = z
  .object({
    totalCount: count,
    groups: z.array(
      z.object({
        treeSpecies: OptionSchema,
        volumeUnit: VolumeUnitSchema,
        count,
        withoutVolume: count,
        volume: z.number().min(0),
      }),
    ),
  })
  .openapi('StackTotals', {
    description:
      'One group for each species and unit, the largest volume first; each volume is exactly the sum of the rows of all pages',
  });

export type StackTotals = z.infer<typeof StackTotalsSchema>;

export const stackTotalsRoute = filterCall({
  path: '/stack/totals',
  operationId: 'listStackTotals',
  heavy: 'figures',
  rights: admins,
  summary: 'Add up the stacks and volumes of a filter by species',
  description: 'Takes the filters of `listStacks`, and adds up what they find.',
  filters: StackTotalsFiltersSchema,
  data: StackTotalsSchema,
});

export const sawmillStackTotalsRoute = filterCall({
  path: '/stack/totals/sawmill',
  operationId: 'listSawmillStackTotals',
  heavy: 'figures',
  rights: sawmillUsers,
  summary: 'Add up what is assigned to the sawmills of the signed-in person by species',
  description: 'Takes the filters of `listSawmillStacks`, and adds up what they find.',
  filters: SawmillStackTotalsFiltersSchema,
  data: StackTotalsSchema,
});

export const stackTotalsRoutes = [stackTotalsRoute, sawmillStackTotalsRoute] as const;
