import type { AccessCases } from '../../testing/access/accessCase';
import { inField } from '../../testing/access/scopeChecks';
import { smallestLogo } from '../../testing/access/targetRows';

const clientKey = '6f8c0b1e-4d5a-4f3b-9c2d-7e1a0b5c3d42';
const at = '2026-06-17T08:00:00Z';
const stackNumber = 'Gate 12';
const values = { treeSpecies: 'fi', areaNumber: 'A 12', assortment: 'sawlog' };

export const ingestCases = {
  registerStack: {
    request: ({ departmentIds: [departmentId], cardVersionIds: [cardVersionId] }) => [
      'PUT',
      `/ingest/stack/${clientKey}`,
      { departmentId, cardVersionId, stackNumber, values, registeredAt: at, changedAt: at },
    ],
    scope: inField('registrator', 'surveyor', 'integration'),
  },
  measureStack: {
    request: ({ departmentIds: [departmentId], cardVersionIds: [cardVersionId] }) => [
      'PUT',
      `/ingest/stack/${clientKey}/measurement`,
      {
        departmentId,
        cardVersionId,
        stackNumber,
        measuredAt: at,
        fullMeasurement: false,
        volume: 12,
        logCount: 40,
      },
    ],
    scope: inField('surveyor', 'integration'),
  },
  storeStackFile: {
    request: ({ departmentIds: [id = ''] }) => [
      'PUT',
      `/ingest/stack/${clientKey}/file/FrontImage?departmentId=${encodeURIComponent(id)}&stackNumber=12`,
      smallestLogo,
    ],
    scope: inField('registrator', 'surveyor', 'integration'),
  },
  ingestBatch: { request: () => ['POST', '/ingest/batch', { items: [{}] }] },
  getIngestedStack: {
    request: ({ clientKeys: [key = ''] }) => ['GET', `/ingest/stack/${encodeURIComponent(key)}`],
    scope: inField('registrator', 'surveyor', 'integration'),
  },
  getIngestCard: {
    request: ({ departmentIds: [id = ''] }) => ['GET', `/ingest/card?departmentId=${encodeURIComponent(id)}`],
    scope: inField('registrator', 'surveyor', 'integration'),
  },
} satisfies AccessCases;
