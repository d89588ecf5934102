import { createRoute as createOpenApiRoute, type RouteConfig, z } from '@hono/zod-openapi';
import type { Feature } from '../domain/features';
import { opensToKeys, type Rights } from '../domain/roles';

function envelope<Data extends z.ZodType>(data: Data) {
  return z.object({ data, errorMessage: z.string().nullable() });
}

export function pageSchema<Row extends z.ZodType>(row: Row) {
  return z.object({
    data: z.array(row),
    page: z.number().int().min(1),
    totalCount: z.number().int().min(0),
  });
}

/**
 * OpenAPI 3.0 has no type for null. A literal is written with a type and `nullable`; `z.null()` would be
 * written with `nullable` alone, which means nothing there.
 */
const NullSchema = z.literal(null);

const FailureSchema = z
  .object({
    data: NullSchema,
    errorMessage: z.string().min(1),
    fieldErrors: z
      .array(
        z.object({
          field: z.string(),
          message: z.string(),
          suggestion: z.string().optional().openapi({ description: 'What would be taken instead' }),
        }),
      )
      .optional(),
  })
  .openapi('Failure');

export type Failure = z.infer<typeof FailureSchema>;

const failures = {
  400: 'Invalid input',
  401: 'No valid token',
  403: 'The role is too low',
  404: 'No such thing, or not yours',
  409: 'Not possible in the present state',
  412: 'Somebody else changed it meanwhile',
  413: 'Body too large',
  415: 'Body of another type',
  422: 'Names something that cannot be used',
  429: 'Too many attempts',
  500: 'Unexpected failure',
  503: 'Not possible at the moment; `Retry-After` says when to try again',
} as const;

type FailureStatus = keyof typeof failures;

function failureResponse<Status extends FailureStatus>(status: Status) {
  return { description: failures[status], content: { 'application/json': { schema: FailureSchema } } };
}

export const failureResponses = {
  400: failureResponse(400),
  401: failureResponse(401),
  403: failureResponse(403),
  404: failureResponse(404),
  409: failureResponse(409),
  412: failureResponse(412),
  413: failureResponse(413),
  415: failureResponse(415),
  422: failureResponse(422),
  429: failureResponse(429),
  500: failureResponse(500),
  503: failureResponse(503),
};

export const callerFailures = {
  401: failureResponse(401),
  403: failureResponse(403),
  500: failureResponse(500),
};

export const readFailures = { ...callerFailures, 400: failureResponse(400), 404: failureResponse(404) };

export const bodyFailures = {
  400: failureResponse(400),
  413: failureResponse(413),
  415: failureResponse(415),
};

export const writeFailures = {
  ...readFailures,
  ...bodyFailures,
  409: failureResponse(409),
  412: failureResponse(412),
};

/**
 * Both sizes are in bytes. A body with the ids of thousands of things may have `bodyOfManyIds`. A body above
 * `largeBody` takes long to parse, so it makes any call costly.
 */
export const bodyOfManyIds = 1024 * 1024;
export const largeBody = 64 * 1024;

export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } };
}

export function jsonResponse<Schema extends z.ZodType>(schema: Schema, description = 'Success') {
  return { description, content: { 'application/json': { schema: envelope(schema) } } };
}

export const file = { schema: z.string().openapi({ format: 'binary' }) };

export const done = jsonResponse(NullSchema, 'Done');

export function created<Schema extends z.ZodType>(schema: Schema) {
  return { 201: jsonResponse(schema, 'Created') };
}

/**
 * A write may name the version that it changes (`ETag`, or `etag` in a list), and is answered 412 if there is
 * a newer one.
 */
export const ifMatchHeader = z.object({ 'if-match': z.string().max(200).optional() });

const idempotencyKey = z.object({ 'idempotency-key': z.string().min(1).max(64).optional() });

export type HeavyWork = 'archive' | 'csv' | 'figures' | 'picture' | 'report';

export type PortalUse = readonly ('endpoint' | 'request')[];

/**
 * `portal` says how the portal uses the call: as an endpoint of its api slice (the default), as a request of
 * its own (before the store has loaded, or for a file), or not at all if empty. The answer to a `secret` call
 * holds a token or a key, and is not compressed. `largestBody` is in bytes, 16 kB by default. Only a few
 * `heavy` calls may run at a time, for each person and in total.
 */
interface ServiceProperties {
  rights: Rights;
  feature?: Feature;
  adds?: readonly Feature[];
  portal?: PortalUse;
  reportToken?: true;
  secret?: true;
  largestBody?: number;
  answersEachItem?: true;
  heavy?: HeavyWork;
}

/**
 * If `history` is true, an organisation's history names the call by the portal's text
 * `history.operation.<operationId>`. Each POST also declares whether it may be repeated with its
 * `Idempotency-Key`.
 */
type Effect =
  | { method: 'get'; history?: never; idempotent?: never }
  | { method: 'post'; history: boolean; idempotent: boolean }
  | { method: 'put' | 'delete'; history: boolean; idempotent?: never };

type Described = Required<Pick<RouteConfig, 'summary' | 'description' | 'tags'>> & ServiceProperties & Effect;

export interface ServiceRoute extends RouteConfig, ServiceProperties {
  operationId: string;
  idempotent?: boolean;
  history?: boolean;
  /** The stack of this error names the file of the route. */
  declaration: Error;
  getRoutingPath: () => string;
}

export function createRoute<
  const Path extends string,
  const Id extends string,
  Config extends Omit<RouteConfig, 'path' | 'operationId' | 'security'> & Described,
>(config: Config & { path: Path; operationId: Id }) {
  const security =
    config.rights === 'public'
      ? []
      : [{ bearer: [] }, ...(opensToKeys(config.rights) ? [{ apiKey: [] }] : [])];
  const declaration = new Error(config.operationId);
  const route = createOpenApiRoute({ ...config, security, declaration });
  // Every call asks the database and may therefore answer 503.
  Object.assign(route, { responses: { ...config.responses, 503: failureResponse(503) } });
  const mayBeLarge =
    ['json', 'photograph'].includes(bodyTypeOf(config) ?? '') && (config.largestBody ?? 0) > largeBody;
  if (config.heavy !== undefined || mayBeLarge) Object.assign(route.responses, { 429: failureResponse(429) });
  if (config.idempotent === true)
    Object.assign(route, { request: { ...config.request, headers: idempotencyKey } });
  return route;
}

export function fileOfRoute({ declaration }: ServiceRoute): string {
  return /server\/\S+\.routes\.ts/.exec(declaration.stack ?? '')?.[0] ?? 'the compiled service';
}

export const photograph = { required: true, content: { 'image/jpeg': file, 'image/png': file } };

export function bodyTypeOf({ request }: RouteConfig): 'json' | 'form' | 'photograph' | undefined {
  if (request?.body === undefined) return undefined;
  if ('image/jpeg' in request.body.content) return 'photograph';
  return 'multipart/form-data' in request.body.content ? 'form' : 'json';
}

export { z };
