import { admins, organizationAdmins } from '../../domain/roles';
import {
  EmailSchema,
  EntityTagSchema,
  IdSchema,
  LineSchema,
  NameSchema,
  PhoneSchema,
  PositionSchema,
  queryNumber,
} from '../../domain/schemas';
import {
  created,
  createRoute,
  done,
  failureResponses,
  ifMatchHeader,
  jsonBody,
  jsonResponse,
  pageSchema,
  readFailures,
  writeFailures,
  z,
} from '../../http/createRoute';
import { invitationFields, useFields } from '../../people/schemas';

const SawmillUserSchema = z
  .object({
    userId: IdSchema,
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    etag: EntityTagSchema,
    ...useFields,
  })
  .openapi('SawmillUser');

const SawmillSchema = z
  .object({
    id: IdSchema,
    name: z.string(),
    organizationId: IdSchema,
    position: PositionSchema.nullable()
      .optional()
      .openapi({ description: 'Null: not known. Absent where rename takes none' }),
    users: z.array(SawmillUserSchema).nullable().openapi({ description: 'Null for department admins' }),
    etag: EntityTagSchema,
  })
  .openapi('Sawmill');

export const sawmillListRoute = createRoute({
  method: 'get',
  path: '/sawmill/list',
  operationId: 'listSawmills',
  rights: admins,
  adds: ['positions'],
  summary: 'List the sawmills of an organisation',
  description: 'Lists by name. Users are null for department admins.',
  tags: ['sawmill'],
  request: {
    query: z.strictObject({
      organizationId: IdSchema,
      page: queryNumber(1_000_000).default(1),
      pageSize: queryNumber(1000).default(1000),
    }),
  },
  responses: {
    200: jsonResponse(pageSchema(SawmillSchema), 'The sawmills of the organisation, by name'),
    ...readFailures,
  },
});

const params = z.object({ id: IdSchema });
const userParams = z.object({ id: IdSchema, userId: IdSchema });

export const sawmillCreateRoute = createRoute({
  method: 'post',
  history: true,
  path: '/sawmill',
  operationId: 'createSawmill',
  rights: organizationAdmins,
  adds: ['positions'],
  idempotent: true,
  summary: 'Create a sawmill',
  description:
    'Creates a sawmill without users in the organisation that the body names. 409 when the organisation has a sawmill of this name.',
  tags: ['sawmill'],
  request: {
    body: jsonBody(
      z.strictObject({
        organizationId: IdSchema,
        name: NameSchema,
        position: PositionSchema.nullable()
          .optional()
          .openapi({ description: 'Null, or without it: not known' }),
      }),
    ),
  },
  responses: { ...created(SawmillSchema), ...writeFailures },
});

const Renaming = z.strictObject({
  name: NameSchema,
  position: PositionSchema.nullable()
    .optional()
    .openapi({ description: 'Null: not known. Without it the position stays as it is' }),
});

export const sawmillRenameRoute = createRoute({
  method: 'put',
  history: true,
  path: '/sawmill/{id}/rename',
  operationId: 'renameSawmill',
  rights: organizationAdmins,
  adds: ['positions'],
  summary: 'Rename a sawmill, and say where it is',
  description:
    'The position serves to search stacks around the sawmill. 409 when the organisation has a sawmill of this name.',
  tags: ['sawmill'],
  request: { params, headers: ifMatchHeader, body: jsonBody(Renaming) },
  responses: { 200: done, ...writeFailures },
});

export const sawmillDeleteRoute = createRoute({
  method: 'delete',
  history: true,
  path: '/sawmill/{id}',
  operationId: 'deleteSawmill',
  rights: organizationAdmins,
  summary: 'Delete a sawmill',
  description:
    '409 while stacks are assigned to the sawmill. The accounts of its users end when they belong to nothing else.',
  tags: ['sawmill'],
  request: { params },
  responses: { 204: { description: 'Deleted; 409 while stacks are assigned to it' }, ...writeFailures },
});

export const sawmillUserCreateRoute = createRoute({
  method: 'post',
  history: true,
  path: '/sawmill/{id}/user',
  operationId: 'createSawmillUser',
  rights: organizationAdmins,
  idempotent: true,
  summary: 'Add a user to a sawmill',
  description:
    'Creates the account where there is none, and mails an invitation. 409 when the address is a user of the sawmill already.',
  tags: ['sawmill'],
  request: {
    params,
    body: jsonBody(
      z.strictObject({
        email: EmailSchema,
        name: LineSchema.default(''),
        phone: PhoneSchema.default(''),
        ...invitationFields,
      }),
    ),
  },
  responses: { ...created(SawmillUserSchema), ...writeFailures, 429: failureResponses[429] },
});

export const sawmillUserUpdateRoute = createRoute({
  method: 'put',
  history: true,
  path: '/sawmill/{id}/user/{userId}',
  operationId: 'updateSawmillUser',
  rights: organizationAdmins,
  summary: 'Change a user of a sawmill',
  description: 'Changes how the organisation knows the person, not the account.',
  tags: ['sawmill'],
  request: {
    params: userParams,
    headers: ifMatchHeader,
    // An absent name or phone is empty.
    body: jsonBody(z.strictObject({ name: LineSchema.default(''), phone: PhoneSchema.default('') })),
  },
  responses: { 200: done, ...writeFailures },
});

export const sawmillUserDeleteRoute = createRoute({
  method: 'delete',
  history: true,
  path: '/sawmill/{id}/user/{userId}',
  operationId: 'deleteSawmillUser',
  rights: organizationAdmins,
  summary: 'Remove a user from a sawmill',
  description: 'The account ends when it belongs to nothing else.',
  tags: ['sawmill'],
  request: { params: userParams },
  responses: { 204: { description: 'Deleted' }, ...writeFailures },
});

export const sawmillsRoutes = [
  sawmillListRoute,
  sawmillCreateRoute,
  sawmillRenameRoute,
  sawmillDeleteRoute,
  sawmillUserCreateRoute,
  sawmillUserUpdateRoute,
  sawmillUserDeleteRoute,
] as const;
