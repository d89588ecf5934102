import { createRoute as createOpenApiRoute, type RouteConfig, z } from '@hono/zod-openapi';
import type { Feature } from '../domain/features';
import { opensToKeys, type Rights } from '../domain/roles';

/** The envelope of every JSON response; `data` is null for a failure. */
function envelope<Data extends z.ZodType>(data: Data) {
  return z.object({ data, errorMessage: z.string().nullable() });
}

/** `page` is 1-based, `totalCount` counts the whole list. */
export function pageSchema<Row extends z.ZodType>(row: Row) {
  return z.object({
    data: z.array(row),
    page: z.number().int().min(1),
    totalCount: z.number().int().min(0),
  });
}

/** OpenAPI 3.0 has no type for null. A literal is written with a type and `nullable`, `z.null()` with `nullable` alone, which means nothing there. */
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

/** For a call that reads by one id. */
export const readFailures = {
  400: failureResponse(400),
  401: failureResponse(401),
  403: failureResponse(403),
  404: failureResponse(404),
  500: failureResponse(500),
};

/** For a call that changes data. */
export const writeFailures = {
  ...readFailures,
  409: failureResponse(409),
  412: failureResponse(412),
  413: failureResponse(413),
  415: failureResponse(415),
};

/** Bytes of a body with the ids of thousands of things. */
export const bodyOfManyIds = 1024 * 1024;

/** Bytes of a body that takes long to parse: with it, every call is costly. */
export const largeBody = 64 * 1024;

/** A required JSON body: 400 without it. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } };
}

export function jsonResponse<Schema extends z.ZodType>(schema: Schema, description = 'Success') {
  return { description, content: { 'application/json': { schema: envelope(schema) } } };
}

/** A file as content; the header `content-disposition` names it. */
export const file = { schema: z.string().openapi({ format: 'binary' }) };

/** The response of a change without data. */
export const done = jsonResponse(NullSchema, 'Done');

export function created<Schema extends z.ZodType>(schema: Schema) {
  return { 201: jsonResponse(schema, 'Created') };
}

/** A write may name the version that it changes (`ETag`, or `etag` in a list): 412 when there is a newer one. */
export const ifMatchHeader = z.object({ 'if-match': z.string().max(200).optional() });

/** Repeated calls with the same key and body create only once. */
const idempotencyKey = z.object({ 'idempotency-key': z.string().min(1).max(64).optional() });

export type HeavyWork = 'archive' | 'csv' | 'figures' | 'picture' | 'report';

export type PortalUse = readonly ('endpoint' | 'request')[];

/** Properties of a route beside those of OpenAPI. */
interface ServiceProperties {
  rights: Rights;
  /** What the call belongs to, if the specification does not have it. */
  feature?: Feature;
  /** What a call of the specification takes or answers beyond it. */
  adds?: readonly Feature[];
  /**
   * How the portal makes the call: as an endpoint of its api slice, by default, or as a request of its own, before the store has
   * loaded or for a file. Empty: never.
   */
  portal?: PortalUse;
  /** Accepts the token of a report's link, too. */
  reportToken?: true;
  /** The answer holds a token or a key, and is not compressed. */
  secret?: true;
  /** Bytes of the body; 16 kB without it. */
  largestBody?: number;
  /** The call takes a list and answers each item by itself, so that a bad one refuses no other. */
  answersEachItem?: true;
  /** Costly: a person has only some such calls at a time, and so have all together. */
  heavy?: HeavyWork;
}

/**
 * `history`: an organisation's history tells of it, by the portal's text `history.operation.<operationId>`. Each POST
 * declares as well whether it may be repeated with its `Idempotency-Key`.
 */
type Effect =
  | { method: 'get'; history?: never; idempotent?: never }
  | { method: 'post'; history: boolean; idempotent: boolean }
  | { method: 'put' | 'delete'; history: boolean; idempotent?: never };

type Described = Required<Pick<RouteConfig, 'summary' | 'description' | 'tags'>> & ServiceProperties & Effect;

/** A route as the middleware reads it. */
export interface ServiceRoute extends RouteConfig, ServiceProperties {
  operationId: string;
  idempotent?: boolean;
  history?: boolean;
  /** The path as Hono writes it: `/stack/:id`. */
  getRoutingPath: () => string;
}

/** Keeps `operationId` as a literal type, so that tables by id are complete. */
export function createRoute<
  const Path extends string,
  const Id extends string,
  Config extends Omit<RouteConfig, 'path' | 'operationId' | 'security'> & Described,
>(config: Config & { path: Path; operationId: Id }) {
  const security =
    config.rights === 'public'
      ? []
      : [{ bearer: [] }, ...(opensToKeys(config.rights) ? [{ apiKey: [] }] : [])];
  const route = createOpenApiRoute({ ...config, security });
  // Of every call, because every call asks the database.
  Object.assign(route, { responses: { ...config.responses, 503: failureResponse(503) } });
  const mayBeLarge =
    ['json', 'photograph'].includes(bodyTypeOf(config) ?? '') && (config.largestBody ?? 0) > largeBody;
  if (config.heavy !== undefined || mayBeLarge) Object.assign(route.responses, { 429: failureResponse(429) });
  if (config.idempotent === true)
    Object.assign(route, { request: { ...config.request, headers: idempotencyKey } });
  return route;
}

/** A photograph as the body, which the handler reads as it comes. */
export const photograph = { required: true, content: { 'image/jpeg': file, 'image/png': file } };

/** Undefined for a call without a body. */
export function bodyTypeOf({ request }: RouteConfig): 'json' | 'form' | 'photograph' | undefined {
  if (request?.body === undefined) return undefined;
  if ('image/jpeg' in request.body.content) return 'photograph';
  return 'multipart/form-data' in request.body.content ? 'form' : 'json';
}

export { z };
