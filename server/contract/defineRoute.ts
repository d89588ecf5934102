import { createRoute as createOpenApiRoute, type RouteConfig, z } from '@hono/zod-openapi';

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

const FailureSchema = z
  .object({
    data: z.null(),
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
  413: 'Body too large',
  415: 'Body is not JSON',
  429: 'Too many attempts',
  500: 'Unexpected failure',
} as const;

type FailureStatus = keyof typeof failures;

function failureResponse<Status extends FailureStatus>(status: Status) {
  return { description: failures[status], content: { 'application/json': { schema: FailureSchema } } };
}

/** The failures that every route can answer with, and those of the routes that need them. */
export const failureResponses = {
  400: failureResponse(400),
  401: failureResponse(401),
  403: failureResponse(403),
  404: failureResponse(404),
  409: failureResponse(409),
  413: failureResponse(413),
  415: failureResponse(415),
  429: failureResponse(429),
  500: failureResponse(500),
};

/** The body of a request: JSON, and the call fails with 400 without it. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } };
}

/** A successful JSON answer in the envelope. */
export function answer<Schema extends z.ZodType>(schema: Schema, description = 'Success') {
  return { description, content: { 'application/json': { schema: envelope(schema) } } };
}

/** The content of an answer that is a file; its name stands in `content-disposition`. */
export const file = { schema: z.string().openapi({ format: 'binary' }) };

export const bearer = [{ bearer: [] }];

/** A route of the contract; keeps the id of the operation as a literal type, so that tables by id are complete. */
export function createRoute<
  const Path extends string,
  const Id extends string,
  Config extends Omit<RouteConfig, 'path' | 'operationId'>,
>(config: Config & { path: Path; operationId: Id }) {
  return createOpenApiRoute(config);
}

export { z };
