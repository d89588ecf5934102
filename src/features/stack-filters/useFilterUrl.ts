import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { RootState } from '@/store/state/types';

/** The filters of one page in the store. The same object on every render. */
interface PageFilters<F> {
  read: (url: { pathname: string; search: string }) => UnknownAction;
  left: () => UnknownAction;
  select: (state: RootState) => F | null;
}

/**
 * The filters that the page's URL stands for; null until it has been read, so that nothing is asked by those that the
 * page before has left in the store.
 */
export function useFilterUrl<F>({ read, left, select }: PageFilters<F>): F | null {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    dispatch(read({ pathname, search }));
    setRead(true);
  }, [dispatch, read, pathname, search]);
  useEffect(
    () => () => {
      dispatch(left());
    },
    [dispatch, left],
  );
  const filters = useAppSelector(select);
  return isRead ? filters : null;
}
