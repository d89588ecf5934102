import { UserInfoSchema } from '../../domain/ownAccess';
import { sawmillUsers } from '../../domain/roles';
import { IdSchema } from '../../domain/schemas';
import { callerFailures, createRoute, failureResponses, jsonResponse, z } from '../../http/createRoute';

export const userInfoRoute = createRoute({
  method: 'get',
  path: '/user-info',
  operationId: 'getUserInfo',
  rights: 'anybodySignedIn',
  summary: 'Get the roles of the signed-in person, and what the service has',
  description:
    'The portal derives its menu and its landing page from these roles, and shows of the additions to the specification what `features` names.',
  tags: ['userInfo'],
  responses: { 200: jsonResponse(UserInfoSchema), 401: failureResponses[401], 500: failureResponses[500] },
});

const SawmillUserInfoSchema = z
  .object({
    organizations: z.array(
      z.object({
        organizationId: IdSchema,
        organizationName: z.string(),
        departments: z.array(z.object({ departmentId: IdSchema, departmentName: z.string() })),
      }),
    ),
    sawmills: z.array(z.object({ sawmillId: IdSchema, sawmillName: z.string().optional() })),
  })
  .openapi('SawmillUserInfo');

export const sawmillUserInfoRoute = createRoute({
  method: 'get',
  path: '/user-info/sawmill',
  operationId: 'getSawmillUserInfo',
  rights: sawmillUsers,
  summary: 'Get the organisations, departments and sawmills of a sawmill user',
  description: 'Lists only departments that have assigned stacks to a sawmill of the caller.',
  tags: ['userInfo'],
  responses: { 200: jsonResponse(SawmillUserInfoSchema), ...callerFailures },
});

export const userInfoRoutes = [userInfoRoute, sawmillUserInfoRoute] as const;
