import { answer, bearer, createRoute, failureResponses, readFailures, z } from './defineRoute';
import { stackParams } from './stack';
import { PositionSchema, StackFieldSchema, StackImageSchema } from './stackDetail';
import { IdSchema, StackStateSchema, UnitSchema } from './values';

const instant = z.iso.datetime({ offset: true });

const reportFailures = { ...readFailures, 409: failureResponses[409] };

const ReportRowSchema = z
  .object({
    fieldId: IdSchema,
    certified: z.boolean().openapi({ description: 'The value comes from a verified measuring instrument' }),
    bold: z.boolean(),
  })
  .openapi('ReportRow');

const ReportLayoutSchema = z
  .object({
    title: z.string(),
    headerFieldIds: z.array(IdSchema),
    sections: z.array(z.object({ title: z.string(), rows: z.array(ReportRowSchema) })),
  })
  .openapi('ReportLayout');

/** Of logs from `from` up to, and without, `to`; the last class may be open. In the diameter's unit. */
const DiameterIntervalSchema = z
  .object({ title: z.string().nullable(), from: z.number(), to: z.number().nullable() })
  .openapi('DiameterInterval');

export const ReportConfigSchema = z.object({
  /** Of every text of the report, whoever reads it. Not by name: a named schema cannot be nullable in OpenAPI 3.0. */
  language: z.enum(['en', 'da', 'de', 'pl']).nullable(),
  closeupTitle: z.string(),
  remark: z
    .object({
      text: z.string(),
      highlightIndex: z.number().int().openapi({ description: 'In UTF-16 code units' }),
      highlightLength: z.number().int(),
    })
    .nullable()
    .openapi({ description: 'Printed on every report of the card, a part of it in blue' }),
  diameters: z
    .object({
      diametersFieldId: IdSchema,
      lengthFieldId: IdSchema,
      units: z.object({ diameter: UnitSchema, volume: UnitSchema }).nullable(),
      intervals: z.array(DiameterIntervalSchema),
    })
    .nullable()
    .openapi({ description: 'Null: the card asks for no diameters' }),
  frontBackWarning: z
    .object({ frontAreaFieldId: IdSchema, backAreaFieldId: IdSchema })
    .nullable()
    .openapi({ description: 'Null: the report does not compare the areas' }),
  certificate: z.boolean().openapi({ description: 'False: no value of the report is certified' }),
  layouts: z.object({ fullMeasurement: ReportLayoutSchema, logCount: ReportLayoutSchema }),
});

export type ReportConfig = z.infer<typeof ReportConfigSchema>;

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
      coordinates: PositionSchema.nullable(),
      registrationDateTime: instant,
      measurementDateTime: instant.nullable(),
      lastModifiedDateTime: instant,
      timeZone: z.string().openapi({ description: 'IANA name; the report shows times of the place' }),
      fields: z.array(StackFieldSchema).openapi({ description: 'Every field of the card' }),
    }),
    measurementCard: z
      .object({
        measurementCardId: IdSchema,
        measurementCardName: z.string(),
        volumeFieldId: IdSchema.optional(),
        reportConfig: ReportConfigSchema.nullable(),
      })
      .nullable()
      .openapi({ description: 'Null: the organisation has no card' }),
    frontImage: ReportImageSchema.nullable(),
    backImage: ReportImageSchema.nullable(),
    closeupImage: ReportImageSchema.nullable(),
    organizationLogo: z.string().nullable().openapi({ description: 'A data URL, PNG or JPEG' }),
  })
  .openapi('StackReport');

export type StackReport = z.infer<typeof StackReportSchema>;

export const stackReportRoute = createRoute({
  method: 'get',
  path: '/stack/{id}/report-data',
  operationId: 'getStackReport',
  tags: ['report'],
  security: bearer,
  request: { params: stackParams },
  responses: { 200: answer(StackReportSchema), ...reportFailures },
});

/** A token for the link of one stack's report: it stands in a URL, so it opens nothing else and not for long. */
export const stackReportTokenRoute = createRoute({
  method: 'post',
  path: '/stack/{id}/report-token',
  operationId: 'createStackReportToken',
  tags: ['report'],
  security: bearer,
  request: { params: stackParams },
  responses: { 200: answer(z.object({ token: z.string(), expiresAt: instant })), ...reportFailures },
});
