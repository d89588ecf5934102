import { fieldRoles } from '../../../domain/roles';
import { IdSchema, SentNumberSchema } from '../../../domain/schemas';
import {
  bodyFailures,
  createRoute,
  failureResponses,
  jsonResponse,
  photograph,
  readFailures,
  z,
} from '../../../http/createRoute';
import { ClientKeySchema, ContentDigestSchema, PhotographKindSchema } from '../ingest.routes';

export const largestPhotograph = 20 * 1024 * 1024;

export const StoredFileSchema = z
  .object({
    clientKey: ClientKeySchema,
    stackId: IdSchema,
    fileId: IdSchema,
    kind: PhotographKindSchema,
    contentDigest: ContentDigestSchema,
    changed: z
      .boolean()
      .openapi({ description: 'False: the service has had this photograph, and nothing was done' }),
  })
  .openapi('StoredFile');

export const storeFileRoute = createRoute({
  method: 'put',
  history: true,
  path: '/ingest/stack/{clientKey}/file/{kind}',
  operationId: 'storeStackFile',
  rights: fieldRoles,
  feature: 'ingest',
  summary: 'Store a photograph of a stack',
  description:
    'Takes one JPEG or PNG of at most 20 MB and 100 million pixels. Safe to repeat: a photograph that the service has, or has had for this kind, changes nothing, but one that could not be shown is processed again. Another photograph of the kind takes the place of the present one, which is kept. A stack that is neither registered nor measured yet is made from the key. The photograph is shown as soon as it is processed.',
  tags: ['ingest'],
  portal: [],
  request: {
    params: z.object({ clientKey: ClientKeySchema, kind: PhotographKindSchema }),
    query: z.strictObject({
      departmentId: IdSchema,
      stackNumber: SentNumberSchema.optional().openapi({
        description: 'Of a stack that the service does not know yet, where the numbering is `Manuel`',
      }),
    }),
    headers: z.object({
      'content-digest': z.string().max(1000).optional().openapi({
        description: 'Required, with the SHA-256 of the body (RFC 9530): `sha-256=:…:`',
      }),
    }),
    body: photograph,
  },
  largestBody: largestPhotograph,
  responses: {
    200: jsonResponse(StoredFileSchema, 'Known already'),
    201: jsonResponse(StoredFileSchema, 'Stored'),
    ...readFailures,
    ...bodyFailures,
    409: failureResponses[409],
    422: failureResponses[422],
  },
});

export const ingestFilesRoutes = [storeFileRoute] as const;
