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
 * When a version is about to be replaced, the values of the stack's row that its report shows are stored with
 * it, so that the report can still be opened unchanged.
 * @param row before the change
 */
export async function keepBeside(transaction: WritableOrm, row: StackRecord, version: number): Promise<void> {
  await transaction
    .update(measurement)
    .set({ beside: besideOf(row) })
    .where(and(eq(measurement.stackId, row.id), eq(measurement.version, version)));
}
