import { recordChanges } from '../../calls/recordChanges';
import { call } from '../../http/call';
import { success } from '../../http/envelope';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { acceptedLanguage } from '../../texts/language';
import { chooseCard, getOrganizationCard, measurementCardNames } from './measurementCards.changes';
import {
  measurementCardListRoute,
  organizationMeasurementCardRoute,
  organizationMeasurementCardUpdateRoute,
} from './measurementCards.routes';

export function measurementCardCalls(deps: ServiceDependencies) {
  const { orm } = deps.database;
  return [
    call(measurementCardListRoute, async (c) => {
      return c.json(success(await measurementCardNames(orm)), 200);
    }),
    call(organizationMeasurementCardRoute, async (c) => {
      const reader = {
        principal: c.var.principal,
        language: acceptedLanguage(c.req.header('accept-language')),
      };
      const found = await getOrganizationCard(orm, c.req.valid('param').id, reader);
      c.header('ETag', found.etag);
      return c.json(success(found), 200);
    }),
    call(organizationMeasurementCardUpdateRoute, async (c) => {
      const { id } = c.req.valid('param');
      const update = { choice: c.req.valid('json'), ifMatch: c.req.valid('header')['if-match'] };
      await recordChanges(deps, c, (transaction) => chooseCard(transaction, c.var.principal, id, update));
      return c.json(success(null), 200);
    }),
  ];
}
