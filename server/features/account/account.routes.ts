import { NewPasswordSchema } from '../../auth/auth.routes';
import { IdSchema, instant } from '../../domain/schemas';
import {
  bodyFailures,
  createRoute,
  done,
  failureResponses,
  jsonBody,
  jsonResponse,
  z,
} from '../../http/createRoute';

const signedInFailures = { 401: failureResponses[401], 500: failureResponses[500] };

const AccountSessionSchema = z
  .object({
    sessionId: IdSchema.openapi({ description: 'Names the session, and opens nothing' }),
    createdAt: instant,
    lastUsedAt: instant.openapi({ description: 'Exact to an hour, in which a session is renewed' }),
    device: z.string().nullable().openapi({
      description: 'Browser and system at the login, as the browser called itself; null where not recorded',
      example: 'Firefox, Windows',
    }),
    address: z.string().nullable().openapi({
      description: 'The address of the login, of IPv6 its /64; null where not recorded',
      example: '203.0.113.7',
    }),
    current: z.boolean().openapi({ description: 'Whether it is the session of this call' }),
  })
  .openapi('AccountSession');

export const sessionListRoute = createRoute({
  method: 'get',
  path: '/account/sessions',
  operationId: 'listAccountSessions',
  rights: 'anybodySignedIn',
  feature: 'account',
  summary: 'List the sessions of the signed-in person',
  description:
    'The last used one first, 100 at most. Sessions that have ended or expired are not among them.',
  tags: ['account'],
  responses: { 200: jsonResponse(z.array(AccountSessionSchema)), ...signedInFailures },
});

const ended = { description: 'Ended: its tokens are refused from the next call on' };

export const sessionEndRoute = createRoute({
  method: 'delete',
  history: false,
  path: '/account/sessions/{id}',
  operationId: 'endAccountSession',
  rights: 'anybodySignedIn',
  feature: 'account',
  summary: 'End a session of the signed-in person',
  description: 'Sessions of other people are not found.',
  tags: ['account'],
  request: { params: z.object({ id: IdSchema }) },
  responses: { 204: ended, ...signedInFailures, 400: failureResponses[400], 404: failureResponses[404] },
});

export const otherSessionsEndRoute = createRoute({
  method: 'delete',
  history: false,
  path: '/account/sessions',
  operationId: 'endOtherAccountSessions',
  rights: 'anybodySignedIn',
  feature: 'account',
  summary: 'End all sessions of the signed-in person but this one',
  description: 'The session of the call stays.',
  tags: ['account'],
  responses: { 204: ended, ...signedInFailures },
});

export const passwordRoute = createRoute({
  method: 'put',
  history: false,
  path: '/account/password',
  operationId: 'changePassword',
  rights: 'anybodySignedIn',
  feature: 'account',
  summary: 'Change the password of the signed-in person',
  description:
    'Ends all other sessions and mailed links of the account, and tells the person by mail. 400 with `currentPassword` among the fields when it is wrong; 429 with `Retry-After` after too many wrong ones.',
  tags: ['account'],
  request: {
    body: jsonBody(
      z.strictObject({ currentPassword: z.string().min(1).max(256), newPassword: NewPasswordSchema }),
    ),
  },
  responses: {
    200: done,
    ...bodyFailures,
    ...signedInFailures,
    429: failureResponses[429],
  },
});

export const accountRoutes = [
  sessionListRoute,
  sessionEndRoute,
  otherSessionsEndRoute,
  passwordRoute,
] as const;
