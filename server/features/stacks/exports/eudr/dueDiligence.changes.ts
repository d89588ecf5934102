import { and } from 'drizzle-orm';
import { requireIds, stackScope } from '../../../../auth/scope';
import type { WritableOrm } from '../../../../db/client';
import { stackOrigin } from '../../../../db/harvestSchema';
import { isOneOfIds } from '../../../../db/isOneOfIds';
import { stack } from '../../../../db/stackSchema';
import type { Change } from '../../../../domain/change';
import type { Principal } from '../../../../domain/principal';
import { conflict, missing, mostErrors, ServiceFailure } from '../../../../http/failure';
import { declaredUnderText } from '../../../../texts/eudrTexts';
import { failureTexts } from '../../../../texts/failureTexts';
import { stackFailures } from '../../stacks.failures';

interface DueDiligence {
  stackIds: readonly string[];
  referenceNumber: string | null;
  verificationNumber: string | null;
  /** The caller has seen these numbers, so they may be overwritten. */
  replaces: readonly string[];
}

type Numbers = Pick<DueDiligence, 'referenceNumber' | 'verificationNumber'>;

/**
 * Somebody may have declared the wood under a number that the caller has not seen.
 * @throws ServiceFailure 409 whose answer names the numbers
 */
function requireKnown(stored: readonly Numbers[], after: Numbers, replaces: readonly string[]): void {
  const known = new Set(replaces);
  const unknown = stored.flatMap(({ referenceNumber, verificationNumber }) => {
    if (referenceNumber === null) return [];
    const isSame = referenceNumber === after.referenceNumber;
    const isVerified = verificationNumber === null || known.has(verificationNumber);
    if (known.has(referenceNumber) && isVerified) return [];
    if (isSame && (verificationNumber === null || verificationNumber === after.verificationNumber)) return [];
    return [[referenceNumber, verificationNumber].filter(Boolean).join(' · ')];
  });
  if (unknown.length === 0) return;
  const named = [...new Set(unknown)].slice(0, mostErrors).join(', ');
  throw new ServiceFailure(409, stackFailures.declaredAlready, {
    fields: [{ field: 'referenceNumber', messageIn: (language) => declaredUnderText(named, language) }],
  });
}

const portion = 1000;

export async function setDueDiligence(
  transaction: WritableOrm,
  principal: Principal,
  { stackIds, referenceNumber, verificationNumber, replaces }: DueDiligence,
): Promise<Change[]> {
  const ids = requireIds(stackIds);
  const stacks = await transaction
    .select({
      id: stack.id,
      stackNumber: stack.stackNumber,
      organizationId: stack.organizationId,
      departmentId: stack.departmentId,
      withdrawnAt: stack.withdrawnAt,
    })
    .from(stack)
    .where(and(isOneOfIds(stack.id, ids), stackScope(transaction, principal)))
    .orderBy(stack.id)
    .for('update');
  if (stacks.length !== ids.length) throw missing();
  if (stacks.some(({ withdrawnAt }) => withdrawnAt !== null)) throw conflict(failureTexts.stackWithdrawn);
  const stored = await transaction.select().from(stackOrigin).where(isOneOfIds(stackOrigin.stackId, ids));
  const formerly = new Map(stored.map((row) => [row.stackId, row]));
  const after = { referenceNumber, verificationNumber };
  requireKnown(stored, after, replaces);
  // A stack about which nothing was entered has no row.
  const written = referenceNumber === null ? stacks.filter(({ id }) => formerly.has(id)) : stacks;
  for (let start = 0; start < written.length; start += portion)
    await transaction
      .insert(stackOrigin)
      .values(
        written.slice(start, start + portion).map(({ id: stackId, organizationId, departmentId }) => ({
          ...{ stackId, organizationId, departmentId },
          ...after,
        })),
      )
      .onConflictDoUpdate({ target: stackOrigin.stackId, set: after });
  return stacks.map(({ id, stackNumber: name, organizationId, departmentId }) => {
    const former = formerly.get(id);
    const before = {
      referenceNumber: former?.referenceNumber ?? null,
      verificationNumber: former?.verificationNumber ?? null,
    };
    return { kind: 'Stack', id, name, organizationId, departmentId, before, after };
  });
}
