import { admins, organizationAdmins, type Rights } from '../../domain/roles';
import {
  EmailSchema,
  EntityTagSchema,
  IdSchema,
  LineSchema,
  PhoneSchema,
  RoleSchema,
  UserStateSchema,
} from '../../domain/schemas';
import {
  created,
  createRoute,
  done,
  failureResponses,
  ifMatch,
  jsonBody,
  writeFailures,
  z,
} from '../../http/createRoute';
import { languages } from '../../texts/language';

/**
 * The use of the organisation, for its administrators; services that do not record it leave both out.
 * Department admins get `lastUsedAt: null` and neither `invited` nor `mailState`.
 */
export const useFields = {
  invited: z.boolean().optional().openapi({
    description:
      'Until the person has used this organisation for the first time; for its administrators only',
  }),
  mailState: z.enum(['waiting', 'sent', 'failed']).nullable().optional().openapi({
    description:
      'What became of the last invitation of this organisation; null when none was sent within a month; for its administrators only',
  }),
  lastUsedAt: z.iso.datetime({ offset: true }).nullable().optional().openapi({
    description:
      'Last use of this organisation, exact to some minutes; null where there is none, nobody knows it, or the caller administers departments only',
  }),
};

/** Of bodies that invite somebody. */
export const invitationFields = {
  language: z.enum(languages).optional().openapi({
    description:
      'Of the invitation, unless the account of the address has used another one; without it that of the organisation’s country',
  }),
};

const DepartmentRolesSchema = z
  .object({
    departmentId: IdSchema,
    departmentName: z.string(),
    roles: z.array(RoleSchema),
    state: UserStateSchema,
  })
  .openapi('DepartmentRoles');

export const MemberSchema = z
  .object({
    userId: IdSchema.openapi({ description: 'Of the person in this organisation, another one in each' }),
    name: z.string(),
    userEmail: z.string(),
    phone: z.string(),
    state: UserStateSchema,
    roles: z.array(RoleSchema),
    enableAutoEmails: z.boolean(),
    etag: EntityTagSchema,
    ...useFields,
    departmentRoles: z
      .array(DepartmentRolesSchema)
      .optional()
      .openapi({ description: 'Of a user of an organisation: the roles in its departments' }),
  })
  .openapi('Member');

/** The roles that users of an organisation may hold (specification, administration area, section 6). */
export const organizationRoles = ['OrganizationAdmin', 'Registrator', 'Surveyor', 'Integration'] as const;

export const departmentRoles = ['DepartmentAdmin', 'Registrator', 'Surveyor'] as const;

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
        headers: ifMatch,
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
