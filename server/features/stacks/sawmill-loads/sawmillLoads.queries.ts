import { and, count, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { requireId, requireIds, stackScope } from '../../../auth/scope';
import type { Orm } from '../../../db/client';
import { isOneOfIds } from '../../../db/isOneOfIds';
import { notWithdrawn } from '../../../db/notWithdrawn';
import { sawmill } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import type { Principal } from '../../../domain/principal';
import { missing } from '../../../http/failure';
import { isPositioned } from '../../../stacks/stackDistance';
import { exactSum } from '../records/volumeSums';
import type { SawmillLoads } from './sawmillLoads.routes';

interface Choice {
  organizationId: string;
  stackIds: readonly string[];
}

/**
 * @throws ServiceFailure 404 unless all of the stacks belong to the organisation, and to departments that the
 * caller may open
 */
export async function sawmillLoads(orm: Orm, principal: Principal, choice: Choice): Promise<SawmillLoads> {
  const organizationId = requireId(choice.organizationId);
  const stackIds = requireIds(choice.stackIds);
  const scope = stackScope(orm, principal);
  const [found] = await orm
    .select({
      count: count(),
      latitude: meanOf(stack.latitude),
      longitude: meanOf(stack.longitude),
    })
    .from(stack)
    .where(
      and(notWithdrawn, isOneOfIds(stack.id, stackIds), eq(stack.organizationId, organizationId), scope),
    );
  if (found?.count !== stackIds.length) throw missing();
  const loads = await orm
    .select({
      sawmillId: sawmill.id,
      count: count(),
      measured: count(stack.litres),
      litres: exactSum(stack.litres),
    })
    .from(stack)
    .innerJoin(sawmill, eq(sawmill.id, stack.sawmillId))
    .where(
      and(
        notWithdrawn,
        eq(sawmill.organizationId, organizationId),
        eq(stack.state, 'AssignedToSawmill'),
        scope,
      ),
    )
    .groupBy(sawmill.id);
  const { latitude, longitude } = found;
  return {
    middle: latitude === null || longitude === null ? null : { latitude, longitude },
    sawmills: loads.map(({ measured, litres, ...load }) => ({
      ...load,
      volume: litres / 1000,
      withoutVolume: load.count - measured,
    })),
  };
}

function meanOf(degrees: SQLWrapper): SQL<number | null> {
  return sql<number | null>`avg(${degrees}) filter (where ${isPositioned(true)})`;
}
