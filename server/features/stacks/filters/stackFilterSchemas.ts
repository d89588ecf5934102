import { z } from '@hono/zod-openapi';
import {
  DateTypeSchema,
  IdSchema,
  InstantSchema,
  instant,
  OrderDirectionSchema,
  PositionSchema,
  ResolutionSchema,
  StackOrderSchema,
  StackStateSchema,
} from '../../../domain/schemas';

const Keys = z.array(z.string().min(1).max(120)).max(1000);

/**
 * Every filter call accepts these fields (specification, stack area, section 3). Ranges include both ends;
 * lengths are in metres. A field that is absent or null does not filter.
 */
const filterFields = {
  from: InstantSchema.optional(),
  to: InstantSchema.optional(),
  resolution: ResolutionSchema.optional(),
  timeZone: z.string().max(64).optional(),
  surveyors: Keys.optional(),
  registrators: Keys.optional(),
  treeSpecies: Keys.optional(),
  assortments: Keys.optional(),
  areaNumber: z.string().max(120).nullish(),
  assortmentLengthMin: z.number().min(0).max(1000).optional(),
  assortmentLengthMax: z.number().min(0).max(1000).optional(),
  dateType: DateTypeSchema.default('Invoiceable'),
  states: z.array(StackStateSchema).max(3).optional(),
  fullMeasurement: z.boolean().optional(),
  hasPosition: z
    .boolean()
    .optional()
    .openapi({ description: 'Whether the stack has latitude and longitude' }),
  near: PositionSchema.optional().openapi({ description: 'WGS 84, in degrees; only together with radiusKm' }),
  radiusKm: z
    .number()
    .min(0.1)
    .max(1000)
    .optional()
    .openapi({ description: 'Great-circle distance from near; a stack without a position never matches' }),
  search: z.string().max(200).optional().openapi({
    description: 'Part of a stack number or stack id; one or two characters are its beginning',
  }),
};

const Ids = z.array(IdSchema).max(10_000);

function pageSize(maximum: number, usual: number) {
  return z.number().int().min(1).max(maximum).default(usual);
}

const page = z.number().int().min(1).max(1_000_000).default(1);

/**
 * If these optional fields are absent, the stacks with the newest date come first. Stacks that lack the value
 * by which the list is sorted come last in both directions.
 */
const order = { orderBy: StackOrderSchema.optional(), orderDirection: OrderDirectionSchema.optional() };

/** Users of sawmills cannot filter by doubts about volumes, which concern only the seller. */
const adminFields = {
  ...filterFields,
  evidenceFailed: z.boolean().optional().openapi({
    description:
      'Whether the stack is in doubt: a check of the evidence for the volume fails, or place or times are doubtful. Before the measurement, `false` holds for none',
  }),
  eudrReady: z.boolean().optional().openapi({
    description:
      'Whether a due diligence statement can say all of the stack: place and time of the harvest, volume and scientific name',
  }),
  withdrawn: z.boolean().optional().openapi({
    description: 'True: the stacks that were withdrawn, and no others; else those that were not',
  }),
};

const ofDepartments = { departmentIds: Ids.min(1), sawmillIds: Ids.optional(), ...adminFields };
const ofSawmills = { sawmillIds: Ids.min(1), departmentIds: Ids.optional(), ...filterFields };

export const StackFiltersSchema = z
  .strictObject({ ...ofDepartments, ...order, page, pageSize: pageSize(100, 50) })
  .openapi('StackFilters');
export const StackMapFiltersSchema = z
  .strictObject({ ...ofDepartments, page, pageSize: pageSize(10_000, 10_000) })
  .openapi('StackMapFilters');
export const StackPointsFiltersSchema = z
  .strictObject({ ...ofDepartments, pageSize: pageSize(100_000, 100_000) })
  .openapi('StackPointsFilters');
export const SawmillStackFiltersSchema = z
  .strictObject({ ...ofSawmills, ...order, page, pageSize: pageSize(100, 50) })
  .openapi('SawmillStackFilters');
export const SawmillStackMapFiltersSchema = z
  .strictObject({ ...ofSawmills, page, pageSize: pageSize(1000, 1000) })
  .openapi('SawmillStackMapFilters');
export const StackTotalsFiltersSchema = z.strictObject(ofDepartments).openapi('StackTotalsFilters');
export const SawmillStackTotalsFiltersSchema = z
  .strictObject(ofSawmills)
  .openapi('SawmillStackTotalsFilters');
export const StackStatisticsFiltersSchema = z
  .strictObject({ ...ofDepartments, page, pageSize: pageSize(10_000, 50) })
  .openapi('StackStatisticsFilters', {
    description:
      'Bins are cut in the time zone, an IANA name (UTC), by the resolution (Monthly); every figure has its own date, whatever the date type',
  });
const { from, to, dateType, resolution, timeZone: zone, ...standing } = adminFields;

export const StackWaitingFiltersSchema = z
  .strictObject({
    departmentIds: Ids.min(1),
    sawmillIds: Ids.optional(),
    ...standing,
    overdueTo: InstantSchema.optional().openapi({
      description:
        'Stacks count as overdue when registered, or measured and not assigned, up to the end of this second; none without it',
    }),
  })
  .openapi('StackWaitingFilters');
const rangeByState = { departmentIds: Ids.min(1), sawmillIds: Ids.optional(), ...standing, from, to };

export const StackVolumesFiltersSchema = z
  .strictObject(rangeByState)
  .openapi('StackVolumesFilters', { description: 'The range is that of the measurement' });

export const StackAgeingFiltersSchema = z
  .strictObject({
    ...rangeByState,
    ages: z.array(z.strictObject({ from, to })).min(1).max(12).openapi({
      description: 'When the state began; ranges hold both ends, and the first that fits counts',
    }),
  })
  .openapi('StackAgeingFilters', {
    description: 'The range is that in which stacks left a state; what is in a state has no range',
  });
export const StackFilterOptionsFiltersSchema = z
  .strictObject({ ...ofDepartments, page, pageSize: pageSize(10_000, 50) })
  .openapi({
    description: 'Only departments and range count; the other filters are taken and narrow nothing down',
  });
export const StackCsvFiltersSchema = z
  .strictObject({ ...ofDepartments, page, pageSize: pageSize(10_000, 10_000), measurementCardId: IdSchema })
  .openapi('StackCsvFilters', { description: 'All stacks of the filter are in the file, whatever the page' });

export type SentStackFilters = z.infer<typeof StackFiltersSchema>;
export type StackStatisticsFilters = z.infer<typeof StackStatisticsFiltersSchema>;
export type SawmillStackFilters = z.infer<typeof SawmillStackFiltersSchema>;

/** If a service lacks this optional field, the portal shows times in the reader's zone. */
export const timeZone = z
  .string()
  .optional()
  .openapi({ description: 'IANA name of the zone whose days and times the stack is shown in' });

export const stackDateFields = {
  registrationDateTime: instant,
  measurementDateTime: instant.nullable(),
  loadedIntoSystemDateTime: instant.nullable(),
  invoiceableDateTime: instant.nullable(),
  assignedToSawmillDateTime: instant.nullable(),
  lastModifiedDateTime: instant,
  timeZone,
};
