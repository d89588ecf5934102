import { CardLanguageSchema, FieldIdsSchema } from '../../../domain/cardDefinition';
import { AcceptableSchema, MailObstacleSchema } from '../../../domain/decisions';
import { InstrumentSchema, RecordedPositionSchema, StackFieldSchema } from '../../../domain/fieldValue';
import { stackReaders } from '../../../domain/roles';
import { IdSchema, instant, StackFileKindSchema, StackStateSchema } from '../../../domain/schemas';
import { createRoute, file, jsonResponse, readFailures, z } from '../../../http/createRoute';
import { stackDateFields } from '../filters/stackFilterSchemas';
import { doubts, failedCheckKinds, stackParams, undo } from '../list/stackList.routes';
import { CardRulesSchema } from '../records/cardRules';
import { correctedFields } from '../records/correctedFields';
import { decider, withdrawal } from '../withdrawals/withdrawal';

export const MeasurementVersionSchema = z
  .object({
    source: z.enum(['App', 'Key', 'Import', 'Correction', 'Hand', 'Demo']).openapi({
      description:
        'App: sent by a person in the field; Key: by a program; Correction: takes the place of the version before; Hand: so does this, in which an administrator corrected what no instrument has measured',
    }),
    app: z.string().nullable().openapi({ description: 'Name and version of the program that sent it' }),
    receivedDateTime: z.iso.datetime(),
    volume: z.number().nullable().openapi({ description: 'In the unit of the volume on the card' }),
    logCount: z.number().int().nullable(),
    reason: z.string().nullable().openapi({ description: 'Of a correction' }),
    author: z
      .string()
      .nullable()
      .openapi({ description: 'Who corrected it; null: a program, or a person who is erased' }),
    movedFrom: z.string().nullable().optional().openapi({
      description: 'Name of the department that the stack left with this version; null: it stayed',
    }),
  })
  .openapi('MeasurementVersion');

const StackDetailSchema = z
  .object({
    stackId: IdSchema,
    stackNumber: z.string(),
    polterId: z.string().nullable(),
    departmentId: IdSchema,
    status: StackStateSchema,
    orderNumber: z.string().nullable(),
    sawmillName: z.string().nullable(),
    surveyor: z.string().nullable().optional().openapi({ description: 'Who measured the stack' }),
    coordinates: RecordedPositionSchema.nullable(),
    ...stackDateFields,
    ...undo,
    doubts: doubts.optional(),
    failedChecks: failedCheckKinds.optional(),
    accepted: z
      .array(
        z.object({
          kind: AcceptableSchema,
          word: z.string(),
          acceptedDateTime: instant,
          acceptedBy: decider,
        }),
      )
      .optional()
      .openapi({ description: 'What an administrator has accepted, with the word that was given' }),
    newMeasurement: z
      .object({
        to: z.string().nullable().openapi({ description: 'Who measured the stack; null: not known' }),
        obstacle: MailObstacleSchema.nullable().openapi({ description: 'Null: it can be asked for' }),
        asked: z.object({ word: z.string(), askedDateTime: instant, askedBy: decider }).nullable(),
      })
      .nullable()
      .optional()
      .openapi({ description: 'Whether one is asked for, or can be; null before the measurement' }),
    withdrawal: withdrawal.optional(),
    correctedFields: correctedFields.optional(),
    instrument: InstrumentSchema.nullable()
      .optional()
      .openapi({ description: 'What measured the stack; null: not recorded' }),
    measurements: z
      .array(MeasurementVersionSchema)
      .optional()
      .openapi({ description: 'The current measurement and those that it corrects, newest first' }),
    measurementCardId: IdSchema.nullable().openapi({ description: 'Null: the organisation has no card' }),
    measurementCard: CardRulesSchema.extend({ fieldIds: FieldIdsSchema }).nullable().optional().openapi({
      description:
        'The version of the card that the stack was measured by, or of its organisation before the measurement',
    }),
    sections: z.array(
      z.object({
        title: z.string(),
        language: CardLanguageSchema.optional().openapi({ description: 'Of the title' }),
        fields: z.array(StackFieldSchema),
        undefinedFieldIds: z
          .array(z.string())
          .openapi({ description: 'Fields that the section names and the card does not define' }),
      }),
    ),
  })
  .openapi('StackDetail');

export type StackDetail = z.infer<typeof StackDetailSchema>;

export const stackDetailRoute = createRoute({
  method: 'get',
  path: '/stack/{id}',
  operationId: 'getStack',
  rights: stackReaders,
  summary: 'Get a stack with every field of its measurement card',
  description:
    'Fields come by section of the measurement card, in the language of `Accept-Language` where the card has it. A field without a value is there with null.',
  tags: ['stack'],
  request: { params: stackParams },
  responses: { 200: jsonResponse(StackDetailSchema), ...readFailures },
});

export const stackFileRoute = createRoute({
  method: 'get',
  path: '/stack/{id}/file/{kind}',
  operationId: 'getStackFile',
  portal: ['request'],
  heavy: 'picture',
  rights: stackReaders,
  adds: ['positions'],
  summary: 'Get a picture or another file of a stack',
  description:
    '404 when the stack has no file of this kind, and for kinds that no stack has yet (see `StackFileKind`). A photograph is shown turned as the camera was held and without what the camera wrote beside it, never as it was sent.',
  tags: ['stack'],
  request: {
    params: stackParams.extend({ kind: StackFileKindSchema }),
    query: z.strictObject({
      size: z
        .enum(['preview'])
        .optional()
        .openapi({ description: 'preview: at most 480 pixels wide and high, where there is such a one' }),
    }),
  },
  responses: {
    200: {
      description: 'The file; 404: the stack has none of this kind',
      content: { 'image/jpeg': file, 'image/png': file },
    },
    ...readFailures,
  },
});

export const stackDetailRoutes = [stackDetailRoute, stackFileRoute] as const;
