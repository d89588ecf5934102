import { isAnyOf } from '@reduxjs/toolkit';
import { filterPages } from '@/store/filters/filtersSlice';
import type { AppStartListening } from '@/store/state/rootReducer';

/** A filter change waits this long for the next one (specification, stack area, section 9). */
const debounceMs = 300;

/**
 * Synchronises the URL with the filters of each page. Every event of the page cancels earlier events that
 * still wait. So ten quick changes make one history entry, and a waiting change never overwrites a newer
 * navigation, even one that is still loading.
 */
export function listenForFilterChanges(startListening: AppStartListening) {
  for (const page of filterPages) {
    startListening({
      matcher: isAnyOf(page.isDelayed, page.isImmediate),
      effect: async (action, api) => {
        // The router sends the written URL back, without a change.
        if (page.selectState(api.getState()) === page.selectState(api.getOriginalState())) return;
        api.cancelActiveListeners();
        if (page.isDelayed(action)) await api.delay(debounceMs);

        const { location, navigate, isLeaving } = api.extra;
        if (isLeaving()) return;
        const { search } = location();
        const change = page.urlChange(api.getState(), location());
        if (!change) return;
        api.dispatch(page.actions.applied());
        if (change.search !== search) navigate({ search: change.search }, { replace: change.replace });
      },
    });
  }
}
