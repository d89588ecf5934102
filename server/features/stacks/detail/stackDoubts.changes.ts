import { and, eq, type SQL } from 'drizzle-orm';
import type { WritableOrm } from '../../../db/client';
import { stack } from '../../../db/stackSchema';
import type { Change } from '../../../domain/change';
import { aboutOf, type DoubtKind } from '../../../domain/doubts';
import { missing, preconditionFailed } from '../../../http/failure';

interface Look {
  /** Of the stack as it was seen. */
  lastModifiedDateTime: string;
  kinds: readonly DoubtKind[];
  word: string;
  scope: SQL | undefined;
  now: Date;
}

/** Marks the open ones of these doubts as looked at; 404 outside the scope, 412 where the stack has changed meanwhile. */
export async function lookAtDoubts(
  transaction: WritableOrm,
  stackId: string,
  { lastModifiedDateTime, kinds, word, scope, now }: Look,
): Promise<Change[]> {
  const [found] = await transaction
    .select()
    .from(stack)
    .where(and(eq(stack.id, stackId), scope))
    .for('update');
  if (found === undefined) throw missing();
  const open = found.doubts ?? [];
  const seen = open.filter((kind) => kinds.includes(kind));
  if (seen.length === 0) return [];
  if (Date.parse(lastModifiedDateTime) !== found.lastModifiedDateTime.getTime()) throw preconditionFailed();
  const left = open.filter((kind) => !kinds.includes(kind));
  const at = now.toISOString();
  const others = (found.lookedAt ?? []).filter(({ kind }) => !seen.includes(kind));
  const looks = seen.map((kind) => ({ kind, about: aboutOf(kind, found), word, at }));
  await transaction
    .update(stack)
    .set({ doubts: left.length > 0 ? left : null, lookedAt: [...others, ...looks] })
    .where(eq(stack.id, stackId));
  const { stackNumber: name, organizationId, departmentId } = found;
  const thing = { kind: 'Stack' as const, id: found.id, name, organizationId, departmentId };
  return [{ ...thing, before: { doubts: open }, after: { doubts: left, word } }];
}
