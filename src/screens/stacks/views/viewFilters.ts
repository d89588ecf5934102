import type { Day } from '@/lib/day';
import type { StackView, StackViewParameter } from '@/store/api/stackViewApi';
import type { StackFilters } from '@/store/filters/filterDefaults';
import { readStackFilters, writeStackFilters } from '@/store/filters/filterUrl';
import { dayOfView, viewDaysOf } from './viewDays';

/** The parameter of the list's URL that names the opened view. */
export const viewParameter = 'view';

/** How a person looks at the list, whatever the view: never part of it. */
const personal = ['page', 'pageSize', 'showMap', 'showList'];

type Entry = [name: string, value: string];

/** The list's parameters in the order of the URL, whichever they are. */
function entriesOf(filters: StackFilters): Entry[] {
  const written = writeStackFilters(filters, new URLSearchParams());
  return [...written].filter(([name]) => !personal.includes(name));
}

function isDayName(name: string): name is 'from' | 'to' {
  return name === 'from' || name === 'to';
}

/** What a view of these filters holds; `textOf` says a value in words where it has some. */
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

/** The URL's value of a parameter for a reader whose day is `today`. */
function entryOf({ name, value }: StackViewParameter, today: Day): Entry {
  return [name, isDayName(name) ? dayOfView(value, today) : value];
}

/** The filters that the parameters mean today; what this version cannot read is left out. */
export function filtersOfView(parameters: readonly StackViewParameter[], today: Day): StackFilters {
  return readStackFilters(new URLSearchParams(parameters.map((one) => entryOf(one, today))), today);
}

/** The values that exist, by parameter; every value of a parameter without an entry counts as existing. */
export type KnownValues = Readonly<Partial<Record<string, readonly string[] | undefined>>>;

interface FittedView {
  /** What still fits. */
  filters: StackFilters;
  /** What does not: a value that no longer exists, or a parameter that this version does not know. */
  dropped: StackViewParameter[];
}

/** What a view means today, for somebody for whom only the known values exist. */
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

/** Whether both find the same stacks, in the same order. */
export function isSameList(one: StackFilters, other: StackFilters): boolean {
  return String(entriesOf(one)) === String(entriesOf(other));
}

/** The query of a view's link. The person keeps page size, list and map as they are in `shown`. */
export function searchOfView(filters: StackFilters, shown: StackFilters, viewId?: string): string {
  const { pageSize, showMap, showList } = shown;
  const params = new URLSearchParams(viewId === undefined ? {} : { [viewParameter]: viewId });
  return `?${writeStackFilters({ ...filters, page: 1, pageSize, showMap, showList }, params)}`;
}
