import { z } from '@hono/zod-openapi';
import { FeatureSchema } from './features';
import { IdSchema, RoleSchema } from './schemas';

export const UserInfoSchema = z
  .object({
    name: z.string(),
    email: z.string(),
    organizationRelations: z.array(z.object({ organizationId: IdSchema, roles: z.array(RoleSchema) })),
    departmentRelations: z.array(z.object({ departmentId: IdSchema, roles: z.array(RoleSchema) })),
    sawmillRelations: z.array(z.object({ sawmillId: IdSchema })),
    features: z.array(FeatureSchema).optional().openapi({
      description:
        'What the service has beside the specification, the same for everybody; absent where it has nothing',
    }),
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

export interface OwnAccess {
  userInfo: z.infer<typeof UserInfoSchema>;
  departments: z.infer<typeof OpenDepartmentsSchema>;
}
