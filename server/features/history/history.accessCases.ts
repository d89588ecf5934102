import { type AccessCases, requestsAbout } from '../../testing/access/accessCase';
import { organization } from '../../testing/access/scopeChecks';

const request = requestsAbout('organization');

export const historyCases = {
  listHistory: { request: request('GET', '/history'), scope: organization },
  downloadHistoryCsv: { request: request('GET', '/history/csv'), scope: organization },
} satisfies AccessCases;
