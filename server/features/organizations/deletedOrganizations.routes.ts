import { globalAdmins } from '../../domain/roles';
import { IdSchema, instant } from '../../domain/schemas';
import { callerFailures, createRoute, done, jsonResponse, writeFailures, z } from '../../http/createRoute';

const { 412: _version, 413: _tooLarge, 415: _notJson, ...bringingBackFailures } = writeFailures;

const DeletedOrganizationSchema = z
  .object({
    organizationId: IdSchema,
    name: z.string(),
    deletedAt: instant,
    deletedBy: z.string().openapi({ description: 'The name of that time' }),
    keptUntil: instant.openapi({ description: 'It can be brought back before it' }),
  })
  .openapi('DeletedOrganization');

export const deletedOrganizationListRoute = createRoute({
  method: 'get',
  path: '/deleted-organizations',
  operationId: 'listDeletedOrganizations',
  rights: globalAdmins,
  feature: 'deletedOrganizations',
  summary: 'List the deleted organisations that can be brought back',
  description: 'The one that was deleted last comes first. After 30 days a deletion is final.',
  tags: ['deletedOrganization'],
  responses: {
    200: jsonResponse(z.array(DeletedOrganizationSchema)),
    ...callerFailures,
  },
});

export const organizationBringingBackRoute = createRoute({
  method: 'post',
  history: true,
  path: '/deleted-organizations/{id}/bring-back',
  operationId: 'bringBackOrganization',
  rights: globalAdmins,
  feature: 'deletedOrganizations',
  idempotent: true,
  summary: 'Bring a deleted organisation back',
  description:
    'With all that was deleted with it, under the same ids. Accounts come back with their passwords; an address that has an account by now keeps that one. Sessions and mailed links do not come back. 404 for one that was brought back already, or deleted for too long.',
  tags: ['deletedOrganization'],
  request: { params: z.object({ id: IdSchema }) },
  responses: { 200: done, ...bringingBackFailures },
});

export const deletedOrganizationsRoutes = [
  deletedOrganizationListRoute,
  organizationBringingBackRoute,
] as const;
