import { type AccessCase, type AccessCases, one, part } from './accessCase';
import { person } from './people';
import { administered, assignable, organization, sawmillPart } from './reach';

function ofSawmill(method: string, rest = '', body?: unknown): AccessCase['request'] {
  return ({ sawmillIds }) => [method, `/sawmill/${one(sawmillIds)}${rest}`, body];
}

function ofSawmillUser(method: string, body?: unknown): AccessCase {
  return {
    request: (target) => ofSawmill(method, `/user/${part(target.sawmillUserIds)}`, body)(target),
    reach: sawmillPart,
  };
}

export const sawmillCases = {
  listSawmills: {
    request: ({ organizationIds }) => ['GET', `/sawmill/list?organizationId=${one(organizationIds)}`],
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
  renameSawmill: { request: ofSawmill('PUT', '/rename', { name: 'New saw' }), reach: administered },
  deleteSawmill: { request: ofSawmill('DELETE'), reach: administered },
  createSawmillUser: { request: ofSawmill('POST', '/user', person), reach: administered },
  updateSawmillUser: ofSawmillUser('PUT', { name: 'Sam' }),
  deleteSawmillUser: ofSawmillUser('DELETE'),
  assignStacks: {
    request: (target) => ofSawmill('POST', '/assign-stacks', { stackIds: target.stackIds })(target),
    reach: assignable,
  },
} satisfies AccessCases;
