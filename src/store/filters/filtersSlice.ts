import { combineReducers, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Day, dayOf } from '@/lib/day';
import { type DashboardFilters, noDashboardFilters } from './dashboardFilters';
import { firstPage, type MaybeFilterPage, readAs, withFilters, withView, written } from './filterPage';
import { readDashboardFilters, readSawmillFilters, readStackFilters } from './filterUrl';
import { type ListView, noStackFilters, type SawmillFilters, type StackFilters } from './stackFilters';

/** Another page, page size or the map switch: applied at once. */
type ViewChange = Partial<Pick<ListView, 'page' | 'pageSize' | 'showMap'>>;
type FilterChange<F> = { change: Partial<Omit<F, keyof ViewChange>>; typed?: boolean };
type Location = { pathname: string; search: string };
type Read = { url: string; search: string; today: Day };
type Written = { url: string };

/** The page's location, as the router gives it. */
function prepareRead({ pathname, search }: Location): { payload: Read } {
  return { payload: { url: `${pathname}${search}`, search, today: dayOf(new Date()) } };
}

const stacks = createSlice({
  name: 'stackFilters',
  initialState: (): MaybeFilterPage<StackFilters> => null,
  reducers: {
    stackFiltersRead: {
      prepare: prepareRead,
      reducer: (page, { payload: { url, search, today } }: PayloadAction<Read>) =>
        readAs<StackFilters>(page, readStackFilters(new URLSearchParams(search), today), url),
    },
    /** `typed` when letters were typed into a field: such changes replace the history entry. */
    stackFiltersChanged: (page, { payload }: PayloadAction<FilterChange<StackFilters>>) =>
      page && withFilters<StackFilters>(page, { ...payload.change, ...firstPage }, payload.typed ?? false),
    /** Dates and the way of looking stay; everything that counts as an applied filter goes. */
    stackFiltersReset: (page) =>
      page && withFilters<StackFilters>(page, { ...noStackFilters, ...firstPage }, false),
    stackViewChanged: (page, { payload }: PayloadAction<ViewChange>) =>
      page && withView<StackFilters>(page, payload),
    stackFiltersWritten: (page, { payload }: PayloadAction<Written>) =>
      page && written<StackFilters>(page, payload.url),
    stackFiltersLeft: () => null,
  },
});

const sawmillStacks = createSlice({
  name: 'sawmillFilters',
  initialState: (): MaybeFilterPage<SawmillFilters> => null,
  reducers: {
    sawmillFiltersRead: {
      prepare: prepareRead,
      reducer: (page, { payload: { url, search, today } }: PayloadAction<Read>) =>
        readAs<SawmillFilters>(page, readSawmillFilters(new URLSearchParams(search), today), url),
    },
    sawmillFiltersChanged: (page, { payload }: PayloadAction<FilterChange<SawmillFilters>>) =>
      page && withFilters<SawmillFilters>(page, { ...payload.change, ...firstPage }, payload.typed ?? false),
    sawmillViewChanged: (page, { payload }: PayloadAction<ViewChange>) =>
      page && withView<SawmillFilters>(page, payload),
    sawmillFiltersWritten: (page, { payload }: PayloadAction<Written>) =>
      page && written<SawmillFilters>(page, payload.url),
    sawmillFiltersLeft: () => null,
  },
});

const dashboard = createSlice({
  name: 'dashboardFilters',
  initialState: (): MaybeFilterPage<DashboardFilters> => null,
  reducers: {
    dashboardFiltersRead: {
      prepare: prepareRead,
      reducer: (page, { payload: { url, search, today } }: PayloadAction<Read>) =>
        readAs<DashboardFilters>(page, readDashboardFilters(new URLSearchParams(search), today), url),
    },
    dashboardFiltersChanged: (page, { payload }: PayloadAction<FilterChange<DashboardFilters>>) =>
      page && withFilters<DashboardFilters>(page, payload.change, payload.typed ?? false),
    /** Everything but the dates goes. */
    dashboardFiltersReset: (page) => page && withFilters<DashboardFilters>(page, noDashboardFilters, false),
    dashboardFiltersWritten: (page, { payload }: PayloadAction<Written>) =>
      page && written<DashboardFilters>(page, payload.url),
    dashboardFiltersLeft: () => null,
  },
});

export const {
  stackFiltersRead,
  stackFiltersChanged,
  stackFiltersReset,
  stackViewChanged,
  stackFiltersWritten,
  stackFiltersLeft,
} = stacks.actions;

export const {
  sawmillFiltersRead,
  sawmillFiltersChanged,
  sawmillViewChanged,
  sawmillFiltersWritten,
  sawmillFiltersLeft,
} = sawmillStacks.actions;

export const {
  dashboardFiltersRead,
  dashboardFiltersChanged,
  dashboardFiltersReset,
  dashboardFiltersWritten,
  dashboardFiltersLeft,
} = dashboard.actions;

export const filtersReducer = combineReducers({
  stacks: stacks.reducer,
  sawmillStacks: sawmillStacks.reducer,
  dashboard: dashboard.reducer,
});

type FiltersState = { filters: ReturnType<typeof filtersReducer> };

/** What the controls show; null until the URL has been read. */
export const selectStackDraft = (state: FiltersState) => state.filters.stacks?.draft ?? null;
/** What the queries use; null until the URL has been read. */
export const selectStackFilters = (state: FiltersState) => state.filters.stacks?.applied ?? null;
export const selectSawmillDraft = (state: FiltersState) => state.filters.sawmillStacks?.draft ?? null;
export const selectSawmillFilters = (state: FiltersState) => state.filters.sawmillStacks?.applied ?? null;
export const selectDashboardDraft = (state: FiltersState) => state.filters.dashboard?.draft ?? null;
export const selectDashboardFilters = (state: FiltersState) => state.filters.dashboard?.applied ?? null;
