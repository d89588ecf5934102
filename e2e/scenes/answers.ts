import type { features as everyFeature } from '../../src/lib/generated/enums.gen';

type Feature = (typeof everyFeature)[number];

/**
 * The answer to a call: none ever, the service's own to the first one and none to those after it, a failure, or the
 * service's own answer with a change.
 */
export type Answer = 'never' | 'once' | Failure | Change;

type Change = (data: unknown) => unknown;

interface Failure {
  status: number;
  message: string | null;
}

export const outage: Failure = { status: 503, message: null };

/** The service's answer with only the first few entries of its lists. */
export function first(count: number): Change {
  return (data) =>
    mapValues(data, (value, key) => {
      if (Array.isArray(value)) return value.slice(0, count);
      return key === 'totalCount' ? count : value;
    });
}

/** The service's answer with other values for these keys at any depth; a function computes them from the old ones. */
export function changed(by: Readonly<Record<string, unknown>>): Change {
  return (data) =>
    mapValues(data, (value, key) => {
      if (key === null || !(key in by)) return value;
      const now = by[key];
      return typeof now === 'function' ? now(value) : now;
    });
}

/** The answers of a service without some of the additions to the specification; without naming any, of one that has none of them. */
export function lacking(...features: Feature[]): Record<string, Change> {
  const rest = (listed: unknown) =>
    features.length > 0 && Array.isArray(listed)
      ? listed.filter((name) => !features.includes(name))
      : undefined;
  return { 'GET /user-info': changed({ features: rest }) };
}

/** A hard name that keeps the entries of one list distinct. */
export const before = (name: string) => (former: unknown) => `${name} ${former}`;

/** Applies a change to a value and to all its contents, from outside in. */
function mapValues(
  value: unknown,
  change: (value: unknown, key: string | null) => unknown,
  key: string | null = null,
): unknown {
  const now = change(value, key);
  if (Array.isArray(now)) return now.map((item) => mapValues(item, change));
  if (typeof now !== 'object' || now === null) return now;
  return Object.fromEntries(Object.entries(now).map(([name, item]) => [name, mapValues(item, change, name)]));
}

const endless = 'Skovejerforening'.padEnd(120, 'træsortimentsafdelingen');

/** Names that are hard on a layout, by their difficulty. */
export const hardNames = {
  long: endless,
  'right to left': 'חברת העצים של הצפון בע״מ',
  emoji: '🌲🪵 Tømmer & Træ 👩🏽‍🌾👨‍👩‍👧‍👦',
};
