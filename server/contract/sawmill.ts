import { answer, bearer, createRoute, failureResponses, jsonBody, pageOf, z } from './defineRoute';
import { IdSchema, queryNumber } from './values';

const {
  400: invalid,
  401: unauthorized,
  403: forbidden,
  404: missing,
  409: conflict,
  413: tooLarge,
  415: notJson,
  500: failed,
} = failureResponses;

const SawmillSchema = z
  .object({
    id: IdSchema,
    name: z.string(),
    organizationId: IdSchema,
    users: z
      .array(z.object({ userId: IdSchema, name: z.string(), email: z.string(), phone: z.string() }))
      .nullable()
      .openapi({ description: 'Null for department admins, who read ids and names only' }),
  })
  .openapi('Sawmill');

export const sawmillListRoute = createRoute({
  method: 'get',
  path: '/sawmill/list',
  operationId: 'listSawmills',
  tags: ['sawmill'],
  security: bearer,
  request: {
    query: z.strictObject({
      organizationId: IdSchema,
      page: queryNumber(1_000_000).default(1),
      pageSize: queryNumber(1000).default(1000),
    }),
  },
  responses: {
    200: answer(pageOf(SawmillSchema), 'The sawmills of the organisation, by name'),
    400: invalid,
    401: unauthorized,
    403: forbidden,
    404: missing,
    500: failed,
  },
});

export const assignStacksRoute = createRoute({
  method: 'post',
  path: '/sawmill/{id}/assign-stacks',
  operationId: 'assignStacks',
  tags: ['sawmill'],
  security: bearer,
  request: {
    params: z.object({ id: IdSchema }),
    body: jsonBody(z.strictObject({ stackIds: z.array(IdSchema).min(1).max(10_000) })),
  },
  responses: {
    200: answer(z.object({ assigned: z.number().int().min(1) }), 'All of the stacks are assigned, or none'),
    400: invalid,
    401: unauthorized,
    403: forbidden,
    404: missing,
    409: conflict,
    413: tooLarge,
    415: notJson,
    500: failed,
  },
});
