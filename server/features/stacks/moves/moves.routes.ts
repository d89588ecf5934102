import { admins } from '../../../domain/roles';
import { IdSchema, instant, NameSchema } from '../../../domain/schemas';
import { createRoute, jsonBody, jsonResponse, writeFailures, z } from '../../../http/createRoute';
import { stackParams } from '../list/stackList.routes';

export const moveStackRoute = createRoute({
  method: 'put',
  history: true,
  path: '/stack/{id}/department',
  operationId: 'moveStack',
  rights: admins,
  feature: 'moves',
  summary: 'Move a stack to another department of its organisation',
  description:
    'Its number stays, and it counts in the other department from now on, also in months that are past. Of a measured stack it adds a version to the measurement. A place of harvest that was chosen for it is dropped, which answer and history say, and its area number is read in the other department. 400 for a department that the caller does not administer; 409 for a stack that is assigned to a sawmill or withdrawn, and where the other department has its number; 412 where the stack has changed since it was seen. Changes nothing where the stack is there already.',
  tags: ['stack'],
  request: {
    params: stackParams,
    body: jsonBody(
      z.strictObject({
        lastModifiedDateTime: instant.openapi({ description: 'Of the stack as it was seen' }),
        departmentId: IdSchema,
        reason: NameSchema.openapi({ description: 'Why it is moved' }),
      }),
    ),
  },
  responses: {
    200: jsonResponse(
      z.object({
        droppedHarvestPlace: z.string().nullable().openapi({
          description: 'Name of the place of harvest that was chosen for the stack and is dropped',
        }),
      }),
    ),
    ...writeFailures,
  },
});

export const moveRoutes = [moveStackRoute] as const;
