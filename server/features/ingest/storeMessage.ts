import type { Context } from 'hono';
import { recordResult } from '../../calls/recordChanges';
import type { WritableOrm } from '../../db/client';
import type { ServiceEnv } from '../../http/serviceApp';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { judgeStack } from '../../stacks/storedDoubts';
import { describedStack } from './ingest.queries';
import type { Outcome } from './ingestedStack';
import { nameHarvestPlace } from './namedPlace';

export function storeMessage(
  deps: ServiceDependencies,
  c: Context<ServiceEnv>,
  { harvestPlace }: { harvestPlace?: string | undefined },
  work: (transaction: WritableOrm) => Promise<Outcome>,
) {
  return recordResult(deps, c, async (transaction) => {
    const stored = await nameHarvestPlace(transaction, await work(transaction), harvestPlace);
    const { stack, outcome, changes, isStale: _stale, fillsOnly: _fills, ...beside } = stored;
    if (outcome !== 'known') await judgeStack(transaction, stack, deps.now());
    const answer = { ...(await describedStack(transaction, stack, beside)), changed: outcome !== 'known' };
    return { result: { status: outcome === 'new' ? (201 as const) : (200 as const), answer }, changes };
  });
}
