import {
  InstrumentSchema,
  RecordedPositionSchema,
  StackFieldSchema,
  StackImageSchema,
} from '../../../domain/fieldValue';
import { everyReader, everyRole } from '../../../domain/roles';
import { IdSchema, instant, StackStateSchema } from '../../../domain/schemas';
import { createRoute, failureResponses, jsonResponse, readFailures, z } from '../../../http/createRoute';
import { accepted, doubts, stackParams } from '../list/stackList.routes';
import { CardRulesSchema } from '../records/cardRules';
import { correctedFields } from '../records/correctedFields';
import { withdrawal } from '../withdrawals/withdrawal';

const reportFailures = { ...readFailures, 409: failureResponses[409] };

const ReportImageSchema = StackImageSchema.extend({
  dataUrl: z.string().openapi({ description: 'The image itself, PNG or JPEG' }),
});

export type ReportImage = z.infer<typeof ReportImageSchema>;

const StackReportSchema = z
  .object({
    stack: z.object({
      stackId: IdSchema,
      stackNumber: z.string(),
      polterId: z.string().nullable(),
      status: StackStateSchema,
      fullMeasurement: z.boolean().openapi({ description: 'Which of the two layouts applies' }),
      organizationName: z.string(),
      departmentName: z.string(),
      coordinates: RecordedPositionSchema.nullable(),
      registrationDateTime: instant,
      measurementDateTime: instant.nullable(),
      lastModifiedDateTime: instant,
      timeZone: z.string().openapi({ description: 'IANA name; the report shows times of the place' }),
      instrument: InstrumentSchema.nullable()
        .optional()
        .openapi({ description: 'What measured the stack; null: not recorded' }),
      doubts: doubts.optional(),
      accepted: accepted.optional(),
      withdrawal: withdrawal.optional(),
      correctedFields: correctedFields.optional(),
      dueDiligence: z
        .object({ referenceNumber: z.string(), verificationNumber: z.string().nullable() })
        .nullable()
        .optional()
        .openapi({
          description:
            'The numbers under which its wood was declared, or the identifier of a simplified declaration alone; null: it was not',
        }),
      version: z.number().int().min(1).optional().openapi({ description: 'Of the measurement' }),
      replaced: z
        .object({ version: z.number().int().min(2), replacedDateTime: instant })
        .nullable()
        .optional()
        .openapi({ description: 'What took the place of this version; null: it is the newest one' }),
      fields: z.array(StackFieldSchema).openapi({ description: 'Every field of the card' }),
    }),
    measurementCard: CardRulesSchema.nullable().openapi({
      description: 'Null: the organisation has no card',
    }),
    frontImage: ReportImageSchema.nullable(),
    backImage: ReportImageSchema.nullable(),
    closeupImage: ReportImageSchema.nullable(),
    organizationLogo: z.string().nullable().openapi({ description: 'A data URL, PNG or JPEG' }),
    requestedBy: z.string().optional().openapi({
      description: 'Who asks, by the name that the organisation of the stack has given, else by the e-mail',
    }),
    requestedDateTime: instant.optional().openapi({ description: 'By the clock of the service' }),
  })
  .openapi('StackReport');

export type StackReport = z.infer<typeof StackReportSchema>;

export const stackReportRoute = createRoute({
  method: 'get',
  path: '/stack/{id}/report-data',
  operationId: 'getStackReport',
  portal: ['request'],
  heavy: 'report',
  reportToken: true,
  rights: everyReader,
  adds: ['corrections'],
  summary: 'Get what the measurement report of a stack shows',
  description:
    '409 for a pre-registered stack, which has no measurement. Accepts the token of `createStackReportToken` beside an access token.',
  tags: ['report'],
  request: {
    params: stackParams,
    query: z.strictObject({
      version: z
        .string()
        .regex(/^[1-9]\d{0,8}$/)
        .optional()
        .openapi({
          example: '1',
          description:
            'Of the measurement: the report as it was before the next one replaced it; absent: the newest',
        }),
    }),
  },
  responses: { 200: jsonResponse(StackReportSchema), ...reportFailures },
});

export const stackReportTokenRoute = createRoute({
  method: 'post',
  history: false,
  path: '/stack/{id}/report-token',
  operationId: 'createStackReportToken',
  rights: everyRole,
  feature: 'reportLinks',
  secret: true,
  idempotent: false,
  summary: 'Create a token that opens one measurement report',
  description: 'The token opens `getStackReport` of this stack for 5 minutes, and no other call.',
  tags: ['report'],
  request: { params: stackParams },
  responses: { 200: jsonResponse(z.object({ token: z.string(), expiresAt: instant })), ...reportFailures },
});

export const stackReportRoutes = [stackReportRoute, stackReportTokenRoute] as const;
