import { z } from '@hono/zod-openapi';
import { admins } from '../../../domain/roles';
import { instant } from '../../../domain/schemas';
import { StackWaitingFiltersSchema } from '../filters/stackFilterSchemas';
import { filterCall } from '../list/stackList.routes';

const count = z.number().int().min(0);
const oldest = instant.nullable().openapi({ description: 'The date of the oldest; null without stacks' });
const volumes = {
  volume: z.number().min(0).openapi({ description: 'Known volume in m³' }),
  withoutVolume: count.openapi({ description: 'Stacks whose volume is not in the sum' }),
};

const StackWaitingSchema = z
  .object({
    notMeasured: z
      .object({ count, oldest, overdue: count })
      .openapi({ description: 'Pre-registered, by registration date; overdue: registered up to overdueTo' }),
    notAssigned: z.object({ count, oldest, overdue: count.optional(), ...volumes }).openapi({
      description:
        'Measured and not assigned to a sawmill, by measurement date; overdue: measured up to overdueTo',
    }),
    withoutPosition: z
      .object({ count, oldest: oldest.optional(), ...volumes })
      .openapi({ description: 'Without latitude or longitude, in any state, by registration date' }),
    failedEvidence: z
      .object({ count, oldest, ...volumes })
      .optional()
      .openapi({
        description:
          'In doubt (`evidenceFailed`), in any state, by measurement date; absent where no call takes evidenceFailed',
      }),
  })
  .openapi('StackWaiting', { description: 'What waits now, of one moment' });

export type StackWaiting = z.infer<typeof StackWaitingSchema>;

export const stackWaitingRoute = filterCall({
  path: '/stack/waiting',
  operationId: 'listStackWaiting',
  heavy: 'figures',
  rights: admins,
  summary: 'Count the stacks that wait for somebody',
  description: 'Each figure equals `totalCount` of `listStacks` under the filter that it stands for.',
  filters: StackWaitingFiltersSchema,
  data: StackWaitingSchema,
});

export const stackWaitingRoutes = [stackWaitingRoute] as const;
