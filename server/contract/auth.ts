import { answer, createRoute, failureResponses, jsonBody, z } from './defineRoute';

const {
  400: invalid,
  401: unauthorized,
  413: tooLarge,
  415: notJson,
  429: tooMany,
  500: failed,
} = failureResponses;

const SessionTokensSchema = z
  .object({ token: z.string(), refreshToken: z.string() })
  .openapi('SessionTokens');

export const loginRoute = createRoute({
  method: 'post',
  path: '/auth/login',
  operationId: 'login',
  tags: ['auth'],
  request: {
    body: jsonBody(
      z.strictObject({ username: z.string().min(1).max(254), password: z.string().min(1).max(256) }),
    ),
  },
  responses: {
    200: answer(SessionTokensSchema),
    400: invalid,
    401: unauthorized,
    413: tooLarge,
    415: notJson,
    429: tooMany,
    500: failed,
  },
});

export const refreshTokenRoute = createRoute({
  method: 'post',
  path: '/auth/refresh-token',
  operationId: 'refreshToken',
  tags: ['auth'],
  request: {
    body: jsonBody(
      z.strictObject({ userId: z.string().min(1).max(254), refreshToken: z.string().min(1).max(512) }),
    ),
  },
  responses: {
    200: answer(SessionTokensSchema),
    400: invalid,
    401: unauthorized,
    413: tooLarge,
    415: notJson,
    429: tooMany,
    500: failed,
  },
});

export const logoutRoute = createRoute({
  method: 'post',
  path: '/auth/logout',
  operationId: 'logout',
  tags: ['auth'],
  request: { body: jsonBody(z.strictObject({ refreshToken: z.string().min(1).max(512) })) },
  responses: {
    204: { description: 'Signed out; unknown tokens are answered alike' },
    400: invalid,
    413: tooLarge,
    415: notJson,
    500: failed,
  },
});
