import { createRoute as createOpenApiRoute, type RouteConfig, z } from '@hono/zod-openapi';
import type { Rights } from '../domain/roles';

/** What every JSON answer is wrapped in; `data` is null when the call failed. */
function envelope<Data extends z.ZodType>(data: Data) {
  return z.object({ data, errorMessage: z.string().nullable() });
}

/** One page of a longer list; `page` is 1-based, `totalCount` counts the whole list. */
export function pageOf<Row extends z.ZodType>(row: Row) {
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
    fieldErrors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
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
  429: 'Too many attempts',
  500: 'Unexpected failure',
} as const;

type FailureStatus = keyof typeof failures;

function failureResponse<Status extends FailureStatus>(status: Status) {
  return { description: failures[status], content: { 'application/json': { schema: FailureSchema } } };
}

/** Every failure by its status, for the routes that need it. */
export const failureResponses = {
  400: failureResponse(400),
  401: failureResponse(401),
  403: failureResponse(403),
  404: failureResponse(404),
  409: failureResponse(409),
  412: failureResponse(412),
  413: failureResponse(413),
  415: failureResponse(415),
  429: failureResponse(429),
  500: failureResponse(500),
};

/** The failures of a call that reads what one id names. */
export const readFailures = {
  400: failureResponse(400),
  401: failureResponse(401),
  403: failureResponse(403),
  404: failureResponse(404),
  500: failureResponse(500),
};

/** The failures of a call that changes something. */
export const writeFailures = {
  ...readFailures,
  409: failureResponse(409),
  412: failureResponse(412),
  413: failureResponse(413),
  415: failureResponse(415),
};

/** The body of a request: JSON, and the call fails with 400 without it. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } };
}

/** A successful JSON answer in the envelope. */
export function jsonResponse<Schema extends z.ZodType>(schema: Schema, description = 'Success') {
  return { description, content: { 'application/json': { schema: envelope(schema) } } };
}

/** The content of an answer that is a file; its name stands in `content-disposition`. */
export const file = { schema: z.string().openapi({ format: 'binary' }) };

/** A change that has nothing to tell but that it was done. */
export const done = jsonResponse(NullSchema, 'Done');

/** A thing that was created. */
export function created<Schema extends z.ZodType>(schema: Schema) {
  return { 201: jsonResponse(schema, 'Created') };
}

/**
 * A write may name the version that it changes (`ETag` of the thing, or its `etag` in a list): 412 when there is a
 * newer one.
 */
export const ifMatch = z.object({ 'if-match': z.string().max(200).optional() });

/** The same key with the same body creates one thing only, however often it is sent. */
const idempotencyKey = z.object({ 'idempotency-key': z.string().min(1).max(64).optional() });

/** What a call says of itself besides what OpenAPI asks for. */
interface ServiceProperties {
  rights: Rights;
  /** Takes the token of a report's link, too. */
  reportToken?: true;
}

/** A call that creates may be sent again with its `Idempotency-Key`; each POST says whether it does so. */
type Creation =
  | { method: 'post'; idempotent: boolean }
  | { method: 'get' | 'put' | 'delete'; idempotent?: never };

type Described = Required<Pick<RouteConfig, 'summary' | 'tags'>> & ServiceProperties & Creation;

/** A call as the middleware reads it. */
export interface ServiceRoute extends RouteConfig, ServiceProperties {
  operationId: string;
  idempotent?: boolean;
  /** The path as Hono writes it: `/stack/:id`. */
  getRoutingPath: () => string;
}

/** A route of the API; keeps the id of the operation as a literal type, so that tables by id are complete. */
export function createRoute<
  const Path extends string,
  const Id extends string,
  Config extends Omit<RouteConfig, 'path' | 'operationId' | 'security'> & Described,
>(config: Config & { path: Path; operationId: Id }) {
  const security = config.rights === 'public' ? [] : [{ bearer: [] }];
  const route = createOpenApiRoute({ ...config, security });
  if (config.idempotent === true)
    Object.assign(route, { request: { ...config.request, headers: idempotencyKey } });
  return route;
}

/** What the body of a call is sent as; undefined: it takes none. */
export function bodyTypeOf({ request }: RouteConfig): 'json' | 'form' | undefined {
  if (request?.body === undefined) return undefined;
  return 'multipart/form-data' in request.body.content ? 'form' : 'json';
}

export { z };
