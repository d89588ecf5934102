import { type AccessCases, requestsAbout } from '../../testing/access/accessCase';
import { administered, organization } from '../../testing/access/scopeChecks';

const request = requestsAbout('organization');

export const measurementCardCases = {
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
