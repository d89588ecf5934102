import type { DayRange } from '@/lib/dateRange';
import { type Day, monthsBefore } from '@/lib/day';
import type { Position } from '@/lib/position';
import { quickRange } from '@/lib/quickRange';
import type { DateType, OrderDirection, StackOrder, StackState } from '@/store/api/stackApi';

export const pageSizes = [5, 10, 25, 50, 100] as const;
type PageSize = (typeof pageSizes)[number];

/** `page` counts from 1. */
export interface ListView extends DayRange {
  page: number;
  pageSize: PageSize;
  showMap: boolean;
  /** Without it the map has the page to itself; without the map the list is always shown. */
  showList: boolean;
  /** Null: the newest date first. */
  orderBy: StackOrder | null;
  /** Counts only beside `orderBy`. */
  orderDirection: OrderDirection;
}

/** Around a point, along the great circle. */
export interface Distance {
  near: Position;
  radiusKm: number;
}

/** The filters of the stack list; lengths in metres, null and empty mean "not filtered". */
export interface StackFilters extends ListView {
  dateType: DateType;
  search: string;
  states: StackState[];
  registrators: string[];
  surveyors: string[];
  treeSpecies: string[];
  assortments: string[];
  sawmillIds: string[];
  areaNumber: string | null;
  assortmentLengthMin: number | null;
  assortmentLengthMax: number | null;
  fullMeasurement: boolean | null;
  /** Whether latitude and longitude are known. */
  hasPosition: boolean | null;
  /** Whether a check of the evidence for the volume fails. */
  evidenceFailed: boolean | null;
  /** The stacks that were withdrawn, and no others; else those that were not. */
  withdrawn: boolean;
  distance: Distance | null;
}

export interface SawmillFilters extends ListView {
  /** Empty where the service takes none. */
  search: string;
  organizationIds: string[];
  departmentIds: string[];
}

/** Resets the filters of drawer, search box and chips; dates, paging, order and what is shown stay. */
export const noStackFilters = {
  search: '',
  states: [],
  registrators: [],
  surveyors: [],
  treeSpecies: [],
  assortments: [],
  sawmillIds: [],
  areaNumber: null,
  assortmentLengthMin: null,
  assortmentLengthMax: null,
  fullMeasurement: null,
  hasPosition: null,
  evidenceFailed: null,
  withdrawn: false,
  distance: null,
} satisfies Partial<StackFilters>;

export const noSawmillFilters = {
  search: '',
  organizationIds: [],
  departmentIds: [],
} satisfies Partial<SawmillFilters>;

export const initialListView = {
  page: 1,
  pageSize: 50,
  showMap: true,
  orderBy: null,
  orderDirection: 'Ascending',
  showList: true,
} as const satisfies Partial<ListView>;

const viewNames: readonly string[] = [
  'page',
  'pageSize',
  'showMap',
  'showList',
  'orderBy',
  'orderDirection',
] satisfies (keyof ListView)[];

/** Whether the same values are chosen in both: page, order and what is shown may differ. Controls need not render for those. */
export function isSameChoice(one: object | null, other: object | null): boolean {
  if (one === null || other === null) return one === other;
  const values: Record<string, unknown> = { ...other };
  return Object.entries(one).every(([name, value]) => viewNames.includes(name) || values[name] === value);
}

/** One month back to today (specification, stack area, section 5). */
function defaultView(today: Day): ListView {
  return { from: monthsBefore(today, 1), to: today, ...initialListView };
}

export function defaultStackFilters(today: Day): StackFilters {
  return { ...defaultView(today), ...noStackFilters, dateType: 'Invoiceable' };
}

export function defaultSawmillFilters(today: Day): SawmillFilters {
  return { ...defaultView(today), ...noSawmillFilters };
}

const { surveyors, treeSpecies, assortments, sawmillIds } = noStackFilters;
const { areaNumber, assortmentLengthMin, assortmentLengthMax } = noStackFilters;

/** Resets the filters of the dashboard; dates stay. */
export const noDashboardFilters = {
  surveyors,
  treeSpecies,
  assortments,
  sawmillIds,
  areaNumber,
  assortmentLengthMin,
  assortmentLengthMax,
};

/** The stack list's filters that apply to every count. */
export interface DashboardFilters extends DayRange, Pick<StackFilters, keyof typeof noDashboardFilters> {}

/** Under the same days as the button of that name. */
export function defaultDashboardFilters(today: Day): DashboardFilters {
  return { ...quickRange('12_months', today), ...noDashboardFilters };
}
