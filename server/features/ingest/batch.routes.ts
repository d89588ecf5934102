import { fieldRoles } from '../../domain/roles';
import { bodyFailures, callerFailures, createRoute, jsonBody, jsonResponse, z } from '../../http/createRoute';
import { ClientKeySchema, MeasurementSchema, RegistrationSchema, StoredSchema } from './ingest.routes';

export const mostItems = 500;

/** The limit in bytes suffices for a full batch of measurements with a few hundred log ends each. */
const largestBatch = 8 * 1024 * 1024;

const BatchItemSchema = z
  .strictObject({
    clientKey: ClientKeySchema,
    registration: RegistrationSchema.optional(),
    measurement: MeasurementSchema.optional(),
  })
  .openapi('BatchItem', { description: 'One message: a registration or a measurement' });

export const LenientBatchSchema = z.strictObject({ items: z.array(z.unknown()).min(1) });

/**
 * Each message is checked by the schema of its own call, so that errors name its fields as that call does.
 */
export const LenientItemSchema = z.strictObject({
  clientKey: ClientKeySchema,
  registration: z.unknown().optional(),
  measurement: z.unknown().optional(),
});

export const BatchAnswerSchema = z
  .object({
    index: z.number().int().min(0).openapi({ description: 'The place of the item, from 0' }),
    clientKey: ClientKeySchema.nullable().openapi({ description: 'Null where the item has none' }),
    status: z.number().int().openapi({ description: 'What the call for the item alone would have answered' }),
    stack: StoredSchema.optional().openapi({ description: 'Absent where it was refused' }),
    errorMessage: z.string().nullable(),
    fieldErrors: z
      .array(z.object({ field: z.string(), message: z.string(), suggestion: z.string().optional() }))
      .optional(),
  })
  .openapi('BatchAnswer');

export const ingestBatchRoute = createRoute({
  method: 'post',
  history: true,
  path: '/ingest/batch',
  operationId: 'ingestBatch',
  rights: fieldRoles,
  feature: 'ingest',
  idempotent: false,
  answersEachItem: true,
  summary: 'Send up to 500 registrations and measurements',
  description:
    'Stores one item after the other, each whole or not at all, and answers each of them. Safe to repeat, as a whole or in part. Items of one stack are stored in their order. More than 500 items are refused with 413, and none is stored.',
  tags: ['ingest'],
  portal: [],
  request: { body: jsonBody(z.strictObject({ items: z.array(BatchItemSchema).min(1).max(mostItems) })) },
  largestBody: largestBatch,
  responses: {
    200: jsonResponse(
      z.object({ items: z.array(BatchAnswerSchema) }),
      'An answer to each item, in their order',
    ),
    ...callerFailures,
    ...bodyFailures,
  },
});

export const ingestBatchRoutes = [ingestBatchRoute] as const;
