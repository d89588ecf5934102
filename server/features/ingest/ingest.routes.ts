import {
  CardFieldSchema,
  CardLanguageSchema,
  EvidenceLimitsSchema,
  FieldIdsSchema,
  ReportConfigSchema,
  StackFieldsSchema,
  VolumeFieldsSchema,
} from '../../domain/cardDefinition';
import { fieldRoles, measuringRoles } from '../../domain/roles';
import {
  EntityTagSchema,
  IdSchema,
  InstantSchema,
  instant,
  LineSchema,
  NameSchema,
  PositionSchema,
  SentNumberSchema,
  StackStateSchema,
  UnitSchema,
} from '../../domain/schemas';
import {
  bodyFailures,
  createRoute,
  failureResponses,
  jsonBody,
  jsonResponse,
  readFailures,
  z,
} from '../../http/createRoute';

/** The limit in bytes suffices for a card's values and a few thousand log ends. */
const largestMessage = 512 * 1024;

export const ClientKeySchema = z.guid().toLowerCase().openapi({
  example: '6f8c0b1e-4d5a-4f3b-9c2d-7e1a0b5c3d42',
  description: 'A UUID that the device gave the stack; it stays the key of the stack for good',
});

export const PhotographKindSchema = z.enum(['FrontImage', 'BackImage', 'CloseupImage']);

const FoundAtSchema = PositionSchema.extend({
  height: z
    .number()
    .min(-500)
    .max(9000)
    .nullable()
    .optional()
    .openapi({ description: 'Metres above the sea' }),
  accuracy: z.number().min(0).max(100_000).nullable().optional().openapi({ description: 'Metres' }),
});

const stackFields = {
  departmentId: IdSchema,
  cardVersionId: IdSchema.openapi({ description: 'The version of the card by which the device asked' }),
  stackNumber: SentNumberSchema.optional().openapi({
    description:
      'Of the device, where the numbering of the organisation is `Manuel`; else the service makes it. The number that the stack has is always taken. Numbers that look alike are the same',
  }),
  polterId: LineSchema.optional(),
  orderNumber: LineSchema.optional(),
  position: FoundAtSchema.optional(),
  harvestPlace: LineSchema.optional().openapi({
    description:
      'Id or name of a place of harvest of the department, where the area number does not tell it; absent: nothing is said of it',
  }),
  values: z.record(IdSchema, z.unknown()).default({}).openapi({
    type: 'object',
    additionalProperties: {},
    description:
      'By field of the card, each in the form of its type and in the unit that the card shows. People, position, volume, number of logs, the kind of the measurement and what `stackFields` of the card names are fields of the message instead',
  }),
  units: z.record(IdSchema, UnitSchema).default({}).openapi({
    description: 'The units of the values, where the device wants them compared with the card’s',
  }),
};

export const RegistrationSchema = z
  .strictObject({
    ...stackFields,
    registeredAt: InstantSchema,
    changedAt: InstantSchema.openapi({
      description: 'When the device last changed it: what is older than what is known changes nothing',
    }),
  })
  .openapi('StackRegistration');

export type Registration = z.infer<typeof RegistrationSchema>;

const LogEndSchema = z.strictObject({
  x: z.number().min(0),
  y: z.number().min(0),
  diameter: z.number().positive().max(400).openapi({ description: 'Centimetres' }),
});

const PictureLogEndsSchema = z
  .strictObject({
    file: PhotographKindSchema,
    width: z.number().int().min(1).max(65_535),
    height: z.number().int().min(1).max(65_535),
    scale: z.number().positive().max(1e6).openapi({ description: 'Pixels in a metre' }),
    logEnds: z.array(LogEndSchema).max(10_000),
  })
  .openapi('PictureLogEnds', {
    description:
      'The log ends that were found on a picture, in pixels from the upper left corner of the picture as it is shown, turned by its EXIF orientation',
  });

export const MeasurementSchema = z
  .strictObject({
    ...stackFields,
    measuredAt: InstantSchema,
    fullMeasurement: z
      .boolean()
      .openapi({ description: 'True: every log was measured; false: the logs were counted' }),
    // The database stores thousandths of a cubic foot as whole numbers.
    volume: z.number().min(0).max(50_000).optional().openapi({ description: 'Cubic metres' }),
    logCount: z.number().int().min(0).max(1_000_000).optional(),
    logEnds: z
      .array(PictureLogEndsSchema)
      .max(3)
      .refine((pictures) => new Set(pictures.map(({ file }) => file)).size === pictures.length)
      .default([]),
    instrument: z
      .strictObject({
        name: NameSchema.openapi({ description: 'With its serial number' }),
        certificate: NameSchema.optional().openapi({ description: 'Number of its verification certificate' }),
        certificateValidUntil: z.iso.date().optional().openapi({ description: 'Its last day' }),
      })
      .optional(),
    app: NameSchema.optional().openapi({ description: 'Name and version of the program that sends it' }),
    reason: NameSchema.optional().openapi({ description: 'Why it corrects what was measured before' }),
  })
  .openapi('StackMeasurement');

export type Measurement = z.infer<typeof MeasurementSchema>;

export const ContentDigestSchema = z.string().openapi({
  example: 'sha-256=:RK/0qy18MlBSVnWgjwz6lZEWjP/lF5HF9bvEF8FabDg=:',
  description: 'Of the photograph as it was sent (RFC 9530)',
});

export const KnownStackSchema = z
  .object({
    clientKey: ClientKeySchema,
    stackId: IdSchema,
    stackNumber: z.string(),
    departmentId: IdSchema,
    state: StackStateSchema,
    registrationChangedAt: instant
      .nullable()
      .openapi({ description: 'Null as long as no registration has come' }),
    measurement: z
      .object({
        version: z.number().int().min(1),
        cardVersionId: IdSchema,
        measuredAt: instant,
        receivedAt: instant,
      })
      .nullable()
      .openapi({ description: 'The current one; null before the measurement' }),
    files: z
      .array(
        z.object({
          fileId: IdSchema,
          kind: PhotographKindSchema,
          contentDigest: ContentDigestSchema,
          state: z.enum(['Waiting', 'Shown', 'Unreadable']).openapi({
            description:
              'Waiting: it is stored, and shown soon. Unreadable: it is damaged; another one has to be sent, or the same one again where that is whole',
          }),
          receivedAt: instant,
        }),
      )
      .openapi({ description: 'The current photograph of each kind, without one that the service has lost' }),
  })
  .openapi('KnownStack');

export type KnownStack = z.infer<typeof KnownStackSchema>;

export const StoredSchema = KnownStackSchema.extend({
  changed: z.boolean().openapi({ description: 'False: the service knew all of it, and nothing was done' }),
}).openapi('StoredStack');

const params = z.object({ clientKey: ClientKeySchema });

const messageFailures = {
  ...readFailures,
  ...bodyFailures,
  409: failureResponses[409],
  422: failureResponses[422],
};

const stored = {
  200: jsonResponse(StoredSchema, 'Changed, or known already'),
  201: jsonResponse(StoredSchema, 'The stack, or a version of its measurement, is new'),
  ...messageFailures,
};

export const registerStackRoute = createRoute({
  method: 'put',
  history: true,
  path: '/ingest/stack/{clientKey}',
  operationId: 'registerStack',
  rights: fieldRoles,
  feature: 'ingest',
  summary: 'Pre-register a stack, or change what its registration says',
  description:
    'Safe to repeat. A registration that is not newer than the known one changes nothing. It may come after the measurement: it then says what the measurement left open.',
  tags: ['ingest'],
  portal: [],
  request: { params, body: jsonBody(RegistrationSchema) },
  largestBody: largestMessage,
  responses: stored,
});

export const measureStackRoute = createRoute({
  method: 'put',
  history: true,
  path: '/ingest/stack/{clientKey}/measurement',
  operationId: 'measureStack',
  rights: measuringRoles,
  feature: 'ingest',
  summary: 'Store what a stack measured, or correct it',
  description:
    'Safe to repeat: a measurement is stored once, however it is written and whichever program sends it. Another content is a correction: it needs a `reason`, becomes the next version, and the former one is kept. A stack that is not registered yet is made from the message. The message is stored whole or not at all.',
  tags: ['ingest'],
  portal: [],
  request: { params, body: jsonBody(MeasurementSchema) },
  largestBody: largestMessage,
  responses: stored,
});

export const knownStackRoute = createRoute({
  method: 'get',
  path: '/ingest/stack/{clientKey}',
  operationId: 'getIngestedStack',
  rights: fieldRoles,
  feature: 'ingest',
  summary: 'Get what the service knows of a stack of the device',
  description: 'A sender compares, and sends what lacks.',
  tags: ['ingest'],
  portal: [],
  request: { params: z.object({ clientKey: IdSchema }) },
  responses: { 200: jsonResponse(KnownStackSchema), ...readFailures },
});

const IngestCardSchema = z
  .object({
    departmentId: IdSchema,
    departmentName: z.string(),
    organizationId: IdSchema,
    organizationName: z.string(),
    stackNumbering: z.enum(['AutoGenerated', 'Manuel']),
    measurementCardId: IdSchema,
    measurementCardName: z.string(),
    cardVersionId: IdSchema,
    version: z.number().int().min(1),
    language: CardLanguageSchema.openapi({ description: 'Of titles and options' }),
    fields: z.array(CardFieldSchema),
    fieldIds: FieldIdsSchema,
    volumeFieldId: IdSchema,
    stackFields: StackFieldsSchema.optional(),
    volumeFields: VolumeFieldsSchema.optional(),
    evidenceLimits: EvidenceLimitsSchema.optional(),
    reportConfig: ReportConfigSchema.nullable(),
    etag: EntityTagSchema,
  })
  .openapi('IngestCard');

export const ingestCardRoute = createRoute({
  method: 'get',
  path: '/ingest/card',
  operationId: 'getIngestCard',
  rights: fieldRoles,
  feature: 'ingest',
  summary: 'Get the measurement card that a department measures by',
  description:
    'The newest published version, with its entity tag: with `If-None-Match` it is sent only when it has changed. 404 when the organisation has no card.',
  tags: ['ingest'],
  portal: [],
  request: {
    query: z.strictObject({ departmentId: IdSchema }),
    headers: z.object({ 'if-none-match': z.string().max(200).optional() }),
  },
  responses: {
    200: jsonResponse(IngestCardSchema),
    304: { description: 'The card that the caller has is the newest' },
    ...readFailures,
  },
});

export const ingestRoutes = [
  registerStackRoute,
  measureStackRoute,
  knownStackRoute,
  ingestCardRoute,
] as const;
