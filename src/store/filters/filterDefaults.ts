import type { DayRange } from '@/lib/dateRange';
import { type Day, monthsBefore } from '@/lib/day';
import type { Position } from '@/lib/position';
import { quickRange } from '@/lib/quickRange';
import type { DateType, OrderDirection, StackOrder, StackState } from '@/store/api/stackApi';

export const pageSizes = [5, 10, 25, 50, 100] as const;
type PageSize = (typeof pageSizes)[number];

/**
 * `page` counts from 1. Without the list the map fills the page; without the map the list is always shown.
 * A null `orderBy` puts the newest date first, and `orderDirection` applies only together with it.
 */
export interface ListView extends DayRange {
  page: number;
  pageSize: PageSize;
  showMap: boolean;
  showList: boolean;
  orderBy: StackOrder | null;
  orderDirection: OrderDirection;
}

export interface Distance {
  near: Position;
  radiusKm: number;
}

/**
 * Lengths are in metres. Null and empty mean "not filtered". `eudrReady` selects the stacks that have all
 * data for a due diligence statement. A true `withdrawn` selects only withdrawn stacks, and a false one only
 * the others. `search` is empty if the service lacks this search.
 */
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
  hasPosition: boolean | null;
  evidenceFailed: boolean | null;
  eudrReady: boolean | null;
  withdrawn: boolean;
  distance: Distance | null;
}

export interface SawmillFilters extends ListView {
  search: string;
  organizationIds: string[];
  departmentIds: string[];
}

/** These values reset drawer, search box and chips. Dates, paging, order and layout stay. */
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
  eudrReady: null,
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

/**
 * Tells whether two filters choose the same stacks. Page, order and layout may differ, because the filter
 * fields need not render for them.
 */
export function isSameChoice(one: object | null, other: object | null): boolean {
  if (one === null || other === null) return one === other;
  const values: Record<string, unknown> = { ...other };
  return Object.entries(one).every(([name, value]) => viewNames.includes(name) || values[name] === value);
}

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

export const noDashboardFilters = {
  surveyors,
  treeSpecies,
  assortments,
  sawmillIds,
  areaNumber,
  assortmentLengthMin,
  assortmentLengthMax,
};

export interface DashboardFilters extends DayRange, Pick<StackFilters, keyof typeof noDashboardFilters> {}

export function defaultDashboardFilters(today: Day): DashboardFilters {
  return { ...quickRange('12_months', today), ...noDashboardFilters };
}
