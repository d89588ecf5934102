import { globalAdmins } from '../../domain/roles';
import { IdSchema } from '../../domain/schemas';
import { createRoute, done, writeFailures, z } from '../../http/createRoute';

const params = z.object({ id: IdSchema });

export const organizationDeactivateRoute = createRoute({
  method: 'put',
  history: true,
  path: '/organization/{id}/deactivate',
  operationId: 'deactivateOrganization',
  rights: globalAdmins,
  feature: 'organizationState',
  summary: 'Close an organisation to its people',
  description:
    'From the next call on, nothing of it is open to its people, the users of its sawmills among them; who belongs to no other organisation cannot sign in. Its mails wait, its stacks outlast their retention, and all data is kept.',
  tags: ['organization'],
  request: { params },
  responses: { 200: done, ...writeFailures },
});

export const organizationActivateRoute = createRoute({
  method: 'put',
  history: true,
  path: '/organization/{id}/activate',
  operationId: 'activateOrganization',
  rights: globalAdmins,
  feature: 'organizationState',
  summary: 'Open an organisation to its people again',
  description:
    'What waits is sent. Where the current contract has a retention, it deletes no stack within the next 30 days.',
  tags: ['organization'],
  request: { params },
  responses: { 200: done, ...writeFailures },
});

export const organizationStateRoutes = [organizationDeactivateRoute, organizationActivateRoute] as const;
