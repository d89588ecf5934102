import { FieldIdsSchema } from '../../../domain/cardDefinition';
import { AcceptableSchema, CheckKindSchema } from '../../../domain/decisions';
import { DoubtKindSchema } from '../../../domain/doubts';
import { RecordedPositionSchema } from '../../../domain/fieldValue';
import { admins, everyReader, sawmillUsers, stackReaders } from '../../../domain/roles';
import { IdSchema, instant, StackStateSchema } from '../../../domain/schemas';
import {
  createRoute,
  failureResponses,
  jsonResponse,
  pageSchema,
  readFailures,
  z,
} from '../../../http/createRoute';
import { filterCall } from '../filters/filterCall';
import {
  SawmillStackFiltersSchema,
  SawmillStackMapFiltersSchema,
  StackFilterOptionsFiltersSchema,
  StackFiltersSchema,
  StackMapFiltersSchema,
  stackDateFields,
  timeZone,
} from '../filters/stackFilterSchemas';

const keyText = { key: z.string(), text: z.string() };
const KeyTextSchema = z.object(keyText).openapi('KeyText');
/**
 * The schema is inlined: if a named schema were made nullable, all other uses of it would be nullable, too.
 */
export const OptionSchema = z.object(keyText).nullable();

export const VolumeUnitSchema = z.enum(['CubicMeters', 'CubicFeet']);

/**
 * If a service lacks these optional fields, the portal shows no wood columns and no totals. Null means that
 * the stack has no such value.
 */
const ownWood = {
  volume: z.number().min(0).nullable().optional().openapi({ description: 'With three decimals' }),
  volumeUnit: VolumeUnitSchema.optional().openapi({
    description: 'The unit of the stack’s measurement card',
  }),
  treeSpecies: OptionSchema.optional(),
  assortment: OptionSchema.optional(),
  assortmentLength: z.number().min(0).nullable().optional(),
  assortmentLengthUnit: z.enum(['Meters', 'Centimeters', 'Feet', 'Inches']).optional(),
};

const wood = {
  ...ownWood,
  areaNumber: z.string().nullable().optional(),
  sawmillName: z.string().nullable().optional(),
};

export const doubts = z.array(DoubtKindSchema).openapi({
  description: 'What is most likely a slip of place or times and nobody has accepted',
});

export const failedCheckKinds = z
  .array(CheckKindSchema)
  .openapi({ description: 'Checks of the evidence that fail and nobody has accepted' });

export const accepted = z
  .array(AcceptableSchema)
  .openapi({ description: 'What fails or is doubtful and an administrator has accepted' });

/** If a service lacks this optional field, the portal offers no undo. */
export const undo = {
  undoableAssignment: z
    .object({ sawmillId: IdSchema, until: instant })
    .nullable()
    .optional()
    .openapi({ description: 'Null: there is no assignment that may be undone. For admins only' }),
};

const StackItemSchema = z
  .object({
    stackId: IdSchema,
    stackNumber: z.string(),
    polterId: z.string().nullable(),
    departmentId: IdSchema,
    registrator: z.string().nullable(),
    surveyor: z.string().nullable(),
    state: StackStateSchema,
    ...stackDateFields,
    ...wood,
    ...undo,
    evidenceFailed: z.boolean().nullable().optional().openapi({
      description:
        'Whether a check of the evidence for the volume fails that nobody has accepted; null: not known, or not measured yet',
    }),
    failedChecks: failedCheckKinds.optional(),
    faceDifference: z.number().min(0).nullable().optional().openapi({
      description: 'By which front and back differ, as a share of their average, where that fails the check',
    }),
    doubts: doubts.nullable().optional(),
    accepted: accepted.optional(),
    isAskedAnew: z
      .boolean()
      .optional()
      .openapi({ description: 'Whether the one who measured is asked for a new measurement' }),
    isWithdrawn: z
      .boolean()
      .optional()
      .openapi({ description: 'Whether it counts nowhere; lists have such rows by their own filter alone' }),
    distance: z
      .number()
      .min(0)
      .optional()
      .openapi({ description: 'Metres from near, along the great circle; absent without near' }),
  })
  .openapi('StackItem');

const StackCoordinateSchema = z
  .object({
    stackId: IdSchema,
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    state: StackStateSchema,
  })
  .openapi('StackCoordinate');

export const stackListRoute = filterCall({
  path: '/stack/list',
  operationId: 'listStacks',
  portal: ['endpoint', 'request'],
  rights: stackReaders,
  adds: ['wood', 'positions'],
  summary: 'List stacks by filter, page by page',
  description: 'Rows and `totalCount` are of one moment. The page is empty after the last row.',
  filters: StackFiltersSchema,
  data: pageSchema(StackItemSchema),
});

export const stackMapListRoute = filterCall({
  path: '/stack/map-list',
  operationId: 'listStackCoordinates',
  rights: stackReaders,
  summary: 'List the positions of stacks by filter',
  description: 'Answers the newest 10,000 stacks that have a position. `listStackPoints` answers more.',
  filters: StackMapFiltersSchema,
  data: z.array(StackCoordinateSchema),
});

export const sawmillStackListRoute = filterCall({
  path: '/stack/list/sawmill',
  operationId: 'listSawmillStacks',
  portal: ['endpoint', 'request'],
  rights: sawmillUsers,
  adds: ['wood', 'sawmillSearch'],
  summary: 'List the stacks assigned to the sawmills of the signed-in person, page by page',
  description: 'Never holds a stack that is not assigned to a sawmill of the caller.',
  filters: SawmillStackFiltersSchema,
  data: pageSchema(StackItemSchema),
});

export const sawmillStackMapListRoute = filterCall({
  path: '/stack/map-list/sawmill',
  operationId: 'listSawmillStackCoordinates',
  rights: sawmillUsers,
  summary: 'List the positions of the stacks assigned to the sawmills of the signed-in person',
  description: 'Answers the newest 10,000 stacks that have a position.',
  filters: SawmillStackMapFiltersSchema,
  data: z.array(StackCoordinateSchema),
});

const StackFilterOptionsSchema = z
  .object({
    registrators: z.array(KeyTextSchema),
    surveyors: z.array(KeyTextSchema),
    treeSpecies: z.array(KeyTextSchema),
    assortments: z.array(KeyTextSchema),
    areaNumbers: z.array(z.string()),
    assortmentLengthMin: z.number().nullable(),
    assortmentLengthMax: z.number().nullable(),
    lacksPositions: z
      .boolean()
      .optional()
      .openapi({ description: 'Whether stacks lack a position; absent where no call takes hasPosition' }),
    hasFailedEvidence: z.boolean().optional().openapi({
      description: 'Whether stacks are in doubt; absent where no call takes evidenceFailed',
    }),
    hasPositions: z.boolean().optional().openapi({
      description: 'Whether stacks have a position; absent where no call takes near and radiusKm',
    }),
    hasWithdrawn: z.boolean().optional().openapi({
      description: 'Whether stacks of the departments were withdrawn; absent where no call takes withdrawn',
    }),
    hasHarvestPlaces: z.boolean().optional().openapi({
      description: 'Whether the departments have places of harvest; absent where no call takes eudrReady',
    }),
    fieldIds: FieldIdsSchema,
  })
  .openapi('StackFilterOptions');

export const stackFilterOptionsRoute = filterCall({
  path: '/stack/filter-options',
  operationId: 'listStackFilterOptions',
  rights: stackReaders,
  adds: ['positions'],
  summary: 'List the values that stacks can be filtered by',
  description:
    'Holds the values that occur in the stacks of the departments, and the fields that their measurement cards have.',
  filters: StackFilterOptionsFiltersSchema,
  data: StackFilterOptionsSchema,
});

export const stackParams = z.object({ id: IdSchema });

export const stackMapInfoRoute = createRoute({
  method: 'get',
  path: '/stack/{id}/map-info',
  operationId: 'getStackMapInfo',
  rights: everyReader,
  summary: 'Get what the map shows of a stack',
  description:
    'Sawmill users get the stacks that are assigned to their sawmills; the stack then counts as seen by the sawmill.',
  tags: ['stack'],
  request: { params: stackParams },
  responses: {
    200: jsonResponse(
      z
        .object({
          stackId: IdSchema,
          stackNumber: z.string(),
          registrator: z.string().nullable(),
          surveyor: z.string().nullable(),
          departmentId: IdSchema,
          state: StackStateSchema,
          lastModified: instant,
          measurementDateTime: instant
            .nullable()
            .optional()
            .openapi({ description: 'Null: the stack is not measured yet' }),
          coordinates: RecordedPositionSchema.nullable()
            .optional()
            .openapi({ description: 'Null: no position was recorded' }),
          timeZone,
          ...ownWood,
          ...undo,
        })
        .openapi('StackMapInfo'),
    ),
    ...readFailures,
  },
});

export const stackDeleteRoute = createRoute({
  method: 'delete',
  history: true,
  path: '/stack/{id}',
  operationId: 'deleteStack',
  rights: admins,
  summary: 'Delete a stack',
  description: 'Only a pre-registered stack can be deleted: 409 for any other state.',
  tags: ['stack'],
  request: { params: stackParams },
  responses: {
    204: { description: 'The pre-registered stack is deleted' },
    ...readFailures,
    409: failureResponses[409],
  },
});

export const stackListRoutes = [
  stackListRoute,
  stackMapListRoute,
  sawmillStackListRoute,
  sawmillStackMapListRoute,
  stackFilterOptionsRoute,
  stackMapInfoRoute,
  stackDeleteRoute,
] as const;
