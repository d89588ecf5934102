import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { selectStackFilters, stackFiltersLeft, stackFiltersRead } from '../../store/filters/filtersSlice';
import type { StackFilters } from '../../store/filters/stackFilters';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

/** The filters that the URL stands for; null until it has been read. */
export function useStackFilterUrl(): StackFilters | null {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  useEffect(() => {
    dispatch(stackFiltersRead({ pathname, search }));
  }, [dispatch, pathname, search]);
  useEffect(
    () => () => {
      dispatch(stackFiltersLeft());
    },
    [dispatch],
  );
  return useAppSelector(selectStackFilters);
}
