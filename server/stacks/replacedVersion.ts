import { and, eq } from 'drizzle-orm';
import type { WritableOrm } from '../db/client';
import { type BesideMeasurement, measurement } from '../db/measurementSchema';
import type { StackRecord } from '../db/stackSchema';

function besideOf(row: StackRecord): BesideMeasurement {
  const { departmentId, polterId, orderNumber, registeredValues, doubts, decided } = row;
  const { latitude, longitude, height, accuracy } = row;
  return {
    ...{ departmentId, polterId, orderNumber, registeredValues, doubts, decided },
    ...{ latitude, longitude, height, accuracy },
    lastModifiedDateTime: row.lastModifiedDateTime.toISOString(),
  };
}

/**
 * Keeps with a version that is about to be replaced what the stack's row says beside it, so that its report can be read again as it was.
 * @param row before the change
 */
export async function keepBeside(transaction: WritableOrm, row: StackRecord, version: number): Promise<void> {
  await transaction
    .update(measurement)
    .set({ beside: besideOf(row) })
    .where(and(eq(measurement.stackId, row.id), eq(measurement.version, version)));
}
