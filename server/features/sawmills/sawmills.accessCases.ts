import { type AccessCases, requestsAbout, requestsAboutPart } from '../../testing/access/accessCase';
import { administered, assignable, organization, sawmillPart } from '../../testing/access/scopeChecks';

const request = requestsAbout('sawmill');
const ofUser = requestsAboutPart('sawmill', 'user', 'sawmillUserIds');

export const sawmillCases = {
  listSawmills: {
    request: ({ organizationIds: [id = ''] }) => [
      'GET',
      `/sawmill/list?organizationId=${encodeURIComponent(id)}`,
    ],
    scope: organization,
  },
  createSawmill: {
    request: ({ organizationIds: [organizationId] }) => [
      'POST',
      '/sawmill',
      { organizationId, name: 'New saw' },
    ],
    scope: administered,
  },
  renameSawmill: { request: request('PUT', '/rename', { name: 'New saw' }), scope: administered },
  deleteSawmill: { request: request('DELETE'), scope: administered },
  createSawmillUser: {
    request: request('POST', '/user', { name: 'Nina New', email: 'nina@new.example', phone: '' }),
    scope: administered,
  },
  updateSawmillUser: { request: ofUser('PUT', '', { name: 'Sam' }), scope: sawmillPart },
  deleteSawmillUser: { request: ofUser('DELETE'), scope: sawmillPart },
  assignStacks: {
    request: (target) => request('POST', '/assign-stacks', { stackIds: target.stackIds })(target),
    scope: assignable,
  },
  unassignStacks: {
    request: (target) => request('POST', '/unassign-stacks', { stackIds: target.stackIds })(target),
    scope: assignable,
  },
} satisfies AccessCases;
