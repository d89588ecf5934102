import { UndoRefusalSchema } from '../../../domain/assignment';
import { admins } from '../../../domain/roles';
import { IdSchema, InstantSchema, instant } from '../../../domain/schemas';
import {
  bodyFailures,
  bodyOfManyIds,
  createRoute,
  failureResponses,
  jsonBody,
  jsonResponse,
  readFailures,
  z,
} from '../../../http/createRoute';

const params = z.object({ id: IdSchema });
const stackIds = z.array(IdSchema).min(1).max(10_000);

const assignmentFailures = { ...readFailures, ...bodyFailures, 409: failureResponses[409] };

export const assignStacksRoute = createRoute({
  method: 'post',
  history: true,
  path: '/sawmill/{id}/assign-stacks',
  operationId: 'assignStacks',
  rights: admins,
  idempotent: true,
  summary: 'Assign stacks to a sawmill',
  description:
    'Assigns all of the stacks or none: 409 when one of them is not `Measured`. The sawmill’s users see the stacks at once.',
  tags: ['sawmill'],
  request: { params, body: jsonBody(z.strictObject({ stackIds })) },
  largestBody: bodyOfManyIds,
  responses: {
    200: jsonResponse(
      z.object({
        assigned: z.number().int().min(1),
        undoableUntil: instant
          .optional()
          .openapi({ description: 'Absent where the service has no unassign-stacks' }),
      }),
      'All of the stacks are assigned, or none',
    ),
    ...assignmentFailures,
  },
});

export const unassignStacksRoute = createRoute({
  method: 'post',
  history: true,
  path: '/sawmill/{id}/unassign-stacks',
  operationId: 'unassignStacks',
  rights: admins,
  feature: 'undoAssignment',
  idempotent: true,
  summary: 'Undo the assignment of stacks that the sawmill has not seen',
  description:
    'Possible for a short time after the assignment, and only until a user of the sawmill has seen the stack. Each stack that cannot be taken back is named with its reason.',
  tags: ['sawmill'],
  request: {
    params,
    body: jsonBody(
      z.strictObject({
        stackIds,
        until: InstantSchema.optional().openapi({
          description:
            'Names the assignment by the moment in `undoableAssignment` or `undoableUntil`: stacks that were assigned anew since then are refused',
        }),
      }),
    ),
  },
  largestBody: bodyOfManyIds,
  responses: {
    200: jsonResponse(
      z.object({
        undone: z.array(IdSchema),
        refused: z.array(
          z.object({
            stackId: IdSchema,
            reason: UndoRefusalSchema,
            sawmillName: z.string().nullable().optional().openapi({
              description: 'Of the sawmill that the stack is assigned to now; null without one',
            }),
          }),
        ),
      }),
      'Each of the stacks is measured without a sawmill again, or refused with its reason',
    ),
    ...assignmentFailures,
  },
});

export const assignmentRoutes = [assignStacksRoute, unassignStacksRoute] as const;
