import { isAnyOf } from '@reduxjs/toolkit';
import type { MaybeFilterPage } from '@/store/filters/filterPage';
import * as events from '@/store/filters/filtersSlice';
import { writeDashboardFilters, writeSawmillFilters, writeStackFilters } from '@/store/filters/filterUrl';
import type { AppStartListening, RootState } from '@/store/state/types';

/** Filter changes wait this long for the next one (specification, stack area, section 9). */
const debounceMs = 300;

interface SyncedPage<F> {
  select(state: RootState): MaybeFilterPage<F>;
  write(filters: F, params: URLSearchParams): URLSearchParams;
  read:
    | typeof events.stackFiltersRead
    | typeof events.sawmillFiltersRead
    | typeof events.dashboardFiltersRead;
  /** Events that wait for the next one. */
  isDelayed: (action: unknown) => boolean;
  isImmediate: (action: unknown) => boolean;
  written:
    | typeof events.stackFiltersWritten
    | typeof events.sawmillFiltersWritten
    | typeof events.dashboardFiltersWritten;
}

/**
 * Keeps the URL of one page and its filters the same. Every event of the page ends the waiting of earlier ones, so ten
 * quick changes are one history entry, and a waiting change never goes over a newer navigation or another page.
 */
function listenForPage<F>(startListening: AppStartListening, page: SyncedPage<F>) {
  startListening({
    predicate: (action) => page.read.match(action) || page.isDelayed(action) || page.isImmediate(action),
    effect: async (action, api) => {
      const { location, navigate } = api.extra;
      const before = page.select(api.getOriginalState());
      const isOwnWriting = page.read.match(action) && action.payload.url === before?.url;
      if (isOwnWriting) return;
      api.cancelActiveListeners();
      if (page.isDelayed(action)) await api.delay(debounceMs);

      const now = page.select(api.getState());
      const { pathname, search } = location();
      if (`${pathname}${search}` !== now?.url) return;
      const next = `?${page.write(now.draft, new URLSearchParams(search))}`;
      api.dispatch(page.written({ url: `${pathname}${next}` }));
      if (next !== search) navigate({ search: next }, { replace: now.waiting !== 'chosen' });
    },
  });
}

export function listenForFilterChanges(startListening: AppStartListening) {
  listenForPage(startListening, {
    select: (state) => state.filters.stacks,
    write: writeStackFilters,
    read: events.stackFiltersRead,
    isDelayed: isAnyOf(events.stackFiltersChanged, events.stackFiltersReset),
    isImmediate: isAnyOf(events.stackViewChanged, events.stackFiltersLeft),
    written: events.stackFiltersWritten,
  });
  listenForPage(startListening, {
    select: (state) => state.filters.sawmillStacks,
    write: writeSawmillFilters,
    read: events.sawmillFiltersRead,
    isDelayed: events.sawmillFiltersChanged.match,
    isImmediate: isAnyOf(events.sawmillViewChanged, events.sawmillFiltersLeft),
    written: events.sawmillFiltersWritten,
  });
  listenForPage(startListening, {
    select: (state) => state.filters.dashboard,
    write: writeDashboardFilters,
    read: events.dashboardFiltersRead,
    isDelayed: isAnyOf(events.dashboardFiltersChanged, events.dashboardFiltersReset),
    isImmediate: events.dashboardFiltersLeft.match,
    written: events.dashboardFiltersWritten,
  });
}
