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
 * The filters of the page's URL, kept in the store while the page is open. Null until the store has read the URL. When the
 * path changes, the store reads it after the render: until then the filters come from the URL, never from the former page.
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
    // Of every navigation, also to the rendered URL: React may have skipped the one that the store has written.
    dispatch(read({ pathname: location.pathname, search: location.search }));
  }, [dispatch, read, location]);
  useEffect(() => {
    // React may skip a URL that Back has left at once. The rendered location is the same then, the store is not.
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
      /** `typed` changes add no history entry. */
      change: (change: Change, typed = false) => dispatch(actions.changed({ change, typed })),
      /** Resets every filter that counts as applied; dates and view stay. */
      reset: () => dispatch(actions.reset()),
      /** Another page, page size or order, or whether list and map are shown. */
      changeView: (view: View) => dispatch(actions.viewChanged(view)),
    }),
    [dispatch, actions],
  );
}
