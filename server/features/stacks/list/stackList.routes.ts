import { FieldIdsSchema } from '@server/domain/cardDefinition';
import { IdSchema, instant, StackStateSchema } from '@server/domain/schemas';
import { stackDates, timeZone } from '@server/features/stacks/filters/stackDateSchemas';
import {
  SawmillStackFiltersSchema,
  SawmillStackMapFiltersSchema,
  StackCsvFiltersSchema,
  StackFilterOptionsFiltersSchema,
  StackFiltersSchema,
  StackMapFiltersSchema,
} from '@server/features/stacks/filters/stackFilterSchemas';
import {
  answer,
  bearer,
  createRoute,
  failureResponses,
  file,
  jsonBody,
  pageOf,
  z,
} from '@server/http/createRoute';

const {
  400: invalid,
  401: unauthorized,
  403: forbidden,
  404: missing,
  409: conflict,
  413: tooLarge,
  415: notJson,
  500: failed,
} = failureResponses;

const filterFailures = {
  400: invalid,
  401: unauthorized,
  403: forbidden,
  404: missing,
  413: tooLarge,
  415: notJson,
  500: failed,
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
    ...stackDates,
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

/** A call that reads stacks by filters; it travels as PUT because they are long. */
export function filterCall<
  const Path extends string,
  const Id extends string,
  Filters extends z.ZodType,
  Answer extends z.ZodType,
>(path: Path, operationId: Id, summary: string, filters: Filters, data: Answer) {
  return createRoute({
    method: 'put',
    path,
    operationId,
    summary,
    tags: ['stack'],
    security: bearer,
    request: { body: jsonBody(filters) },
    responses: { 200: answer(data), ...filterFailures },
  });
}

export const stackListRoute = filterCall(
  '/stack/list',
  'listStacks',
  'List stacks by filter, page by page',
  StackFiltersSchema,
  pageOf(StackItemSchema),
);

export const stackMapListRoute = filterCall(
  '/stack/map-list',
  'listStackCoordinates',
  'List the positions of stacks by filter',
  StackMapFiltersSchema,
  z.array(StackCoordinateSchema),
);

export const sawmillStackListRoute = filterCall(
  '/stack/list/sawmill',
  'listSawmillStacks',
  'List the stacks assigned to the sawmills of the signed-in person, page by page',
  SawmillStackFiltersSchema,
  pageOf(StackItemSchema),
);

export const sawmillStackMapListRoute = filterCall(
  '/stack/map-list/sawmill',
  'listSawmillStackCoordinates',
  'List the positions of the stacks assigned to the sawmills of the signed-in person',
  SawmillStackMapFiltersSchema,
  z.array(StackCoordinateSchema),
);

const KeyTextSchema = z.object({ key: z.string(), text: z.string() }).openapi('KeyText');

const StackFilterOptionsSchema = z
  .object({
    registrators: z.array(KeyTextSchema),
    surveyors: z.array(KeyTextSchema),
    treeSpecies: z.array(KeyTextSchema),
    assortments: z.array(KeyTextSchema),
    areaNumbers: z.array(z.string()),
    assortmentLengthMin: z.number().nullable(),
    assortmentLengthMax: z.number().nullable(),
    fieldIds: FieldIdsSchema,
  })
  .openapi('StackFilterOptions');

export const stackFilterOptionsRoute = filterCall(
  '/stack/filter-options',
  'listStackFilterOptions',
  'List the values that stacks can be filtered by',
  StackFilterOptionsFiltersSchema,
  StackFilterOptionsSchema,
);

export const stackParams = z.object({ id: IdSchema });

export const stackMapInfoRoute = createRoute({
  method: 'get',
  path: '/stack/{id}/map-info',
  operationId: 'getStackMapInfo',
  summary: 'Get what the map shows of a stack',
  tags: ['stack'],
  security: bearer,
  request: { params: stackParams },
  responses: {
    200: answer(
      z
        .object({
          stackId: IdSchema,
          stackNumber: z.string(),
          registrator: z.string().nullable(),
          surveyor: z.string().nullable(),
          departmentId: IdSchema,
          state: StackStateSchema,
          lastModified: instant,
          timeZone,
        })
        .openapi('StackMapInfo'),
    ),
    400: invalid,
    401: unauthorized,
    403: forbidden,
    404: missing,
    500: failed,
  },
});

export const stackDeleteRoute = createRoute({
  method: 'delete',
  path: '/stack/{id}',
  operationId: 'deleteStack',
  summary: 'Delete a stack',
  tags: ['stack'],
  security: bearer,
  request: { params: stackParams },
  responses: {
    204: { description: 'The pre-registered stack is deleted' },
    400: invalid,
    401: unauthorized,
    403: forbidden,
    404: missing,
    409: conflict,
    500: failed,
  },
});

const stackIds = z.array(IdSchema).min(1).max(10_000);

export const stackArchiveRoute = createRoute({
  method: 'put',
  path: '/stack/download-archive',
  operationId: 'downloadStackArchive',
  summary: 'Download reports, values and pictures of stacks as one archive',
  tags: ['stack'],
  security: bearer,
  request: { body: jsonBody(z.strictObject({ stackIds })) },
  responses: {
    200: {
      description: 'One folder per stack: report, images and values',
      content: { 'application/zip': file },
    },
    ...filterFailures,
    409: conflict,
  },
});

export const StackCsvSchema = z.strictObject({ measurementCardId: IdSchema, stackIds });

export const stackCsvRoute = createRoute({
  method: 'put',
  path: '/stack/download-accumulated-csv',
  operationId: 'downloadStackCsv',
  summary: 'Download the values of chosen stacks as CSV',
  tags: ['stack'],
  security: bearer,
  request: { body: jsonBody(StackCsvSchema) },
  responses: { 200: { description: 'One row per stack', content: { 'text/csv': file } }, ...filterFailures },
});

export const stackCsvFromFilterRoute = createRoute({
  method: 'put',
  path: '/stack/download-accumulated-csv-from-filter',
  operationId: 'downloadStackCsvFromFilter',
  summary: 'Download the values of stacks by filter as CSV',
  tags: ['stack'],
  security: bearer,
  request: { body: jsonBody(StackCsvFiltersSchema) },
  responses: {
    200: { description: 'One row per stack of the filter', content: { 'text/csv': file } },
    ...filterFailures,
  },
});
