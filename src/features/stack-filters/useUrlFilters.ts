import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { RootState } from '@/store/state/types';

interface ReadablePage<F> {
  actions: {
    read: (location: { pathname: string; search: string }) => UnknownAction;
    left: () => UnknownAction;
  };
  selectState: (state: RootState) => { pathname: string; applied: F } | null;
}

/**
 * The filters that the page's URL stands for, kept in the store while the page is open; null until the URL has been read,
 * so that nothing is asked by those of the page before.
 */
export function useUrlFilters<F>({ actions: { read, left }, selectState }: ReadablePage<F>): F | null {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  useEffect(() => {
    dispatch(read({ pathname, search }));
  }, [dispatch, read, pathname, search]);
  useEffect(
    () => () => {
      dispatch(left());
    },
    [dispatch, left],
  );
  return useAppSelector((state) => {
    const page = selectState(state);
    return page?.pathname === pathname ? page.applied : null;
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
  return {
    /** `typed` when it was typed rather than chosen: such changes make no history entry of their own. */
    change: (change: Change, typed = false) => dispatch(actions.changed({ change, typed })),
    /** Dates and the way of looking stay; everything that counts as an applied filter goes. */
    reset: () => dispatch(actions.reset()),
    /** Another page, page size or the map switch. */
    changeView: (view: View) => dispatch(actions.viewChanged(view)),
  };
}
