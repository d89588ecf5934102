import { LocalizedFieldSchema } from '../../../domain/cardDefinition';
import { RecordedPositionSchema } from '../../../domain/fieldValue';
import { admins } from '../../../domain/roles';
import { EntityTagSchema, IdSchema, LineSchema, NameSchema, PositionSchema } from '../../../domain/schemas';
import {
  createRoute,
  done,
  ifMatchHeader,
  jsonBody,
  jsonResponse,
  readFailures,
  writeFailures,
  z,
} from '../../../http/createRoute';
import { stackParams } from '../list/stackList.routes';

const value = z
  .union([z.string(), z.boolean(), z.array(z.string())])
  .nullable()
  // OpenAPI 3.0 needs a type in addition to null.
  .openapi({
    anyOf: [
      { type: 'string', nullable: true },
      { type: 'boolean' },
      { type: 'array', items: { type: 'string' } },
    ],
  });

const StackCorrectionSchema = z
  .object({
    etag: EntityTagSchema,
    fields: z
      .array(z.object({ field: LocalizedFieldSchema, value, isRequired: z.boolean() }))
      .openapi({ description: 'What the card does not certify and no instrument has measured' }),
    orderNumber: z
      .object({ value: z.string().nullable(), isRequired: z.boolean() })
      .nullable()
      .openapi({ description: 'Null: it must not be corrected' }),
    position: z
      .object({ value: RecordedPositionSchema.nullable() })
      .nullable()
      .openapi({ description: 'Null: it must not be corrected' }),
  })
  .openapi('StackCorrection');

export type StackCorrection = z.infer<typeof StackCorrectionSchema>;

const CorrectingSchema = z.strictObject({
  reason: NameSchema.openapi({ description: 'Why it is corrected' }),
  values: z.record(IdSchema, z.unknown()).default({}).openapi({
    type: 'object',
    additionalProperties: {},
    description: 'By field, those that change alone; null empties one',
  }),
  orderNumber: LineSchema.optional().openapi({ description: 'Empty: it has none' }),
  position: PositionSchema.optional(),
});

export type Correcting = z.infer<typeof CorrectingSchema>;

export const stackCorrectionRoute = createRoute({
  method: 'get',
  path: '/stack/{id}/correction',
  operationId: 'getStackCorrection',
  rights: admins,
  feature: 'corrections',
  summary: 'Get what of a measured stack can be corrected by hand',
  description:
    'By the card that the stack was measured by. 409 for a stack that is not measured yet, or is withdrawn.',
  tags: ['stack'],
  request: { params: stackParams },
  responses: { 200: jsonResponse(StackCorrectionSchema), ...readFailures, 409: writeFailures[409] },
});

export const correctStackRoute = createRoute({
  method: 'put',
  history: true,
  path: '/stack/{id}/correction',
  operationId: 'correctStack',
  rights: admins,
  feature: 'corrections',
  summary: 'Correct by hand what no instrument has measured',
  description:
    'Adds a version to the measurement, whose former ones stay as they were. What is measured or certified is never corrected: 400 names the field. 412 where the stack has been corrected or measured since `If-Match`; then nothing is kept. Changes nothing where all of it is as it was.',
  tags: ['stack'],
  largestBody: 64 * 1024,
  request: { params: stackParams, headers: ifMatchHeader, body: jsonBody(CorrectingSchema) },
  responses: { 200: done, ...writeFailures },
});

export const correctionRoutes = [stackCorrectionRoute, correctStackRoute] as const;
