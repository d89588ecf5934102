import type { Context } from 'hono';
import { requireId, stackScope } from '../../../auth/scope';
import { recordResult } from '../../../calls/recordChanges';
import type { WritableOrm } from '../../../db/client';
import type { Change, Changed } from '../../../domain/change';
import { success } from '../../../http/envelope';
import type { ServiceEnv } from '../../../http/serviceApp';
import type { ServiceDependencies } from '../../../ports/serviceDependencies';
import type { Deciding } from './heldStack';

export async function decideOnStack(
  deps: ServiceDependencies,
  c: Context<ServiceEnv>,
  id: string,
  work: (transaction: WritableOrm, deciding: Deciding) => Promise<Change[]>,
) {
  return decideWithResult(deps, c, id, async (...given) => ({ result: null, changes: await work(...given) }));
}

export async function decideWithResult<Result>(
  deps: ServiceDependencies,
  c: Context<ServiceEnv>,
  id: string,
  work: (transaction: WritableOrm, deciding: Deciding) => Promise<Changed<Result>>,
) {
  const stackId = requireId(id);
  const { principal } = c.var;
  const result = await recordResult(deps, c, (transaction) =>
    work(transaction, { stackId, scope: stackScope(transaction, principal), principal, now: deps.now() }),
  );
  return success(result);
}
