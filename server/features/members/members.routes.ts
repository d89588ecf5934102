import { admins, organizationAdmins, type Rights } from '../../domain/roles';
import { EmailSchema, IdSchema, LineSchema, PhoneSchema } from '../../domain/schemas';
import {
  created,
  createRoute,
  done,
  failureResponses,
  ifMatchHeader,
  jsonBody,
  writeFailures,
  z,
} from '../../http/createRoute';
import { departmentRoles, invitationFields, MemberSchema, organizationRoles } from '../../people/schemas';

const administrator = z
  .strictObject({
    email: EmailSchema,
    name: LineSchema.default(''),
    phone: PhoneSchema.default(''),
    ...invitationFields,
  })
  .openapi('Administrator');

const ownerParams = z.object({ id: IdSchema });
const memberParams = z.object({ id: IdSchema, userId: IdSchema });

function memberRoutes<
  const Kind extends 'organization' | 'department',
  const Name extends 'Organization' | 'Department',
  const Role extends string,
>(
  kind: Kind,
  { name, noun, rights, roles }: { name: Name; noun: string; rights: Rights; roles: readonly Role[] },
) {
  const newRoles = z.array(z.enum(roles)).min(1).max(roles.length);
  // `NotSet` is for members without a role here, whose name or phone is corrected.
  const changedRoles = z
    .array(z.enum([...roles, 'NotSet']))
    .min(1)
    .max(roles.length);
  return {
    createRoute: createRoute({
      method: 'post',
      history: true,
      path: `/${kind}/{id}/user`,
      operationId: `create${name}User`,
      rights,
      idempotent: true,
      summary: `Add a user to ${noun}`,
      description:
        'Creates the account where there is none, and mails an invitation. 409 when the address is a user here already.',
      tags: [kind],
      request: {
        params: ownerParams,
        body: jsonBody(
          z.strictObject({
            name: LineSchema.default(''),
            email: EmailSchema,
            phone: PhoneSchema.default(''),
            roles: newRoles,
            enableAutoEmails: z.boolean().default(true),
            ...invitationFields,
          }),
        ),
      },
      responses: { ...created(MemberSchema), ...writeFailures, 429: failureResponses[429] },
    }),
    updateRoute: createRoute({
      method: 'put',
      history: true,
      path: `/${kind}/{id}/user/{userId}`,
      operationId: `update${name}User`,
      rights,
      summary: `Change a user of ${noun}`,
      description:
        'Replaces name, phone, roles and the setting for mails. 409 when no administrator would be left.',
      tags: [kind],
      request: {
        params: memberParams,
        headers: ifMatchHeader,
        body: jsonBody(
          z.strictObject({
            name: LineSchema,
            phone: PhoneSchema,
            roles: changedRoles,
            enableAutoEmails: z.boolean(),
          }),
        ),
      },
      responses: { 200: done, ...writeFailures },
    }),
    deactivateRoute: createRoute({
      method: 'put',
      history: true,
      path: `/${kind}/{id}/user/{userId}/deactivate`,
      operationId: `deactivate${name}User`,
      rights,
      summary: `Deactivate a user of ${noun}`,
      description:
        'The user keeps the account and has no access here until activated again. 409 for oneself, and when no administrator would be left.',
      tags: [kind],
      request: { params: memberParams },
      responses: { 200: done, ...writeFailures },
    }),
    activateRoute: createRoute({
      method: 'put',
      history: true,
      path: `/${kind}/{id}/user/{userId}/activate`,
      operationId: `activate${name}User`,
      rights,
      summary: `Activate a user of ${noun}`,
      description: 'The user has the former roles again.',
      tags: [kind],
      request: { params: memberParams },
      responses: { 200: done, ...writeFailures },
    }),
    administratorRoute: createRoute({
      method: 'post',
      history: true,
      path: `/${kind}/{id}/add-administrator`,
      operationId: `add${name}Administrator`,
      rights,
      idempotent: true,
      summary: `Add an administrator to ${noun}`,
      description:
        'Makes a user of this address an administrator, and creates and invites the user where there is none.',
      tags: [kind],
      request: { params: ownerParams, body: jsonBody(administrator) },
      responses: { ...created(MemberSchema), ...writeFailures, 429: failureResponses[429] },
    }),
  };
}

export const organizationMemberRoutes = memberRoutes('organization', {
  name: 'Organization',
  noun: 'an organisation',
  rights: organizationAdmins,
  roles: organizationRoles,
});
export const departmentMemberRoutes = memberRoutes('department', {
  name: 'Department',
  noun: 'a department',
  rights: admins,
  roles: departmentRoles,
});

export const membersRoutes = [
  ...Object.values(organizationMemberRoutes),
  ...Object.values(departmentMemberRoutes),
];
