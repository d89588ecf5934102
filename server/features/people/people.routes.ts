import { admins, organizationAdmins } from '../../domain/roles';
import { EntityTagSchema, IdSchema, RoleSchema, UserStateSchema } from '../../domain/schemas';
import {
  createRoute,
  done,
  failureResponses,
  jsonResponse,
  readFailures,
  writeFailures,
  z,
} from '../../http/createRoute';
import { useFields } from '../../people/schemas';

const membership = {
  name: z.string(),
  phone: z.string(),
  state: UserStateSchema,
  roles: z.array(RoleSchema),
  enableAutoEmails: z.boolean(),
  etag: EntityTagSchema,
};

const identity = {
  personId: IdSchema.openapi({ description: 'The `userId` of users of the organisation' }),
  name: z
    .string()
    .openapi({ description: 'As the organisation knows the person; else a department or a sawmill' }),
  email: z.string(),
  phone: z.string(),
};

const KnownPersonSchema = z.object(identity).openapi('KnownPerson');

const PersonSchema = z
  .object({
    ...identity,
    ...useFields,
    organization: z.object(membership).nullable(),
    departments: z.array(z.object({ departmentId: IdSchema, departmentName: z.string(), ...membership })),
    sawmills: z.array(
      z.object({
        sawmillId: IdSchema,
        sawmillName: z.string(),
        name: z.string(),
        phone: z.string(),
        etag: EntityTagSchema,
      }),
    ),
  })
  .openapi('Person', {
    description:
      'A person within one organisation. A department admin reads only the access to their own departments',
  });

const ownerParams = z.object({ id: IdSchema });
const personParams = z.object({ id: IdSchema, personId: IdSchema });

export const personListRoute = createRoute({
  method: 'get',
  path: '/organization/{id}/person',
  operationId: 'listPeople',
  rights: admins,
  feature: 'people',
  summary: 'List the people of an organisation by name and e-mail',
  description:
    'Has one entry per person, however many roles the person holds. Department admins read the people of their own departments.',
  tags: ['organization'],
  request: { params: ownerParams },
  responses: {
    200: jsonResponse(
      z.array(KnownPersonSchema),
      'The people with access to the organisation, its departments or sawmills that the caller may read; by name',
    ),
    ...readFailures,
  },
});

export const personRoute = createRoute({
  method: 'get',
  path: '/organization/{id}/person/{personId}',
  operationId: 'getPerson',
  rights: admins,
  feature: 'people',
  summary: 'Get every role, the state and the last use of a person in an organisation',
  description: 'Department admins read only the roles in their own departments.',
  tags: ['organization'],
  request: { params: personParams },
  responses: { 200: jsonResponse(PersonSchema), ...readFailures },
});

export const personDeactivateRoute = createRoute({
  method: 'put',
  history: true,
  path: '/organization/{id}/person/{personId}/deactivate',
  operationId: 'deactivatePerson',
  rights: organizationAdmins,
  feature: 'people',
  summary: 'End every role of a person in an organisation',
  description:
    'The person keeps the roles in other organisations. 409 for oneself, and when no administrator would be left.',
  tags: ['organization'],
  request: { params: personParams },
  responses: {
    200: {
      ...done,
      description:
        'All access within the organisation has ended: roles are inactive, and the sawmills have one user less',
    },
    ...writeFailures,
  },
});

export const personInvitationRoute = createRoute({
  method: 'post',
  history: true,
  path: '/organization/{id}/person/{personId}/invitation',
  operationId: 'invitePerson',
  rights: admins,
  feature: 'people',
  idempotent: false,
  summary: 'Send the invitation of a person again',
  description:
    'Mails a new link, which replaces the former one; the link of a confirmed account leads to the sign-in. 409 for a person without active access, 429 after five mails within the hour.',
  tags: ['organization'],
  request: { params: personParams },
  responses: { 200: done, ...writeFailures, 429: failureResponses[429] },
});

export const peopleRoutes = [
  personListRoute,
  personRoute,
  personDeactivateRoute,
  personInvitationRoute,
] as const;
