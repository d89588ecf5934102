import { ApiKeyScopeSchema } from '../../domain/apiKeyScopes';
import { organizationAdmins } from '../../domain/roles';
import { IdSchema, instant, NameSchema } from '../../domain/schemas';
import {
  created,
  createRoute,
  jsonBody,
  jsonResponse,
  readFailures,
  writeFailures,
  z,
} from '../../http/createRoute';

const fields = {
  name: NameSchema,
  scopes: z
    .array(ApiKeyScopeSchema)
    .min(1)
    .max(3)
    .refine((scopes) => new Set(scopes).size === scopes.length),
};

const ApiKeySchema = z
  .object({
    id: IdSchema,
    ...fields,
    prefix: z.string().openapi({ description: 'The first letters of the key', example: 'sy_b3VtL' }),
    createdAt: instant,
    createdBy: z
      .string()
      .nullable()
      .openapi({ description: 'Null for somebody who is no longer in the organisation' }),
    lastUsedAt: instant
      .nullable()
      .openapi({ description: 'Exact to some minutes; null before the first use' }),
    revokedAt: instant.nullable().openapi({ description: 'From then on the key opens nothing' }),
  })
  .openapi('ApiKey');

export type ApiKey = z.infer<typeof ApiKeySchema>;

const path = '/organization/{id}/api-key';
const tags = ['apiKey'];
const params = z.object({ id: IdSchema });

export const apiKeyListRoute = createRoute({
  method: 'get',
  path,
  operationId: 'listApiKeys',
  rights: organizationAdmins,
  feature: 'ingest',
  summary: 'List the API keys of an organisation',
  description: 'Newest first, with the revoked ones. A key itself is shown once, when it is made.',
  tags,
  request: { params },
  responses: { 200: jsonResponse(z.array(ApiKeySchema)), ...readFailures },
});

export const apiKeyCreateRoute = createRoute({
  method: 'post',
  history: true,
  path,
  operationId: 'createApiKey',
  rights: organizationAdmins,
  feature: 'ingest',
  // The answer would be kept, and the key with it.
  idempotent: false,
  secret: true,
  summary: 'Make an API key',
  description:
    'The answer holds the key, which nobody can read again: the service keeps its hash. Programs send it as `X-Api-Key` with the calls of `ingest`, and with those that read stacks.',
  tags,
  request: { params, body: jsonBody(z.strictObject(fields)) },
  responses: { ...created(ApiKeySchema.extend({ key: z.string() }).openapi('NewApiKey')), ...writeFailures },
});

export const apiKeyRevokeRoute = createRoute({
  method: 'delete',
  history: true,
  path: `${path}/{keyId}`,
  operationId: 'revokeApiKey',
  rights: organizationAdmins,
  feature: 'ingest',
  summary: 'Revoke an API key',
  description: 'From now on it opens nothing. It stays in the list.',
  tags,
  request: { params: z.object({ id: IdSchema, keyId: IdSchema }) },
  responses: { 204: { description: 'Revoked' }, ...readFailures, 409: writeFailures[409] },
});

export const apiKeysRoutes = [apiKeyListRoute, apiKeyCreateRoute, apiKeyRevokeRoute] as const;
