import { z } from '@hono/zod-openapi';
import { admins } from '../../../domain/roles';
import { StackStateSchema } from '../../../domain/schemas';
import { StackAgeingFiltersSchema } from '../filters/stackFilterSchemas';
import { filterCall } from '../list/stackList.routes';

const count = z.number().int().min(0);

const StackAmountSchema = z
  .object({
    count,
    volume: z.number().min(0).openapi({ description: 'Known volume in m³' }),
    withoutVolume: count.openapi({ description: 'Stacks whose volume is not in the sum' }),
  })
  .openapi('StackAmount');

/** Apart: to be nullable would pass to everything else that has the name. */
const departmentId = z.string().nullable().openapi({ description: 'Null: all departments of the filter' });

const StackDurationSchema = z
  .object({ count, medianDays: z.number().nullable() })
  .openapi('StackDuration', { description: 'The stacks that left the state, and the median of their days' });

const StackAgeingSchema = z
  .object({
    states: z
      .array(
        z.object({
          departmentId,
          state: StackStateSchema,
          total: StackAmountSchema,
          ages: z.array(StackAmountSchema).openapi({ description: 'In the order of the call' }),
        }),
      )
      .openapi({
        description: 'What is in a state now, by the date at which that began; none without stacks',
      }),
    durations: z
      .array(
        z.object({ departmentId, toMeasurement: StackDurationSchema, toAssignment: StackDurationSchema }),
      )
      .openapi({ description: 'Of what was measured, and assigned, in the range' }),
  })
  .openapi('StackAgeing');

export type StackAgeing = z.infer<typeof StackAgeingSchema>;

export const stackAgeingRoute = filterCall({
  path: '/stack/ageing',
  operationId: 'listStackAgeing',
  heavy: 'figures',
  rights: admins,
  summary: 'Count the stacks of each state by their age, and the days that states last',
  description:
    'The caller gives the ages as ranges of days; the medians are of the stacks that left a state within the range.',
  filters: StackAgeingFiltersSchema,
  data: StackAgeingSchema,
});

export const stackAgeingRoutes = [stackAgeingRoute] as const;
