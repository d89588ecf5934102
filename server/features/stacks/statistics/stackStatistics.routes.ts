import { z } from '@hono/zod-openapi';
import { admins } from '../../../domain/roles';
import { StackStatisticsFiltersSchema } from '../filters/stackFilterSchemas';
import { filterCall } from '../list/stackList.routes';

const count = z.number().int().min(0);

/** The counts of the four cards of the dashboard. */
const counts = {
  preregistrations: count,
  fullMeasurements: count,
  pieceCount: count,
  assignedToSawmill: count,
};

const StackStatisticsBinSchema = z
  .object({
    date: z.iso.datetime({ offset: true }).openapi({ description: 'When the hour, day or month begins' }),
    ...counts,
    volume: z.number().min(0).openapi({ description: 'Measured volume in m³' }),
  })
  .openapi('StackStatisticsBin');

const StackStatisticsSchema = z
  .object({ ...counts, bins: z.array(StackStatisticsBinSchema) })
  .openapi('StackStatistics', {
    description: 'Each figure by its own date in the range; the bins follow each other without a gap',
  });

export type StackStatistics = z.infer<typeof StackStatisticsSchema>;

export const stackStatisticsRoute = filterCall({
  path: '/stack/statistics',
  operationId: 'listStackStatistics',
  heavy: 'figures',
  rights: admins,
  summary: 'Count stacks and add up volumes over time',
  description:
    'The range is divided into hours, days or months of the given time zone. Each figure counts by its own date.',
  filters: StackStatisticsFiltersSchema,
  data: StackStatisticsSchema,
});

export const stackStatisticsRoutes = [stackStatisticsRoute] as const;
