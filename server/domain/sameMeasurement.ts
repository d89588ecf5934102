import { isDeepStrictEqual } from 'node:util';
import { normalText } from '../../src/lib/normalText';
import { unpackLogEnds } from './logEnds';
import type { StoredValues } from './storedFields';

interface Said {
  cardVersionId: string;
  measuredAt: Date;
  values: StoredValues;
  logEnds: Uint8Array | null;
  fullMeasurement: boolean;
  volume: number | null;
  logCount: number | null;
  instrument: string | null;
  certificate: string | null;
  certificateValidUntil: string | null;
}

/**
 * Two measurements count as the same even if they differ in the order of keys, in the spelling of numbers and
 * times, in equivalent Unicode forms, or in empty values. The program that sent them and the reason are not
 * compared.
 */
export function isSameMeasurement(one: Said, other: Said): boolean {
  return isDeepStrictEqual(saidBy(one), saidBy(other));
}

function saidBy({ measuredAt, logEnds, ...said }: Said): unknown {
  const { cardVersionId, values, fullMeasurement, volume, logCount } = said;
  const { instrument, certificate, certificateValidUntil } = said;
  return plain({
    ...{ cardVersionId, values, fullMeasurement, volume, logCount },
    ...{ instrument, certificate, certificateValidUntil, measuredAt: measuredAt.getTime() },
    logEnds: logEnds && unpackLogEnds(logEnds).toSorted((a, b) => (a.file < b.file ? -1 : 1)),
  });
}

export function plain(value: unknown): unknown {
  if (typeof value === 'string') return normalText(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'number') return value + 0;
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => [normalText(key), plain(part)] as const);
  return Object.fromEntries(parts.filter(([, part]) => !isEmpty(part)));
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
