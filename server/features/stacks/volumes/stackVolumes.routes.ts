import { z } from '@hono/zod-openapi';
import { admins } from '../../../domain/roles';
import { StackVolumesFiltersSchema } from '../filters/stackFilterSchemas';
import { filterCall } from '../list/stackList.routes';

const count = z.number().int().min(0);

const StackVolumesPartSchema = z
  .object({
    key: z.string().nullable().openapi({ description: 'Species key or id; null: the stacks have none' }),
    name: z.string().nullable(),
    count,
    withoutVolume: count.openapi({ description: 'Stacks whose volume is not in the sum' }),
    volume: z.number().min(0).openapi({ description: 'Measured volume in m³' }),
  })
  .openapi('StackVolumesPart');

const parts = z.array(StackVolumesPartSchema);

const StackVolumesSchema = z
  .object({ treeSpecies: parts, sawmills: parts, departments: parts })
  .openapi('StackVolumes', {
    description:
      'The same stacks in three ways, of one moment, the largest volume first; the parts of each way add up to the volume of the statistics',
  });

export type StackVolumes = z.infer<typeof StackVolumesSchema>;

export const stackVolumesRoute = filterCall({
  path: '/stack/volumes',
  operationId: 'listStackVolumes',
  heavy: 'figures',
  rights: admins,
  summary: 'Divide the measured volume by species, by sawmill and by department',
  description: 'Each division adds up to the same total.',
  filters: StackVolumesFiltersSchema,
  data: StackVolumesSchema,
});

export const stackVolumesRoutes = [stackVolumesRoute] as const;
