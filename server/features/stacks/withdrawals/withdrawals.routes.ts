import { admins } from '../../../domain/roles';
import { IdSchema, instant, NameSchema } from '../../../domain/schemas';
import { createRoute, done, jsonBody, readFailures, writeFailures, z } from '../../../http/createRoute';
import { stackParams } from '../list/stackList.routes';

export const withdrawStackRoute = createRoute({
  method: 'put',
  history: true,
  path: '/stack/{id}/withdrawal',
  operationId: 'withdrawStack',
  rights: admins,
  feature: 'withdrawals',
  summary: 'Withdraw a measured stack that is wrong, or measured twice',
  description:
    'From now on it counts nowhere; the filter `withdrawn` finds it, and nothing of it is deleted. Its number stays taken, and messages for it are answered 409. 409 as well for a stack that is not measured, is assigned to a sawmill, or is withdrawn already, for a twin that is withdrawn, and where a new measurement has come in since the stack was seen; 412 where it has changed otherwise: then nothing is kept.',
  tags: ['stack'],
  request: {
    params: stackParams,
    body: jsonBody(
      z.strictObject({
        lastModifiedDateTime: instant.openapi({ description: 'Of the stack as it was seen' }),
        reason: NameSchema.openapi({ description: 'Why it must not count' }),
        twinNumber: NameSchema.optional().openapi({
          description: 'Number of the stack that was measured of the same pile',
        }),
        twinDepartmentId: IdSchema.optional().openapi({
          description: 'The department of that stack; absent: that of the stack itself',
        }),
      }),
    ),
  },
  responses: { 200: done, ...writeFailures },
});

export const bringBackStackRoute = createRoute({
  method: 'delete',
  history: true,
  path: '/stack/{id}/withdrawal',
  operationId: 'bringBackStack',
  rights: admins,
  feature: 'withdrawals',
  summary: 'Bring back a stack that was withdrawn',
  description: 'It counts again, in the months in which it did. Changes nothing where it is not withdrawn.',
  tags: ['stack'],
  request: { params: stackParams },
  responses: { 200: done, ...readFailures },
});

export const withdrawalRoutes = [withdrawStackRoute, bringBackStackRoute] as const;
