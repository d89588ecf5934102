import { HarvestGeometrySchema } from '../../domain/harvest/harvestGeometry';
import { normalText } from '../../domain/normalText';
import { admins } from '../../domain/roles';
import { EntityTagSchema, IdSchema, LineSchema, NameSchema } from '../../domain/schemas';
import { workCountries } from '../../domain/workCountries';
import {
  bodyOfManyIds,
  created,
  createRoute,
  done,
  ifMatchHeader,
  jsonBody,
  jsonResponse,
  readFailures,
  writeFailures,
  z,
} from '../../http/createRoute';

const HarvestCountrySchema = z.enum(workCountries);

const DaySchema = z.iso.date();

/**
 * The limit is in hectares. No place is as large, so a larger number is a typing error in the papers of the
 * forest.
 */
const largestArea = 100_000;

const facts = {
  name: z.string(),
  areaNumbers: z.array(z.string()).openapi({ description: 'In their normal form' }),
  country: HarvestCountrySchema,
  producerName: z.string(),
  harvestFrom: DaySchema.nullable(),
  harvestTo: DaySchema.nullable(),
  landAddress: z
    .string()
    .nullable()
    .openapi({ description: 'Postal address or cadastral id; null where there is a geometry' }),
  statedHectares: z.number().nullable().openapi({ description: 'As the forest’s papers say' }),
  hectares: z
    .number()
    .nullable()
    .openapi({ description: 'Of the areas, on the ellipsoid; null of points and addresses' }),
};

const place = {
  id: IdSchema,
  ...facts,
  points: z.number().int().min(0).openapi({ description: 'Points in the geometry; 0 of areas' }),
  areas: z.number().int().min(0).openapi({ description: 'Areas in the geometry; 0 of points' }),
  etag: EntityTagSchema,
};

const HarvestPlaceSchema = z.object(place).openapi('HarvestPlace');

const CountedPlaceSchema = HarvestPlaceSchema.extend({
  stackCount: z
    .number()
    .int()
    .min(0)
    .openapi({ description: 'Stacks of the department that grew there; withdrawn ones do not count' }),
}).openapi('CountedHarvestPlace');

const GeoJsonSchema = z.looseObject({ type: z.string().max(40) }).openapi({
  additionalProperties: true,
  description:
    'GeoJSON in WGS 84, longitude first: points or areas, also as features and collections. Degrees are rounded to six decimals, heights are left out; nothing else is mended.',
});

const PlaceFieldsSchema = z
  .strictObject({
    name: NameSchema,
    areaNumbers: z.array(NameSchema.max(120).transform(normalText)).max(500).openapi({
      description: 'A stack with one of them grew here. No other place of the department means it.',
    }),
    country: HarvestCountrySchema,
    producerName: LineSchema,
    harvestFrom: DaySchema.nullable(),
    harvestTo: DaySchema.nullable(),
    statedHectares: z.number().min(0.0001).max(largestArea).nullable(),
    geometry: GeoJsonSchema.optional(),
    landAddress: NameSchema.max(80)
      .optional()
      .openapi({ description: 'Postal address or cadastral id, for the simplified declaration' }),
  })
  .refine(({ harvestFrom, harvestTo }) => !harvestFrom || !harvestTo || harvestFrom <= harvestTo, {
    path: ['harvestTo'],
  })
  .refine(({ geometry, landAddress }) => geometry === undefined || landAddress === undefined, {
    path: ['landAddress'],
  })
  .openapi('HarvestPlaceFields', {
    description:
      'A geometry or an address. A change without either keeps the one that is there; a new place needs one.',
  });

export type PlaceFields = z.infer<typeof PlaceFieldsSchema>;

/**
 * The limit in bytes suffices for an area with ten thousand corners as programs write it: each on a line of
 * its own, with fifteen decimals.
 */
const largestBody = 2 * bodyOfManyIds;

const path = '/department/{id}/harvest-place';
const tags = ['harvestPlace'];
const feature = 'harvestPlaces';
const ownerParams = z.object({ id: IdSchema });
const placeParams = z.object({ id: IdSchema, placeId: IdSchema });

export const harvestPlaceListRoute = createRoute({
  method: 'get',
  path,
  operationId: 'listHarvestPlaces',
  rights: admins,
  feature,
  summary: 'List the places of harvest of a department',
  description:
    'By name, without their geometry; and the area numbers of stacks that mean no place, those of most stacks first.',
  tags,
  request: { params: ownerParams },
  responses: {
    200: jsonResponse(
      z
        .object({
          places: z.array(CountedPlaceSchema),
          placeless: z
            .array(z.object({ areaNumber: z.string(), stackCount: z.number().int().min(1) }))
            .openapi({ description: 'At most a hundred' }),
        })
        .openapi('HarvestPlaces'),
    ),
    ...readFailures,
  },
});

export const harvestPlaceRoute = createRoute({
  method: 'get',
  path: `${path}/{placeId}`,
  operationId: 'getHarvestPlace',
  rights: admins,
  feature,
  portal: [],
  summary: 'Get a place of harvest with its geometry',
  description: 'The geometry is GeoJSON in WGS 84, longitude first, with six decimals.',
  tags,
  request: { params: placeParams },
  responses: {
    200: jsonResponse(
      z
        .object({
          id: IdSchema,
          ...facts,
          geometry: HarvestGeometrySchema.optional().openapi({
            description: 'Absent where there is an address',
          }),
          etag: EntityTagSchema,
        })
        .openapi('HarvestPlaceDetail'),
    ),
    ...readFailures,
  },
});

export const harvestPlaceCreateRoute = createRoute({
  method: 'post',
  history: true,
  path,
  operationId: 'createHarvestPlace',
  rights: admins,
  feature,
  idempotent: true,
  summary: 'Add a place of harvest to a department',
  description:
    '400 says in words what is wrong with a geometry, and near which point. 409 for a name, or an area number, of another place of the department, and beyond 2,000 places.',
  tags,
  request: { params: ownerParams, body: jsonBody(PlaceFieldsSchema) },
  largestBody,
  responses: { ...created(HarvestPlaceSchema), ...writeFailures },
});

export const harvestPlaceUpdateRoute = createRoute({
  method: 'put',
  history: true,
  path: `${path}/{placeId}`,
  operationId: 'updateHarvestPlace',
  rights: admins,
  feature,
  summary: 'Change a place of harvest',
  description:
    'Replaces all values; without a geometry or an address it keeps the one that it has. 400 and 409 as for a new one.',
  tags,
  request: { params: placeParams, headers: ifMatchHeader, body: jsonBody(PlaceFieldsSchema) },
  largestBody,
  responses: { 200: done, ...writeFailures },
});

export const harvestPlaceDeleteRoute = createRoute({
  method: 'delete',
  history: true,
  path: `${path}/{placeId}`,
  operationId: 'deleteHarvestPlace',
  rights: admins,
  feature,
  summary: 'Delete a place of harvest',
  description: 'Stacks for which it was chosen find their place by their area number again.',
  tags,
  request: { params: placeParams },
  responses: { 204: { description: 'Deleted' }, ...writeFailures },
});

export const stackOriginRoute = createRoute({
  method: 'get',
  path: '/stack/{id}/origin',
  operationId: 'getStackOrigin',
  rights: admins,
  feature,
  summary: 'Say where the wood of a stack grew',
  description:
    'The place that an administrator has chosen, or else the one that the area number of the stack means. The places are those of its department, by name.',
  tags,
  request: { params: ownerParams },
  responses: {
    200: jsonResponse(
      z
        .object({
          areaNumber: z.string().nullable(),
          place: z.object(place).nullable(),
          isChosen: z.boolean().openapi({ description: 'By an administrator, not by the area number' }),
          places: z.array(z.object({ id: IdSchema, name: z.string() })),
          referenceNumber: z.string().nullable().openapi({
            description: 'Of its due diligence statement, or the identifier of a simplified declaration',
          }),
          verificationNumber: z.string().nullable(),
        })
        .openapi('StackOrigin'),
    ),
    ...readFailures,
  },
});

export const stackPlaceRoute = createRoute({
  method: 'put',
  history: true,
  path: '/stack/harvest-place',
  operationId: 'setStackHarvestPlace',
  rights: admins,
  feature,
  summary: 'Choose the place where the wood of stacks grew',
  description:
    'Null: by their area numbers again. 404 unless the caller administers all of the stacks and the place; 409 for a withdrawn stack, and for a place of another department: then none is changed.',
  tags,
  request: {
    body: jsonBody(
      z.strictObject({ stackIds: z.array(IdSchema).min(1).max(1000), placeId: IdSchema.nullable() }),
    ),
  },
  largestBody: 64 * 1024,
  responses: { 200: done, ...writeFailures },
});

export const harvestPlacesRoutes = [
  harvestPlaceListRoute,
  harvestPlaceRoute,
  harvestPlaceCreateRoute,
  harvestPlaceUpdateRoute,
  harvestPlaceDeleteRoute,
  stackOriginRoute,
  stackPlaceRoute,
] as const;
