import { type AccessCases, requestsAbout, requestsAboutPart } from '../../testing/access/accessCase';
import { administered, assignable, organization, sawmillPart } from '../../testing/access/reach';

const request = requestsAbout('sawmill');
const ofUser = requestsAboutPart('sawmill', 'user', 'sawmillUserIds');

export const sawmillCases = {
  listSawmills: {
    request: ({ organizationIds: [id = ''] }) => [
      'GET',
      `/sawmill/list?organizationId=${encodeURIComponent(id)}`,
    ],
    reach: organization,
  },
  createSawmill: {
    request: ({ organizationIds: [organizationId] }) => [
      'POST',
      '/sawmill',
      { organizationId, name: 'New saw' },
    ],
    reach: administered,
  },
  renameSawmill: { request: request('PUT', '/rename', { name: 'New saw' }), reach: administered },
  deleteSawmill: { request: request('DELETE'), reach: administered },
  createSawmillUser: {
    request: request('POST', '/user', { name: 'Nina New', email: 'nina@new.example', phone: '' }),
    reach: administered,
  },
  updateSawmillUser: { request: ofUser('PUT', '', { name: 'Sam' }), reach: sawmillPart },
  deleteSawmillUser: { request: ofUser('DELETE'), reach: sawmillPart },
  assignStacks: {
    request: (target) => request('POST', '/assign-stacks', { stackIds: target.stackIds })(target),
    reach: assignable,
  },
} satisfies AccessCases;
