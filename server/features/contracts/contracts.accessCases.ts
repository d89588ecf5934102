import { type AccessCases, requestsAbout } from '../../testing/access/accessCase';
import { administered } from '../../testing/access/scopeChecks';

const request = requestsAbout('organization');
const contractFields = {
  startDate: '2026-01-01T00:00:00Z',
  endDate: '2026-12-31T23:59:59Z',
  fullMeasurementPrice: 1,
  pieceMeasurementPrice: 1,
};

export const contractCases = {
  getContract: { request: request('GET', '/contract-information'), scope: administered },
  updateContract: { request: request('PUT', '/contract-information', contractFields), scope: administered },
  previewRetention: {
    request: request('GET', '/contract-information/retention?months=24'),
    scope: administered,
  },
  getNextContract: { request: request('GET', '/contract-information/next'), scope: administered },
  updateNextContract: {
    request: request('PUT', '/contract-information/next', contractFields),
    scope: administered,
  },
} satisfies AccessCases;
