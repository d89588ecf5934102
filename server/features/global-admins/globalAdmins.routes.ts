import { languages } from '../../domain/languages';
import { globalAdmins } from '../../domain/roles';
import { EmailSchema, IdSchema } from '../../domain/schemas';
import {
  callerFailures,
  created,
  createRoute,
  failureResponses,
  jsonBody,
  jsonResponse,
  writeFailures,
  z,
} from '../../http/createRoute';

const { 404: _missing, 412: _changed, ...addFailures } = writeFailures;
const { 412: _version, 413: _tooLarge, 415: _notJson, ...removeFailures } = writeFailures;

const GlobalAdminSchema = z
  .object({
    userId: IdSchema,
    name: z.string(),
    email: z.string(),
    confirmed: z
      .boolean()
      .openapi({ description: 'Whether the person has chosen a password, and can log in' }),
  })
  .openapi('GlobalAdmin');

export const globalAdminListRoute = createRoute({
  method: 'get',
  path: '/global-admins',
  operationId: 'listGlobalAdmins',
  rights: globalAdmins,
  feature: 'globalAdmins',
  summary: 'List the global admins by name',
  description: 'Global admins may read and change everything of every organisation.',
  tags: ['globalAdmin'],
  responses: {
    200: jsonResponse(z.array(GlobalAdminSchema)),
    ...callerFailures,
  },
});

export const globalAdminAddRoute = createRoute({
  method: 'post',
  history: false,
  path: '/global-admins',
  operationId: 'addGlobalAdmin',
  rights: globalAdmins,
  feature: 'globalAdmins',
  idempotent: true,
  summary: 'Make somebody a global admin',
  description:
    'By e-mail address, which may have an account; else one is made. A mail tells the person, with a link for the first password where there is none. Somebody who is one stays one, without a mail. 429 when the caller has invited too many people within the hour.',
  tags: ['globalAdmin'],
  request: {
    body: jsonBody(
      z.strictObject({
        email: EmailSchema,
        language: z.enum(languages).optional().openapi({
          description:
            'Of the mail, unless the account has used another one; without it that of `Accept-Language`',
        }),
      }),
    ),
  },
  responses: { ...created(GlobalAdminSchema), ...addFailures, 429: failureResponses[429] },
});

export const globalAdminRemoveRoute = createRoute({
  method: 'delete',
  history: false,
  path: '/global-admins/{id}',
  operationId: 'removeGlobalAdmin',
  rights: globalAdmins,
  feature: 'globalAdmins',
  summary: 'Take the right of a global admin away',
  description:
    'It is gone from the next call on; roles in organisations stay, and without any the account is deleted. 409 when nobody would be left who can log in.',
  tags: ['globalAdmin'],
  request: { params: z.object({ id: IdSchema }) },
  responses: { 204: { description: 'Not a global admin any more' }, ...removeFailures },
});

export const globalAdminsRoutes = [
  globalAdminListRoute,
  globalAdminAddRoute,
  globalAdminRemoveRoute,
] as const;
