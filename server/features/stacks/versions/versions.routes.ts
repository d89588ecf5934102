import { RecordedPositionSchema, StackFieldSchema } from '../../../domain/fieldValue';
import { admins } from '../../../domain/roles';
import { instant } from '../../../domain/schemas';
import { createRoute, jsonResponse, readFailures, z } from '../../../http/createRoute';
import { MeasurementVersionSchema } from '../detail/stackDetail.routes';
import { stackParams } from '../list/stackList.routes';

const StackVersionSchema = MeasurementVersionSchema.extend({
  version: z.number().int().min(1),
  replacedDateTime: instant.nullable().openapi({ description: 'Null: it is the current one' }),
  orderNumber: z.string().nullable(),
  coordinates: RecordedPositionSchema.nullable(),
  fields: z.array(StackFieldSchema).openapi({
    description:
      'Those that differ from one version to the next, by the card of the version; without pictures and lists of measured values',
  }),
}).openapi('StackVersion');

export const stackVersionsRoute = createRoute({
  method: 'get',
  path: '/stack/{id}/versions',
  operationId: 'listStackVersions',
  rights: admins,
  feature: 'corrections',
  summary: 'List what the versions of a stack’s measurement say differently',
  description: 'Newest first. Empty for a stack that is not measured.',
  tags: ['stack'],
  request: { params: stackParams },
  responses: { 200: jsonResponse(z.array(StackVersionSchema)), ...readFailures },
});

export const versionRoutes = [stackVersionsRoute] as const;
