import type { WritableOrm } from '../db/client';
import { isOneOfIds } from '../db/isOneOfIds';
import { deletedStack, type StackRecord, stack } from '../db/stackSchema';
import type { Change } from '../domain/change';
import { judgeEqualNumbers } from './storedDoubts';

export async function deleteStacks(
  transaction: WritableOrm,
  rows: readonly Pick<StackRecord, 'id' | 'organizationId' | 'departmentId' | 'clientKey'>[],
  deletedAt: Date,
): Promise<void> {
  const keys = rows.flatMap(({ organizationId, clientKey }) =>
    clientKey === null ? [] : [{ organizationId, clientKey, deletedAt }],
  );
  if (keys.length > 0) await transaction.insert(deletedStack).values(keys).onConflictDoNothing();
  await transaction.delete(stack).where(
    isOneOfIds(
      stack.id,
      rows.map(({ id }) => id),
    ),
  );
  await judgeEqualNumbers(
    transaction,
    rows.map(({ departmentId }) => departmentId),
    deletedAt,
  );
}

export function deletionOf(row: StackRecord, organizationId: string): Change {
  const { id, stackNumber: name, departmentId, polterId, orderNumber, areaNumber } = row;
  const registrationDateTime = row.registrationDateTime.toISOString();
  const before = { state: row.state, polterId, orderNumber, areaNumber, registrationDateTime };
  return { kind: 'Stack', id, name, organizationId, departmentId, before };
}
