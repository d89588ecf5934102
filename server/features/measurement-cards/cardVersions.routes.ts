import {
  CardFieldSchema,
  CardInstrumentSchema,
  CardLanguageSchema,
  DisplayConfigurationSchema,
  EvidenceLimitsSchema,
  FieldIdsSchema,
  ReportConfigSchema,
  StackFieldsSchema,
  VolumeFieldsSchema,
} from '../../domain/cardDefinition';
import { largestCard } from '../../domain/cardDocument';
import { globalAdmins } from '../../domain/roles';
import { CountrySchema, EntityTagSchema, IdSchema, instant, queryNumber } from '../../domain/schemas';
import {
  callerFailures,
  createRoute,
  done,
  ifMatchHeader,
  jsonBody,
  jsonResponse,
  readFailures,
  writeFailures,
  z,
} from '../../http/createRoute';

const { 404: _missing, 412: _changed, ...importFailures } = writeFailures;
const { 413: _tooLarge, 415: _notJson, ...publishFailures } = writeFailures;

const version = z.number().int().min(1).openapi({ description: 'From 1 in each card' });
const publishedAt = instant
  .nullable()
  .openapi({ description: 'Null: a draft, by which nothing is measured' });

const CardVersionsSchema = z
  .object({
    measurementCardId: IdSchema,
    measurementCardName: z.string(),
    organizations: z.number().int().openapi({ description: 'How many have this card' }),
    versions: z.array(
      z.object({
        version,
        publishedAt,
        publishedBy: z
          .string()
          .nullable()
          .openapi({ description: 'Null for the service itself, and for an account that is gone' }),
      }),
    ),
  })
  .openapi('MeasurementCardVersions');

const CardDocumentSchema = z
  .object({
    name: z.string(),
    language: CardLanguageSchema,
    producer: z.string().optional().openapi({ description: 'Who issues the card' }),
    instrument: CardInstrumentSchema.optional(),
    fields: z.array(CardFieldSchema),
    displayConfigurationAdmin: DisplayConfigurationSchema,
    fieldIds: FieldIdsSchema,
    volumeFieldId: IdSchema,
    volumeFields: VolumeFieldsSchema.optional(),
    stackFields: StackFieldsSchema.optional(),
    evidenceLimits: EvidenceLimitsSchema.optional(),
    reportConfig: ReportConfigSchema.nullable(),
  })
  .openapi('MeasurementCardDocument');

const path = '/measurement-card/{id}/version/{version}';
const tags = ['cardVersion'];
const params = z.object({ id: IdSchema, version: queryNumber(999_999_999) });

export const cardVersionListRoute = createRoute({
  method: 'get',
  path: '/measurement-card',
  operationId: 'listMeasurementCardVersions',
  rights: globalAdmins,
  feature: 'cardVersions',
  summary: 'List the measurement cards with their versions',
  description: 'By name, also those of which no version is published yet; the newest version first.',
  tags,
  responses: {
    200: jsonResponse(z.array(CardVersionsSchema)),
    ...callerFailures,
  },
});

export const readyCardsRoute = createRoute({
  method: 'get',
  path: '/measurement-card/ready',
  operationId: 'listReadyMeasurementCards',
  rights: globalAdmins,
  feature: 'cardVersions',
  summary: 'List the measurement cards that come with the service',
  description: 'Documents to begin with, for each country. To use one is to import it as it is.',
  tags,
  responses: {
    200: jsonResponse(
      z.array(
        z
          .object({ key: z.string(), country: CountrySchema, document: CardDocumentSchema })
          .openapi('ReadyMeasurementCard'),
      ),
    ),
    ...callerFailures,
  },
});

export const cardImportRoute = createRoute({
  method: 'post',
  history: false,
  path: '/measurement-card',
  operationId: 'importMeasurementCard',
  rights: globalAdmins,
  feature: 'cardVersions',
  // Importing the same document again changes nothing.
  idempotent: false,
  largestBody: largestCard,
  summary: 'Import a measurement card as a draft',
  description:
    'The draft is the next version of the card with the name in the document, or the first one of a new card. It replaces a draft that is there. 400 names each place in the document and what is wrong there (`fields[3].units.display`).',
  tags,
  request: {
    body: jsonBody(
      z.record(z.string(), z.unknown()).openapi({
        type: 'object',
        additionalProperties: true,
        description: 'A document by docs/measurement-card.schema.json',
      }),
    ),
  },
  responses: {
    200: jsonResponse(
      z
        .object({
          measurementCardId: IdSchema,
          measurementCardName: z.string(),
          version,
          isChanged: z.boolean().openapi({ description: 'False: the newest version says the same' }),
          isPublished: z.boolean().openapi({ description: 'Of the version that says the same' }),
          hasReplacedDraft: z
            .boolean()
            .optional()
            .openapi({ description: 'A draft with another document was there' }),
        })
        .openapi('ImportedMeasurementCard'),
    ),
    ...importFailures,
  },
});

export const cardVersionRoute = createRoute({
  method: 'get',
  path,
  operationId: 'getMeasurementCardVersion',
  rights: globalAdmins,
  feature: 'cardVersions',
  summary: 'Get one version of a measurement card',
  description: 'With the whole document, which can be imported as it is.',
  tags,
  request: { params },
  responses: {
    200: jsonResponse(
      z
        .object({
          measurementCardId: IdSchema,
          version,
          publishedAt,
          document: CardDocumentSchema,
          etag: EntityTagSchema,
        })
        .openapi('MeasurementCardVersion'),
    ),
    ...readFailures,
  },
});

export const cardPublishRoute = createRoute({
  method: 'put',
  history: false,
  path: `${path}/publish`,
  operationId: 'publishMeasurementCardVersion',
  rights: globalAdmins,
  feature: 'cardVersions',
  summary: 'Publish the draft of a measurement card',
  description:
    'From now on new stacks are measured by it, and it never changes. Stacks that are measured keep their version. 409 for a version that is published; 412 when another document was imported since it was read.',
  tags,
  request: { params, headers: ifMatchHeader },
  responses: { 200: done, ...publishFailures },
});

export const cardDraftDeleteRoute = createRoute({
  method: 'delete',
  history: false,
  path,
  operationId: 'deleteMeasurementCardDraft',
  rights: globalAdmins,
  feature: 'cardVersions',
  summary: 'Delete the draft of a measurement card',
  description:
    'The card goes with it where it has no other version. 409 for a version that is published; 412 when another document was imported since it was read.',
  tags,
  request: { params, headers: ifMatchHeader },
  responses: { 204: { description: 'Deleted' }, ...publishFailures },
});

export const cardVersionsRoutes = [
  cardVersionListRoute,
  readyCardsRoute,
  cardImportRoute,
  cardVersionRoute,
  cardPublishRoute,
  cardDraftDeleteRoute,
] as const;
