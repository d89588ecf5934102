import { organizationAdmins } from '../../../domain/roles';
import { IdSchema, instant, queryNumber } from '../../../domain/schemas';
import { createRoute, jsonResponse, readFailures, z } from '../../../http/createRoute';
import { longestRetention } from '../contracts.routes';

export const retentionRoute = createRoute({
  method: 'get',
  path: '/organization/{id}/contract-information/retention',
  operationId: 'previewRetention',
  rights: organizationAdmins,
  feature: 'retention',
  summary: 'Say what a data retention would delete',
  description:
    'Counts the stacks that the current contract would delete on the first day, if it were saved now with this retention. One that is new or shorter than before deletes nothing within 30 days. Deleted stacks cannot be brought back.',
  tags: ['organization'],
  request: {
    params: z.object({ id: IdSchema }),
    query: z.strictObject({ months: queryNumber(longestRetention) }),
  },
  responses: {
    200: jsonResponse(
      z
        .object({
          from: instant.openapi({ description: 'No stack is deleted before it' }),
          lastChangeBefore: instant.openapi({ description: 'At `from`, so many months are over since it' }),
          stacks: z.number().int().min(0).openapi({ description: 'Nothing has happened to them since' }),
        })
        .openapi('RetentionPreview'),
    ),
    ...readFailures,
  },
});

export const retentionRoutes = [retentionRoute] as const;
