import type { DayRange } from '@/lib/dateRange';
import { instantsOf } from '@/lib/dateRange';
import { daysBefore, isDay } from '@/lib/day';
import { singleParameter } from '@/lib/singleParameter';
import type { ThingKind } from '@/store/api/historyApi';

export const thingKinds = [
  'Stack',
  'Person',
  'Department',
  'Organization',
  'Contract',
  'Contact',
  'Sawmill',
  'HarvestPlace',
  'StackView',
  'ApiKey',
] as const satisfies readonly ThingKind[];

type OfferedKind = (typeof thingKinds)[number];

interface HistoryFilters {
  kind: OfferedKind | null;
  /**
   * `thing` is the id of one record, and `person` the id of the person who made the change; '' means all of
   * them.
   */
  thing: string;
  person: string;
  days: DayRange;
  page: number;
}

export function readFilters(query: URLSearchParams): HistoryFilters {
  const text = (name: string) => singleParameter(query, name);
  const day = (name: string) => (isDay(text(name)) ? text(name) : null);
  return {
    kind: thingKinds.find((kind) => kind === text('kind')) ?? null,
    thing: text('thing'),
    person: text('person'),
    days: { from: day('from'), to: day('to') },
    page: /^[1-9]\d{0,5}$/.test(text('page')) ? Number(text('page')) : 1,
  };
}

/**
 * Returns the same query with other values; '' and null remove a value. The query starts at the first page,
 * because another filter has other results.
 */
export function withFilters(
  query: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const changed = new URLSearchParams(query);
  changed.delete('page');
  for (const [key, value] of Object.entries(changes))
    if (value) changed.set(key, value);
    else changed.delete(key);
  return changed;
}

export function filtersOfCall({ kind, thing, person, days: { from, to } }: HistoryFilters) {
  const begin = instantsOf({ from, to: null }, 'viewer').from;
  const end = instantsOf({ from: to && daysBefore(to, -1), to: null }, 'viewer').from;
  return {
    ...(kind && { kind }),
    ...(thing && { thingId: thing }),
    ...(person && { personId: person }),
    ...(begin && { from: begin }),
    ...(end && { to: end }),
  };
}
