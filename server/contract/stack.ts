import { answer, bearer, createRoute, failureResponses, file, jsonBody, pageOf, z } from './defineRoute';
import { FieldIdsSchema } from './measurementCard';
import { instant, stackDates, timeZone } from './stackDates';
import {
  SawmillStackFiltersSchema,
  SawmillStackMapFiltersSchema,
  StackCsvFiltersSchema,
  StackFilterOptionsFiltersSchema,
  StackFiltersSchema,
  StackMapFiltersSchema,
} from './stackFilters';
import { IdSchema, StackStateSchema } from './values';

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
>(path: Path, operationId: Id, filters: Filters, data: Answer) {
  return createRoute({
    method: 'put',
    path,
    operationId,
    tags: ['stack'],
    security: bearer,
    request: { body: jsonBody(filters) },
    responses: { 200: answer(data), ...filterFailures },
  });
}

export const stackListRoute = filterCall(
  '/stack/list',
  'listStacks',
  StackFiltersSchema,
  pageOf(StackItemSchema),
);

export const stackMapListRoute = filterCall(
  '/stack/map-list',
  'listStackCoordinates',
  StackMapFiltersSchema,
  z.array(StackCoordinateSchema),
);

export const sawmillStackListRoute = filterCall(
  '/stack/list/sawmill',
  'listSawmillStacks',
  SawmillStackFiltersSchema,
  pageOf(StackItemSchema),
);

export const sawmillStackMapListRoute = filterCall(
  '/stack/map-list/sawmill',
  'listSawmillStackCoordinates',
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
  StackFilterOptionsFiltersSchema,
  StackFilterOptionsSchema,
);

export const stackParams = z.object({ id: IdSchema });

export const stackMapInfoRoute = createRoute({
  method: 'get',
  path: '/stack/{id}/map-info',
  operationId: 'getStackMapInfo',
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
  tags: ['stack'],
  security: bearer,
  request: { body: jsonBody(StackCsvSchema) },
  responses: { 200: { description: 'One row per stack', content: { 'text/csv': file } }, ...filterFailures },
});

export const stackCsvFromFilterRoute = createRoute({
  method: 'put',
  path: '/stack/download-accumulated-csv-from-filter',
  operationId: 'downloadStackCsvFromFilter',
  tags: ['stack'],
  security: bearer,
  request: { body: jsonBody(StackCsvFiltersSchema) },
  responses: {
    200: { description: 'One row per stack of the filter', content: { 'text/csv': file } },
    ...filterFailures,
  },
});
