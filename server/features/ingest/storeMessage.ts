import type { Context } from 'hono';
import { recordResult } from '../../calls/recordChanges';
import type { WritableOrm } from '../../db/client';
import type { ServiceEnv } from '../../http/serviceApp';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { judgeStack } from '../../stacks/storedDoubts';
import { describedStack } from './ingest.queries';
import type { Outcome } from './ingestedStack';

export function storeMessage(
  deps: ServiceDependencies,
  c: Context<ServiceEnv>,
  work: (transaction: WritableOrm) => Promise<Outcome>,
) {
  return recordResult(deps, c, async (transaction) => {
    const { stack, outcome, changes, ...beside } = await work(transaction);
    if (outcome !== 'known') await judgeStack(transaction, stack, deps.now());
    const answer = { ...(await describedStack(transaction, stack, beside)), changed: outcome !== 'known' };
    return { result: { status: outcome === 'new' ? (201 as const) : (200 as const), answer }, changes };
  });
}
