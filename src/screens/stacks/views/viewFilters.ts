import type { Day } from '@/lib/day';
import type { StackView, StackViewParameter } from '@/store/api/stackViewApi';
import type { StackFilters } from '@/store/filters/filterDefaults';
import { readStackFilters, writeStackFilters } from '@/store/filters/filterUrl';
import { dayOfView, viewDaysOf } from './viewDays';

export const viewParameter = 'view';

/** These settings are the person's own and never part of a view. */
const personal = ['page', 'pageSize', 'showMap', 'showList'];

type Entry = [name: string, value: string];

function entriesOf(filters: StackFilters): Entry[] {
  const written = writeStackFilters(filters, new URLSearchParams());
  return [...written].filter(([name]) => !personal.includes(name));
}

function isDayName(name: string): name is 'from' | 'to' {
  return name === 'from' || name === 'to';
}

export function parametersOf(
  filters: StackFilters,
  today: Day,
  textOf: (name: string, value: string) => string | undefined,
): StackViewParameter[] {
  const days = viewDaysOf(filters, today);
  return entriesOf(filters).map(([name, value]) => {
    if (isDayName(name)) return { name, value: days[name] };
    const text = textOf(name, value);
    return { name, value, ...(text !== undefined && { text }) };
  });
}

function entryOf({ name, value }: StackViewParameter, today: Day): Entry {
  return [name, isDayName(name) ? dayOfView(value, today) : value];
}

export function filtersOfView(parameters: readonly StackViewParameter[], today: Day): StackFilters {
  return readStackFilters(new URLSearchParams(parameters.map((one) => entryOf(one, today))), today);
}

/** The keys are names of parameters. If a parameter has no entry, each of its values counts as existing. */
export type KnownValues = Readonly<Partial<Record<string, readonly string[] | undefined>>>;

interface FittedView {
  filters: StackFilters;
  dropped: StackViewParameter[];
}

export function fittedView(
  { parameters }: Pick<StackView, 'parameters'>,
  knownValues: KnownValues,
  today: Day,
): FittedView {
  const own = parameters.filter(({ name }) => !personal.includes(name));
  const existing = own.filter(
    // A colleague's view may have a parameter of any name.
    ({ name, value }) => !Object.hasOwn(knownValues, name) || knownValues[name]?.includes(value) !== false,
  );
  const filters = filtersOfView(existing, today);
  const read = new Set(entriesOf(filters).map(keyOf));
  const isKept = (one: StackViewParameter) => existing.includes(one) && read.has(keyOf(entryOf(one, today)));
  return { filters, dropped: own.filter((one) => !isKept(one)) };
}

function keyOf([name, value]: Entry): string {
  return `${name} ${value}`;
}

export function isSameList(one: StackFilters, other: StackFilters): boolean {
  return String(entriesOf(one)) === String(entriesOf(other));
}

export function searchOfView(filters: StackFilters, shown: StackFilters, viewId?: string): string {
  const { pageSize, showMap, showList } = shown;
  const params = new URLSearchParams(viewId === undefined ? {} : { [viewParameter]: viewId });
  return `?${writeStackFilters({ ...filters, page: 1, pageSize, showMap, showList }, params)}`;
}
