import { admins, type Rights, sawmillUsers, stackReaders } from '../../../domain/roles';
import { instant, StackStateSchema } from '../../../domain/schemas';
import { bodyOfManyIds, createRoute, file, jsonBody, jsonResponse, z } from '../../../http/createRoute';
import { filterCall, filterFailures } from '../filters/filterCall';
import {
  SawmillStackTotalsFiltersSchema,
  StackAgeingFiltersSchema,
  StackPointsFiltersSchema,
  StackStatisticsFiltersSchema,
  StackTotalsFiltersSchema,
  StackVolumesFiltersSchema,
  StackWaitingFiltersSchema,
} from '../filters/stackFilterSchemas';
import { OptionSchema, VolumeUnitSchema } from '../list/stackList.routes';

const count = z.number().int().min(0);
const withoutVolume = count.openapi({ description: 'Stacks whose volume is not in the sum' });

const layout = [
  'The newest stacks of the filter that have a position, in columns, numbers big-endian: "SYP1"; count, 4 bytes;',
  'latitude and longitude of each as signed 4 bytes of 10⁻⁷ degrees; one byte of each for its state',
  `(${StackStateSchema.options.map((state, index) => `${index} ${state}`).join(', ')}); 16 bytes of each for its id.`,
].join(' ');

export const stackPointsRoute = createRoute({
  method: 'put',
  history: false,
  path: '/stack/map-points',
  operationId: 'listStackPoints',
  portal: ['request'],
  heavy: 'figures',
  rights: stackReaders,
  feature: 'mapPoints',
  summary: 'List the positions of stacks by filter in one binary answer',
  description:
    'Answers the newest 100,000 stacks that have a position. The file `docs/decisions/030-packed-map-points.md` says how the bytes are laid out.',
  tags: ['stack'],
  request: { body: jsonBody(StackPointsFiltersSchema) },
  largestBody: bodyOfManyIds,
  responses: {
    200: { description: layout, content: { 'application/octet-stream': file } },
    ...filterFailures,
  },
});

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

const StackTotalsSchema = z
  .object({
    totalCount: count,
    groups: z.array(
      z.object({
        treeSpecies: OptionSchema.optional().openapi({
          description: 'Null: the stacks have none; absent where only units are split',
        }),
        volumeUnit: VolumeUnitSchema,
        count,
        withoutVolume: count,
        volume: z.number().min(0),
      }),
    ),
  })
  .openapi('StackTotals', {
    description:
      'One group for each species and unit, or for each unit, the largest volume first; each volume is exactly the sum of the rows of all pages',
  });

export type StackTotals = z.infer<typeof StackTotalsSchema>;

function totalsCall<const Path extends string, const Id extends string, Filters extends z.ZodType>({
  filters,
  ...call
}: {
  path: Path;
  operationId: Id;
  rights: Rights;
  summary: string;
  description: string;
  filters: Filters;
}) {
  return createRoute({
    ...call,
    method: 'put',
    history: false,
    tags: ['stack'],
    feature: 'totals',
    heavy: 'figures',
    request: {
      query: z.strictObject({
        by: z
          .enum(['Unit'])
          .optional()
          .openapi({ description: 'Splits by unit alone, which is quicker; else by species, too' }),
      }),
      body: jsonBody(filters),
    },
    largestBody: bodyOfManyIds,
    responses: { 200: jsonResponse(StackTotalsSchema), ...filterFailures },
  });
}

export const stackTotalsRoute = totalsCall({
  path: '/stack/totals',
  operationId: 'listStackTotals',
  rights: stackReaders,
  summary: 'Add up the stacks and volumes of a filter, by species or by unit',
  description: 'Takes the filters of `listStacks`, and adds up what they find.',
  filters: StackTotalsFiltersSchema,
});

export const sawmillStackTotalsRoute = totalsCall({
  path: '/stack/totals/sawmill',
  operationId: 'listSawmillStackTotals',
  rights: sawmillUsers,
  summary: 'Add up what is assigned to the sawmills of the signed-in person, by species or by unit',
  description: 'Takes the filters of `listSawmillStacks`, and adds up what they find.',
  filters: SawmillStackTotalsFiltersSchema,
});

const StackVolumesPartSchema = z
  .object({
    key: z.string().nullable().openapi({ description: 'Species key or id; null: the stacks have none' }),
    name: z.string().nullable(),
    count,
    withoutVolume,
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
  feature: 'figures',
  summary: 'Divide the measured volume by species, by sawmill and by department',
  description: 'Each division adds up to the same total.',
  filters: StackVolumesFiltersSchema,
  data: StackVolumesSchema,
});

export const StackAmountSchema = z
  .object({
    count,
    volume: z.number().min(0).openapi({ description: 'Known volume in m³' }),
    withoutVolume,
  })
  .openapi('StackAmount');

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
  feature: 'figures',
  summary: 'Count the stacks of each state by their age, and the days that states last',
  description:
    'The caller gives the ages as ranges of days; the medians are of the stacks that left a state within the range.',
  filters: StackAgeingFiltersSchema,
  data: StackAgeingSchema,
});

const oldest = instant.nullable().openapi({ description: 'The date of the oldest; null without stacks' });
const volumes = {
  volume: z.number().min(0).openapi({ description: 'Known volume in m³' }),
  withoutVolume,
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
    notReady: z
      .object({ count, oldest, ...volumes })
      .optional()
      .openapi({
        description:
          'Measured, not assigned to a sawmill, and without something that a due diligence statement needs (`eudrReady` is false), by measurement date; absent where no department has a place of harvest',
      }),
  })
  .openapi('StackWaiting', { description: 'What waits now, of one moment' });

export type StackWaiting = z.infer<typeof StackWaitingSchema>;

export const stackWaitingRoute = filterCall({
  path: '/stack/waiting',
  operationId: 'listStackWaiting',
  heavy: 'figures',
  rights: admins,
  feature: 'figures',
  summary: 'Count the stacks that wait for somebody',
  description: 'Each figure equals `totalCount` of `listStacks` under the filter that it stands for.',
  filters: StackWaitingFiltersSchema,
  data: StackWaitingSchema,
});

export const figuresRoutes = [
  stackPointsRoute,
  stackStatisticsRoute,
  stackTotalsRoute,
  sawmillStackTotalsRoute,
  stackVolumesRoute,
  stackAgeingRoute,
  stackWaitingRoute,
] as const;
