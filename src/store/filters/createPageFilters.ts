import { createAction, isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { type Day, dayOf } from '@/lib/day';

interface Location {
  pathname: string;
  search: string;
}

interface FilterState<F> {
  pathname: string;
  applied: F;
  /**
   * `draft` holds the values of the controls before they are in the URL. Only a typed change replaces the
   * history entry; others add one.
   */
  draft: { filters: F; typed: boolean } | null;
}

type ViewChange<F> = Partial<
  Pick<F, Extract<keyof F, 'page' | 'pageSize' | 'showMap' | 'showList' | 'orderBy' | 'orderDirection'>>
>;

interface FilterPageOptions<Name extends string, F> {
  name: Name;
  read: (params: URLSearchParams, today: Day) => F;
  write: (filters: F, params: URLSearchParams) => URLSearchParams;
  none: Partial<F>;
  firstPage: Partial<F>;
}

/**
 * Creates actions, reducer, selectors and URL of the filters of one page. The state is null until the URL has
 * been read, and after the person has left the page. The reducer does not use createSlice, because TypeScript
 * cannot resolve its `Draft<F>` for a type parameter.
 */
export function createPageFilters<Name extends string, F extends object>(
  options: FilterPageOptions<Name, F>,
) {
  const { name, read, write, none, firstPage } = options;
  type State = FilterState<F> | null;

  const filtersOf = (search: string) => read(new URLSearchParams(search), dayOf(new Date()));
  const searchWith = (filters: F, search = '') => `?${write(filters, new URLSearchParams(search))}`;

  const actions = {
    read: createAction(`${name}/filtersRead`, ({ pathname, search }: Location) => ({
      payload: { pathname, search, filters: filtersOf(search) },
    })),
    changed: createAction(
      `${name}/filtersChanged`,
      (payload: { change: Omit<Partial<F>, keyof ViewChange<F>>; typed?: boolean }) => ({ payload }),
    ),
    reset: createAction(`${name}/filtersReset`),
    viewChanged: createAction(`${name}/viewChanged`, (payload: ViewChange<F>) => ({ payload })),
    applied: createAction(`${name}/filtersApplied`),
    left: createAction(`${name}/filtersLeft`),
  };

  const withDraft = (state: FilterState<F>, change: object, typed: boolean): FilterState<F> => ({
    ...state,
    draft: {
      filters: { ...(state.draft?.filters ?? state.applied), ...change },
      typed: typed && state.draft?.typed !== false,
    },
  });

  function reducer(state: State = null, action: UnknownAction): State {
    if (actions.read.match(action)) {
      const { pathname, search, filters } = action.payload;
      // The router sends the written URL back; it must not undo changes made since.
      if (state?.pathname === pathname && searchWith(state.applied, search) === search) return state;
      return { pathname, applied: filters, draft: null };
    }
    if (!state || actions.left.match(action)) return null;
    if (actions.changed.match(action)) {
      const { change, typed = false } = action.payload;
      return withDraft(state, { ...change, ...firstPage }, typed);
    }
    if (actions.reset.match(action)) return withDraft(state, { ...none, ...firstPage }, false);
    if (actions.viewChanged.match(action)) {
      const reorders = 'pageSize' in action.payload || 'orderBy' in action.payload;
      const restarts = state.draft !== null || reorders;
      return withDraft(state, { ...action.payload, ...(restarts && firstPage) }, false);
    }
    if (actions.applied.match(action) && state.draft)
      return { ...state, applied: state.draft.filters, draft: null };
    return state;
  }

  type StoreState = { filters: Record<Name, State> };
  return {
    actions,
    reducer,
    filtersOf,
    selectState: (state: StoreState): State => state.filters[name],
    selectDraft: (state: StoreState): F | null =>
      state.filters[name]?.draft?.filters ?? state.filters[name]?.applied ?? null,
    /** `urlChange` is null if the browser has moved to another page. */
    urlChange: (state: StoreState, { pathname, search }: Location) => {
      const page = state.filters[name];
      if (page?.pathname !== pathname) return null;
      // Not every filter can be read again: a search may be longer than the service accepts.
      const isOwn = searchWith(page.applied, search) === search;
      if (!isOwn && searchWith(page.applied) !== searchWith(filtersOf(search))) return null;
      const { filters, typed } = page.draft ?? { filters: page.applied, typed: true };
      return { search: searchWith(filters, search), replace: typed };
    },
    isDelayed: isAnyOf(actions.changed, actions.reset),
    isImmediate: isAnyOf(actions.read, actions.viewChanged, actions.left),
  };
}
