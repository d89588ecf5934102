import { onlyOnce } from '../../calls/idempotency';
import { recordChanges } from '../../calls/recordChanges';
import { call } from '../../http/call';
import { success } from '../../http/envelope';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import {
  chooseHarvestPlace,
  createHarvestPlace,
  deleteHarvestPlace,
  updateHarvestPlace,
} from './harvestPlaces.changes';
import { getHarvestPlace, listHarvestPlaces, originOfStack } from './harvestPlaces.queries';
import {
  harvestPlaceCreateRoute,
  harvestPlaceDeleteRoute,
  harvestPlaceListRoute,
  harvestPlaceRoute,
  harvestPlaceUpdateRoute,
  stackOriginRoute,
  stackPlaceRoute,
} from './harvestPlaces.routes';

export function harvestPlaceCalls(deps: ServiceDependencies) {
  const { orm } = deps.database;
  return [
    call(harvestPlaceListRoute, async (c) =>
      c.json(success(await listHarvestPlaces(orm, c.var.principal, c.req.valid('param').id)), 200),
    ),
    call(harvestPlaceRoute, async (c) => {
      const found = await getHarvestPlace(orm, c.var.principal, c.req.valid('param'));
      c.header('ETag', found.etag);
      return c.json(success(found), 200);
    }),
    call(harvestPlaceCreateRoute, (c) =>
      onlyOnce(
        deps,
        c,
        (transaction) =>
          createHarvestPlace(transaction, c.var.principal, c.req.valid('param').id, c.req.valid('json')),
        (created) => c.json(success(created), 201),
      ),
    ),
    call(harvestPlaceUpdateRoute, async (c) => {
      const ifMatch = c.req.valid('header')['if-match'];
      await recordChanges(deps, c, (transaction) =>
        updateHarvestPlace(transaction, c.var.principal, c.req.valid('param'), c.req.valid('json'), ifMatch),
      );
      return c.json(success(null), 200);
    }),
    call(harvestPlaceDeleteRoute, async (c) => {
      await recordChanges(deps, c, (transaction) =>
        deleteHarvestPlace(transaction, c.var.principal, c.req.valid('param')),
      );
      return c.body(null, 204);
    }),
    call(stackOriginRoute, async (c) =>
      c.json(success(await originOfStack(orm, c.var.principal, c.req.valid('param').id)), 200),
    ),
    call(stackPlaceRoute, async (c) => {
      await recordChanges(deps, c, (transaction) =>
        chooseHarvestPlace(transaction, c.var.principal, c.req.valid('json')),
      );
      return c.json(success(null), 200);
    }),
  ];
}
