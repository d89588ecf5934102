import type { DayRange } from '@/lib/dateRange';
import { type Day, monthsBefore } from '@/lib/day';
import type { DateType, StackState } from '@/store/api/stackApi';

export const dateTypes = [
  'PreRegistration',
  'Measured',
  'LoadedIntoSystem',
  'Invoiceable',
  'AssignedToSawmill',
  'LastChanged',
] as const satisfies readonly DateType[];

export const stackStates = [
  'PreRegistration',
  'Measured',
  'AssignedToSawmill',
] as const satisfies readonly StackState[];

export const pageSizes = [5, 10, 25, 50, 100] as const;
type PageSize = (typeof pageSizes)[number];

/** What every list over a range of days has; `page` counts from 1. */
export interface ListView extends DayRange {
  page: number;
  pageSize: PageSize;
  showMap: boolean;
}

/** The state of the stack list as its URL tells it; lengths in metres, null and empty mean "not filtered". */
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
}

/** The state of the sawmill stacks page. */
export interface SawmillFilters extends ListView {
  organizationIds: string[];
  departmentIds: string[];
}

/** What the drawer, the search box and the chips can take away: everything but dates and the way of looking. */
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
} satisfies Partial<StackFilters>;

export const noSawmillFilters = { organizationIds: [], departmentIds: [] } satisfies Partial<SawmillFilters>;

/** How a list is looked at first. */
export const firstView = { page: 1, pageSize: 50, showMap: true } as const satisfies Partial<ListView>;

/** One month back to today (specification, stack area, section 5). */
function defaultView(today: Day): ListView {
  return { from: monthsBefore(today, 1), to: today, ...firstView };
}

export function defaultStackFilters(today: Day): StackFilters {
  return { ...defaultView(today), ...noStackFilters, dateType: 'Invoiceable' };
}

export function defaultSawmillFilters(today: Day): SawmillFilters {
  return { ...defaultView(today), ...noSawmillFilters };
}

const { surveyors, treeSpecies, assortments, sawmillIds } = noStackFilters;
const { areaNumber, assortmentLengthMin, assortmentLengthMax } = noStackFilters;

/** What the panel and the chips of the dashboard can take away. */
export const noDashboardFilters = {
  surveyors,
  treeSpecies,
  assortments,
  sawmillIds,
  areaNumber,
  assortmentLengthMin,
  assortmentLengthMax,
};

/** The state of the dashboard as its URL tells it: those filters of the stack list that fit every figure. */
export interface DashboardFilters extends DayRange, Pick<StackFilters, keyof typeof noDashboardFilters> {}

/** Twelve months back to today. */
export function defaultDashboardFilters(today: Day): DashboardFilters {
  return { from: monthsBefore(today, 12), to: today, ...noDashboardFilters };
}
