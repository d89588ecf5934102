import { and, desc, eq } from 'drizzle-orm';
import type { WritableOrm } from '../../../db/client';
import { insertRecords } from '../../../db/insertRecords';
import { type MeasurementRecord, measurement } from '../../../db/measurementSchema';
import type { StackRecord } from '../../../db/stackSchema';
import { accountOf } from '../../../domain/principal';
import { keepBeside } from '../../../stacks/replacedVersion';
import type { Deciding } from '../decisions/heldStack';

export async function newestMeasurement(
  transaction: WritableOrm,
  stackId: string,
): Promise<MeasurementRecord | undefined> {
  const [newest] = await transaction
    .select()
    .from(measurement)
    .where(eq(measurement.stackId, stackId))
    .orderBy(desc(measurement.version))
    .limit(1);
  return newest;
}

interface HandVersion extends Partial<Pick<MeasurementRecord, 'values' | 'corrected'>> {
  found: StackRecord;
  current: MeasurementRecord;
  reason: string;
}

export async function addHandVersion(
  transaction: WritableOrm,
  { principal, now }: Pick<Deciding, 'principal' | 'now'>,
  { found, current, reason, ...changed }: HandVersion,
): Promise<void> {
  await keepBeside(transaction, found, current.version);
  const {
    askedAnewAt,
    beside: _beside,
    messageAttempts: _attempts,
    messageNextAttemptAt: _next,
    ...copied
  } = current;
  const version = current.version + 1;
  await insertRecords(transaction, measurement, [
    {
      ...{ ...copied, ...changed, version, reason },
      // The embedded database returns bytes of another class.
      logEnds: current.logEnds && Buffer.from(current.logEnds),
      source: 'Hand',
      app: null,
      receivedAt: now,
      authorId: accountOf(principal),
      message: null,
      messageDigest: null,
    },
  ]);
  // The surveyor is asked only once for each measurement, and a version by hand is the same measurement.
  if (askedAnewAt)
    await transaction
      .update(measurement)
      .set({ askedAnewAt })
      .where(and(eq(measurement.stackId, found.id), eq(measurement.version, version)));
}
