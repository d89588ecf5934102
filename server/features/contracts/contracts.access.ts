import { type AccessCases, requestsAbout } from '../../testing/access/accessCase';
import { administered } from '../../testing/access/reach';

const request = requestsAbout('organization');
const contractFields = {
  startDate: '2026-01-01T00:00:00Z',
  endDate: '2026-12-31T23:59:59Z',
  fullMeasurementPrice: 1,
  pieceMeasurementPrice: 1,
};

export const contractCases = {
  getContract: { request: request('GET', '/contract-information'), reach: administered },
  updateContract: { request: request('PUT', '/contract-information', contractFields), reach: administered },
  getNextContract: { request: request('GET', '/contract-information/next'), reach: administered },
  updateNextContract: {
    request: request('PUT', '/contract-information/next', contractFields),
    reach: administered,
  },
} satisfies AccessCases;
