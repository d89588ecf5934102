import { isDeepStrictEqual } from 'node:util';
import { plain } from './sameMeasurement';
import type { StoredValues } from './storedFields';

export interface StoredPosition {
  latitude: number | null;
  longitude: number | null;
  height: number | null;
  accuracy: number | null;
}

/**
 * Holds the values as they were before their first correction by hand. They are keyed by the id of the field;
 * null means that the field had no value.
 */
export interface HandCorrections {
  values: StoredValues;
  orderNumber?: string | null;
  position?: StoredPosition;
}

export function orNothing(corrections: HandCorrections): HandCorrections | null {
  const { values, orderNumber, position } = corrections;
  const isNothing = Object.keys(values).length === 0 && orderNumber === undefined && position === undefined;
  return isNothing ? null : corrections;
}

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
 * Returns the corrections by hand that remain valid when a device sends a new version of the measurement. If
 * the device repeats its former value, the correction remains; if it sends a different value, that is newer
 * than the correction and replaces it.
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
