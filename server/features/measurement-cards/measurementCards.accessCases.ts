import { type AccessCases, requestsAbout } from '../../testing/access/accessCase';
import { administered, organization } from '../../testing/access/scopeChecks';
import type { Target } from '../../testing/access/targets';
import { cardCalled } from '../../testing/cardDocument';

const request = requestsAbout('organization');

const versionPath = ({ cardIds: [id = ''] }: Target) =>
  `/measurement-card/${encodeURIComponent(id)}/version/1`;

export const measurementCardCases = {
  listMeasurementCardVersions: { request: () => ['GET', '/measurement-card'] },
  listReadyMeasurementCards: { request: () => ['GET', '/measurement-card/ready'] },
  getMeasurementCardVersion: { request: (target) => ['GET', versionPath(target)] },
  importMeasurementCard: {
    request: () => ['POST', '/measurement-card', cardCalled('Card')],
  },
  publishMeasurementCardVersion: { request: (target) => ['PUT', `${versionPath(target)}/publish`] },
  deleteMeasurementCardDraft: { request: (target) => ['DELETE', versionPath(target)] },
  listMeasurementCards: { request: () => ['GET', '/measurement-card/list'] },
  getOrganizationMeasurementCard: { request: request('GET', '/measurement-card'), scope: organization },
  updateOrganizationMeasurementCard: {
    request: (target) =>
      request('PUT', '/measurement-card-information', {
        measurementCardId: target.cardIds[0],
        stackNumbering: 'Manuel',
      })(target),
    scope: administered,
  },
} satisfies AccessCases;
