import { languages } from '../domain/languages';
import { EntityTagSchema, IdSchema, RoleSchema, UserStateSchema } from '../domain/schemas';
import { z } from '../http/createRoute';

/**
 * Only administrators of the organisation see how people use it; services that do not record this leave
 * `invited` and `lastUsedAt` out. Department admins get `lastUsedAt: null` and neither `invited` nor
 * `mailState`.
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

/** The specification lists the roles of an organisation's users (administration area, section 6). */
export const organizationRoles = ['OrganizationAdmin', 'Registrator', 'Surveyor', 'Integration'] as const;

export const departmentRoles = ['DepartmentAdmin', 'Registrator', 'Surveyor'] as const;

export const ContactSchema = z
  .object({ id: IdSchema, name: z.string(), email: z.string(), phone: z.string(), etag: EntityTagSchema })
  .openapi('Contact');
