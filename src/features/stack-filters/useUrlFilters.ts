import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { RootState } from '@/store/state/rootReducer';

interface ReadablePage<F> {
  actions: {
    read: (location: { pathname: string; search: string }) => UnknownAction;
    left: () => UnknownAction;
  };
  filtersOf: (search: string) => F;
  selectState: (state: RootState) => { pathname: string; applied: F } | null;
}

/**
 * Keeps the filters of the page's URL in the store while the page is open. Returns null until the store has
 * read the URL. After a change of path the filters come directly from the new URL until the store has read
 * it, and never from the former page.
 */
export function useUrlFilters<F>({
  actions: { read, left },
  filtersOf,
  selectState,
}: ReadablePage<F>): F | null {
  const dispatch = useAppDispatch();
  const location = useLocation();
  const { pathname, search } = location;
  const fromUrl = useMemo(() => filtersOf(search), [filtersOf, search]);
  useEffect(() => {
    // Every navigation counts, even one to the rendered URL, because React may have skipped the one that the store has written.
    dispatch(read({ pathname: location.pathname, search: location.search }));
  }, [dispatch, read, location]);
  useEffect(() => {
    // React may skip a URL that Back leaves immediately. The rendered location is the same then, but the
    // store's is not.
    const readAgain = () => {
      if (window.location.pathname === pathname) dispatch(read({ pathname, search: window.location.search }));
    };
    window.addEventListener('popstate', readAgain);
    return () => window.removeEventListener('popstate', readAgain);
  }, [dispatch, read, pathname]);
  useEffect(
    () => () => {
      dispatch(left());
    },
    [dispatch, left],
  );
  return useAppSelector((state) => {
    const page = selectState(state);
    return page && (page.pathname === pathname ? page.applied : fromUrl);
  });
}

interface ChangeablePage<Change, View> {
  actions: {
    changed: (payload: { change: Change; typed?: boolean }) => UnknownAction;
    reset: () => UnknownAction;
    viewChanged: (view: View) => UnknownAction;
  };
}

export function useFilterControls<Change, View>({ actions }: ChangeablePage<Change, View>) {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      change: (change: Change, typed = false) => dispatch(actions.changed({ change, typed })),
      reset: () => dispatch(actions.reset()),
      changeView: (view: View) => dispatch(actions.viewChanged(view)),
    }),
    [dispatch, actions],
  );
}
