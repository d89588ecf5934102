import { isDeepStrictEqual } from 'node:util';
import { plain } from './sameMeasurement';
import type { StoredValues } from './storedFields';

/** The columns of a position. */
export interface StoredPosition {
  latitude: number | null;
  longitude: number | null;
  height: number | null;
  accuracy: number | null;
}

/** What was corrected by hand, with what stood there before the first correction. */
export interface HandCorrections {
  /** By the id of the field; null: there was no value. */
  values: StoredValues;
  orderNumber?: string | null;
  position?: StoredPosition;
}

/** Null where nothing is corrected any more. */
export function orNothing(corrections: HandCorrections): HandCorrections | null {
  const { values, orderNumber, position } = corrections;
  const isNothing = Object.keys(values).length === 0 && orderNumber === undefined && position === undefined;
  return isNothing ? null : corrections;
}

/** Two values of a field say the same; none and an empty one do. */
function isSameValue(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(plain({ value: one }), plain({ value: other }));
}

export function isSamePosition(one: StoredPosition, other: StoredPosition): boolean {
  return (
    one.latitude === other.latitude &&
    one.longitude === other.longitude &&
    one.height === other.height &&
    one.accuracy === other.accuracy
  );
}

export function columnsOfPosition({ latitude, longitude, height, accuracy }: StoredPosition): StoredPosition {
  return { latitude, longitude, height, accuracy };
}

interface Message {
  values: StoredValues;
  orderNumber: string | undefined;
  position: StoredPosition | undefined;
}

/**
 * What stays of the corrections when a device corrects the measurement: what the device says as it did before was corrected for good,
 * and what it says anew is newer than the correction.
 */
export function standingCorrections(corrections: HandCorrections, message: Message): HandCorrections | null {
  const values = Object.fromEntries(
    Object.entries(corrections.values).filter(([id, former]) => isSameValue(message.values[id], former)),
  );
  const { orderNumber, position } = corrections;
  const saysOther =
    !isSameValue(message.orderNumber ?? '', '') && !isSameValue(message.orderNumber, orderNumber);
  const isElsewhere = message.position && position && !isSamePosition(message.position, position);
  return orNothing({
    values,
    ...(orderNumber !== undefined && !saysOther && { orderNumber }),
    ...(position !== undefined && !isElsewhere && { position }),
  });
}
