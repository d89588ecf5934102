import type { features as everyFeature } from '../../src/lib/generated/enums.gen';

type Feature = (typeof everyFeature)[number];

/**
 * 'never' means that the call is never answered, and 'once' that the service answers only the first one. A
 * `Failure` is itself the answer, and a `Change` modifies the service's own answer.
 */
export type Answer = 'never' | 'once' | Failure | Change;

export type Change = (data: unknown) => unknown;

interface Failure {
  status: number;
  message: string | null;
}

export const outage: Failure = { status: 503, message: null };

export function first(count: number): Change {
  return (data) =>
    mapValues(data, (value, key) => {
      if (Array.isArray(value)) return value.slice(0, count);
      return key === 'totalCount' ? count : value;
    });
}

export function changed(by: Readonly<Record<string, unknown>>): Change {
  return (data) =>
    mapValues(data, (value, key) => {
      if (key === null || !(key in by)) return value;
      const now = by[key];
      return typeof now === 'function' ? now(value) : now;
    });
}

/** Imitates a service that lacks these additions to the specification, or all additions if none is named. */
export function lacking(...features: Feature[]): Record<string, Change> {
  const rest = (listed: unknown) =>
    features.length > 0 && Array.isArray(listed)
      ? listed.filter((name) => !features.includes(name))
      : undefined;
  return { 'GET /user-info': changed({ features: rest }) };
}

export const before = (name: string) => (former: unknown) => `${name} ${former}`;

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

const endless = 'Skovejerforening'.padEnd(255, 'træsortimentsafdelingen');

const namesOfThings =
  /^(\w*name|administrator|stackNumber|polterId|registrator|surveyor|author|\w+By|title|text|twin|movedFrom|to|city|street|areaNumber|orderNumber|phone)$/i;

/** Each name begins as before, so that names stay different. */
export const longestNames: Change = (data) =>
  mapValues(data, (value, key) =>
    typeof value === 'string' && value !== '' && key !== null && namesOfThings.test(key)
      ? `${value.replaceAll(/\s/g, '')}${endless}`.slice(0, endless.length)
      : value,
  );

export const hardNames = {
  long: endless,
  'right to left': 'חברת העצים של הצפון בע״מ',
  emoji: '🌲🪵 Tømmer & Træ 👩🏽‍🌾👨‍👩‍👧‍👦',
};
