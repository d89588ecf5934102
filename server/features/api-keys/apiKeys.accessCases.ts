import { type AccessCases, requestsAbout, requestsAboutPart } from '../../testing/access/accessCase';
import { administered, organizationPart } from '../../testing/access/scopeChecks';

const request = requestsAbout('organization');

export const apiKeyCases = {
  listApiKeys: { request: request('GET', '/api-key'), scope: administered },
  createApiKey: {
    request: request('POST', '/api-key', { name: 'Harvester', scopes: ['Measure'] }),
    scope: administered,
  },
  revokeApiKey: {
    request: requestsAboutPart('organization', 'api-key', 'apiKeyIds')('DELETE'),
    scope: organizationPart,
  },
} satisfies AccessCases;
