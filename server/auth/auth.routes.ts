import { OpenDepartmentsSchema, UserInfoSchema } from '../domain/ownAccess';
import { EmailSchema } from '../domain/schemas';
import {
  bodyFailures,
  createRoute,
  done,
  failureResponses,
  jsonBody,
  jsonResponse,
  z,
} from '../http/createRoute';

const accountFailures = { ...bodyFailures, 429: failureResponses[429], 500: failureResponses[500] };

const SessionTokensSchema = z
  .object({ token: z.string(), refreshToken: z.string() })
  .openapi('SessionTokens');

/** The answer includes the person's access, which saves the portal a call before its first page. */
const SignInSchema = SessionTokensSchema.extend({
  access: z
    .object({ userInfo: UserInfoSchema, departments: OpenDepartmentsSchema })
    .optional()
    .openapi({ description: 'What GET /user-info and GET /department/list answer this person' }),
}).openapi('SignIn');

export const loginRoute = createRoute({
  method: 'post',
  history: false,
  path: '/auth/login',
  operationId: 'login',
  portal: ['request'],
  rights: 'public',
  idempotent: false,
  summary: 'Sign in with e-mail and password',
  description:
    'Answers an access token for 60 minutes and a refresh token for 12 hours. Unknown addresses, wrong passwords and inactive accounts get the same 401. 403 with the right password when the person belongs to inactive organisations alone. 429 with `Retry-After` after too many failed attempts.',
  tags: ['auth'],
  request: {
    body: jsonBody(
      z.strictObject({ username: z.string().min(1).max(254), password: z.string().min(1).max(256) }),
    ),
  },
  responses: {
    200: jsonResponse(SignInSchema),
    ...accountFailures,
    401: failureResponses[401],
    403: {
      ...failureResponses[403],
      description: 'The right password of somebody whose organisations are all inactive',
    },
    503: failureResponses[503],
  },
});

export const refreshTokenRoute = createRoute({
  method: 'post',
  history: false,
  path: '/auth/refresh-token',
  operationId: 'refreshToken',
  portal: ['request'],
  rights: 'public',
  idempotent: false,
  summary: 'Exchange a refresh token for new tokens',
  description:
    'Spends the refresh token and answers its successor. A token that was spent answers the same successor until that is spent, so that a lost answer can be asked for again. Used after it, it ends the session that it belongs to.',
  tags: ['auth'],
  request: {
    body: jsonBody(
      z.strictObject({ userId: z.string().min(1).max(254), refreshToken: z.string().min(1).max(512) }),
    ),
  },
  responses: {
    200: jsonResponse(SessionTokensSchema),
    ...accountFailures,
    401: failureResponses[401],
  },
});

export const logoutRoute = createRoute({
  method: 'post',
  history: false,
  path: '/auth/logout',
  operationId: 'logout',
  portal: ['request'],
  rights: 'public',
  feature: 'account',
  idempotent: false,
  summary: 'End a session',
  description: 'The refresh token and all of its successors end.',
  tags: ['auth'],
  request: { body: jsonBody(z.strictObject({ refreshToken: z.string().min(1).max(512) })) },
  responses: {
    204: { description: 'Signed out; unknown tokens are answered alike' },
    ...bodyFailures,
    500: failureResponses[500],
  },
});

/**
 * A password of at least 6 characters needs a lowercase and an uppercase letter, a number and a special
 * character (specification, administration area, section 5).
 */
export const NewPasswordSchema = z
  .string()
  .max(256)
  .refine((text) => [...text].length >= 6)
  .refine((text) => /\p{Ll}/u.test(text) && /\p{Lu}/u.test(text))
  .refine((text) => /\p{N}/u.test(text) && /[^\p{L}\p{N}\s]/u.test(text))
  .openapi({ type: 'string', minLength: 6, maxLength: 256 });

const LinkTokenSchema = z.string().min(1).max(512);

export const forgotPasswordRoute = createRoute({
  method: 'post',
  history: false,
  path: '/auth/forgot-password',
  operationId: 'forgotPassword',
  portal: ['request'],
  rights: 'public',
  idempotent: false,
  summary: 'Mail a link for a new password',
  description: 'The link opens the reset page for 60 minutes, once. A newer link replaces it.',
  tags: ['auth'],
  request: { body: jsonBody(z.strictObject({ email: EmailSchema })) },
  responses: { 200: { ...done, description: 'Unknown addresses are answered alike' }, ...accountFailures },
});

export const resetPasswordRoute = createRoute({
  method: 'post',
  history: false,
  path: '/auth/reset-password',
  operationId: 'resetPassword',
  portal: ['request'],
  rights: 'public',
  idempotent: false,
  summary: 'Set a new password with a mailed link',
  description:
    'Takes the token of the mailed link and ends all sessions of the account. 400 when the link was used, replaced or has expired.',
  tags: ['auth'],
  request: {
    body: jsonBody(
      z.strictObject({ email: EmailSchema, newPassword: NewPasswordSchema, token: LinkTokenSchema }),
    ),
  },
  responses: { 200: done, ...accountFailures, 503: failureResponses[503] },
});

export const confirmAccountRoute = createRoute({
  method: 'post',
  history: false,
  path: '/auth/confirm-account',
  operationId: 'confirmAccount',
  portal: ['request'],
  rights: 'public',
  idempotent: false,
  summary: 'Confirm an account and set its first password',
  description:
    'Takes the token of the mailed invitation, which is valid for 72 hours. 400 when the link was used, replaced or has expired.',
  tags: ['auth'],
  request: {
    body: jsonBody(
      z.strictObject({ email: EmailSchema, password: NewPasswordSchema, token: LinkTokenSchema }),
    ),
  },
  responses: { 200: done, ...accountFailures, 503: failureResponses[503] },
});

export const authRoutes = [
  loginRoute,
  refreshTokenRoute,
  logoutRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  confirmAccountRoute,
] as const;
