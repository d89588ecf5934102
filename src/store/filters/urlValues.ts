import { type Day, isDay } from '@/lib/day';
import {
  assortmentLengthMaximum,
  filterMaxItems,
  filterTextMaxLength,
  pageMaximum,
  radiusMaximum,
  radiusMinimum,
  searchMaxLength,
} from '@/lib/generated/limits.gen';
import type { Position } from '@/lib/position';

/** A person may have edited the query, so each of these readers returns undefined for an invalid value. */

export function readOneOf<T extends string | number>(
  text: string | null,
  choices: readonly T[],
): T | undefined {
  return choices.find((one) => String(one) === text);
}

export function readBoolean(text: string | null): boolean | undefined {
  return text === 'true' ? true : text === 'false' ? false : undefined;
}

export function readDay(text: string | null): Day | null | undefined {
  if (text === null) return undefined;
  if (text === '') return null;
  return isDay(text) ? text : undefined;
}

export function readPage(text: string | null): number | undefined {
  const page = text !== null && /^\d{1,7}$/.test(text) ? Number(text) : 0;
  return page >= 1 && page <= pageMaximum ? page : undefined;
}

export function readLength(text: string | null): number | undefined {
  const metres = text !== null && /^\d{1,4}(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
  return metres <= assortmentLengthMaximum ? metres : undefined;
}

/** Reads degrees such as "56.1,9.2". Six decimals are about a tenth of a metre. */
export function readPoint(text: string | null): Position | undefined {
  const [, first, second] = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(text ?? '') ?? [];
  if (first === undefined || second === undefined) return undefined;
  // Adding zero turns -0 into 0, the only form that the URL has.
  const [latitude, longitude] = [Number(first) + 0, Number(second) + 0];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

export function readRadius(text: string | null): number | undefined {
  const radius = text !== null && /^\d{1,4}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  return radius >= radiusMinimum && radius <= radiusMaximum ? radius : undefined;
}

export function readText(text: string | null): string | undefined {
  return text !== null && text !== '' && text.length <= filterTextMaxLength ? text : undefined;
}

export function readSearch(text: string | null): string | undefined {
  const search = text?.trim() ?? '';
  return search !== '' && search.length <= searchMaxLength ? search : undefined;
}

export function readTexts(texts: string[]): string[] {
  const readable = texts.filter((text) => readText(text) !== undefined);
  return [...new Set(readable)].slice(0, filterMaxItems);
}
