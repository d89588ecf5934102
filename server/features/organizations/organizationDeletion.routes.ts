import { globalAdmins } from '../../domain/roles';
import { IdSchema } from '../../domain/schemas';
import { createRoute, jsonResponse, readFailures, writeFailures, z } from '../../http/createRoute';

const params = z.object({ id: IdSchema });

export const organizationContentsRoute = createRoute({
  method: 'get',
  path: '/organization/{id}/contents',
  operationId: 'getOrganizationContents',
  rights: globalAdmins,
  feature: 'deletedOrganizations',
  summary: 'Count what deleting an organisation would delete',
  description: 'Read it before `deleteOrganization`, to say what will be lost.',
  tags: ['organization'],
  request: { params },
  responses: {
    200: jsonResponse(
      z
        .object({
          stacks: z.number().int(),
          sawmills: z.number().int(),
          departments: z.number().int(),
          users: z.number().int().openapi({ description: 'Who belongs to no other organisation' }),
        })
        .openapi('OrganizationContents'),
      'How much would be deleted with the organisation',
    ),
    ...readFailures,
  },
});

export const organizationDeleteRoute = createRoute({
  method: 'delete',
  history: true,
  path: '/organization/{id}',
  operationId: 'deleteOrganization',
  rights: globalAdmins,
  summary: 'Delete an organisation and everything in it',
  description:
    'Deletes departments, sawmills, stacks, contracts and memberships, and the accounts that belong to no other organisation. For 30 days `bringBackOrganization` undoes it.',
  tags: ['organization'],
  request: { params },
  responses: { 204: { description: 'Deleted with everything in it' }, ...writeFailures },
});

export const organizationDeletionRoutes = [organizationContentsRoute, organizationDeleteRoute] as const;
