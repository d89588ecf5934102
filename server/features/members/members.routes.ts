import { admins, organizationAdmins } from '../../domain/roles';
import {
  EmailSchema,
  EntityTagSchema,
  IdSchema,
  LineSchema,
  PhoneSchema,
  RoleSchema,
  UserStateSchema,
} from '../../domain/schemas';
import { created, createRoute, done, ifMatch, jsonBody, writeFailures, z } from '../../http/createRoute';

/**
 * How the use of the organisation is told to its administrators; both absent from services that do not write it down. Department
 * admins are told that nothing is known: `lastUsedAt` is null, and `invited` absent.
 */
export const useFields = {
  invited: z.boolean().optional().openapi({
    description:
      'Until the person has used this organisation for the first time; for its administrators only',
  }),
  lastUsedAt: z.iso.datetime({ offset: true }).nullable().optional().openapi({
    description:
      'Last use of this organisation, exact to some minutes; null where there is none, nobody knows it, or the caller administers departments only',
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

/** Those that users of a department may hold. */
export const departmentRoles = ['DepartmentAdmin', 'Registrator', 'Surveyor'] as const;

const newOrganizationRoles = z.array(z.enum(organizationRoles)).min(1).max(4);
const newDepartmentRoles = z.array(z.enum(departmentRoles)).min(1).max(3);
/** `NotSet` is for those who have no role here and are only corrected. */
const changedOrganizationRoles = z
  .array(z.enum([...organizationRoles, 'NotSet']))
  .min(1)
  .max(4);
const changedDepartmentRoles = z
  .array(z.enum([...departmentRoles, 'NotSet']))
  .min(1)
  .max(3);

function memberFields<Roles extends z.ZodType>(roles: Roles) {
  return z.strictObject({ name: LineSchema, phone: PhoneSchema, roles, enableAutoEmails: z.boolean() });
}

function newMember<Roles extends z.ZodType>(roles: Roles) {
  return z.strictObject({
    name: LineSchema.default(''),
    email: EmailSchema,
    phone: PhoneSchema.default(''),
    roles,
    enableAutoEmails: z.boolean().default(true),
  });
}

const administrator = z
  .strictObject({ email: EmailSchema, name: LineSchema.default(''), phone: PhoneSchema.default('') })
  .openapi('Administrator');

const ownerParams = z.object({ id: IdSchema });
const memberParams = z.object({ id: IdSchema, userId: IdSchema });

export const organizationUserCreateRoute = createRoute({
  method: 'post',
  path: '/organization/{id}/user',
  operationId: 'createOrganizationUser',
  rights: organizationAdmins,
  idempotent: true,
  summary: 'Add a user to an organisation',
  tags: ['organization'],
  request: {
    params: ownerParams,
    body: jsonBody(newMember(newOrganizationRoles)),
  },
  responses: { ...created(MemberSchema), ...writeFailures },
});

export const organizationUserUpdateRoute = createRoute({
  method: 'put',
  path: '/organization/{id}/user/{userId}',
  operationId: 'updateOrganizationUser',
  rights: organizationAdmins,
  summary: 'Change a user of an organisation',
  tags: ['organization'],
  request: { params: memberParams, headers: ifMatch, body: jsonBody(memberFields(changedOrganizationRoles)) },
  responses: { 200: done, ...writeFailures },
});

export const organizationUserDeactivateRoute = createRoute({
  method: 'put',
  path: '/organization/{id}/user/{userId}/deactivate',
  operationId: 'deactivateOrganizationUser',
  rights: organizationAdmins,
  summary: 'Deactivate a user of an organisation',
  tags: ['organization'],
  request: { params: memberParams },
  responses: { 200: done, ...writeFailures },
});

export const organizationUserActivateRoute = createRoute({
  method: 'put',
  path: '/organization/{id}/user/{userId}/activate',
  operationId: 'activateOrganizationUser',
  rights: organizationAdmins,
  summary: 'Activate a user of an organisation',
  tags: ['organization'],
  request: { params: memberParams },
  responses: { 200: done, ...writeFailures },
});

export const organizationAdministratorRoute = createRoute({
  method: 'post',
  path: '/organization/{id}/add-administrator',
  operationId: 'addOrganizationAdministrator',
  rights: organizationAdmins,
  idempotent: true,
  summary: 'Add an administrator to an organisation',
  tags: ['organization'],
  request: { params: ownerParams, body: jsonBody(administrator) },
  responses: { ...created(MemberSchema), ...writeFailures },
});

export const departmentUserCreateRoute = createRoute({
  method: 'post',
  path: '/department/{id}/user',
  operationId: 'createDepartmentUser',
  rights: admins,
  idempotent: true,
  summary: 'Add a user to a department',
  tags: ['department'],
  request: { params: ownerParams, body: jsonBody(newMember(newDepartmentRoles)) },
  responses: { ...created(MemberSchema), ...writeFailures },
});

export const departmentUserUpdateRoute = createRoute({
  method: 'put',
  path: '/department/{id}/user/{userId}',
  operationId: 'updateDepartmentUser',
  rights: admins,
  summary: 'Change a user of a department',
  tags: ['department'],
  request: { params: memberParams, headers: ifMatch, body: jsonBody(memberFields(changedDepartmentRoles)) },
  responses: { 200: done, ...writeFailures },
});

export const departmentUserDeactivateRoute = createRoute({
  method: 'put',
  path: '/department/{id}/user/{userId}/deactivate',
  operationId: 'deactivateDepartmentUser',
  rights: admins,
  summary: 'Deactivate a user of a department',
  tags: ['department'],
  request: { params: memberParams },
  responses: { 200: done, ...writeFailures },
});

export const departmentUserActivateRoute = createRoute({
  method: 'put',
  path: '/department/{id}/user/{userId}/activate',
  operationId: 'activateDepartmentUser',
  rights: admins,
  summary: 'Activate a user of a department',
  tags: ['department'],
  request: { params: memberParams },
  responses: { 200: done, ...writeFailures },
});

export const departmentAdministratorRoute = createRoute({
  method: 'post',
  path: '/department/{id}/add-administrator',
  operationId: 'addDepartmentAdministrator',
  rights: admins,
  idempotent: true,
  summary: 'Add an administrator to a department',
  tags: ['department'],
  request: { params: ownerParams, body: jsonBody(administrator) },
  responses: { ...created(MemberSchema), ...writeFailures },
});

export const membersRoutes = [
  organizationUserCreateRoute,
  organizationUserUpdateRoute,
  organizationUserDeactivateRoute,
  organizationUserActivateRoute,
  organizationAdministratorRoute,
  departmentUserCreateRoute,
  departmentUserUpdateRoute,
  departmentUserDeactivateRoute,
  departmentUserActivateRoute,
  departmentAdministratorRoute,
] as const;
