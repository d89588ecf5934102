import { z } from '@hono/zod-openapi';
import { IdSchema, RoleSchema } from './schemas';

export const UserInfoSchema = z
  .object({
    name: z.string(),
    email: z.string(),
    organizationRelations: z.array(z.object({ organizationId: IdSchema, roles: z.array(RoleSchema) })),
    departmentRelations: z.array(z.object({ departmentId: IdSchema, roles: z.array(RoleSchema) })),
    sawmillRelations: z.array(z.object({ sawmillId: IdSchema })),
  })
  .openapi('UserInfo');

export const OpenDepartmentsSchema = z.array(
  z.object({
    departmentId: IdSchema,
    name: z.string(),
    organizationId: IdSchema,
    organizationName: z.string(),
  }),
);

/** What decides which pages a person may open. */
export interface OwnAccess {
  userInfo: z.infer<typeof UserInfoSchema>;
  departments: z.infer<typeof OpenDepartmentsSchema>;
}
