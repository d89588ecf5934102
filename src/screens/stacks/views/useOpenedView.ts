import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useMemo, useState } from 'react';
import { furtherColumns, type ListPreferences } from '@/features/stack-list/columns/listPreferences';
import { type ListChoice, useOwnChoice } from '@/features/stack-list/columns/useChosenColumns';
import { type StackView, useListStackViewsQuery } from '@/store/api/stackViewApi';
import { useFeature } from '@/store/useFeature';
import { haulageColumns, haulagePreferences, haulageView } from './haulage';

/**
 * The views are undefined until they have loaded. A service that saves no views has the state 'missing'.
 * The URL may name a view that has not loaded or does not exist. `forget` drops changed columns, so that
 * the view opens as it is saved.
 */
export interface OpenedView {
  views: readonly StackView[] | undefined;
  state: 'missing' | 'loading' | 'failed' | 'loaded';
  retry: () => Promise<unknown>;
  isNamed: boolean;
  isHaulage: boolean;
  opened: StackView | undefined;
  choice: ListChoice;
  forget: () => void;
}

export function useOpenedView(organizationId: string, named: string | null): OpenedView {
  const isOffered = useFeature('savedViews');
  const { currentData, error, isFetching, refetch } = useListStackViewsQuery(
    isOffered ? { id: organizationId } : skipToken,
  );
  const views = isOffered ? currentData : undefined;
  const own = useOwnChoice('stack-list');
  const [changed, setChanged] = useState<{ viewId: string; preferences: ListPreferences }>();
  const opened = views?.find(({ id }) => id === named);
  const isHaulage = named === haulageView;
  const choice = useMemo((): ListChoice => {
    const changeable = (viewId: string, preferences: ListPreferences): ListChoice => ({
      preferences: changed?.viewId === viewId ? changed.preferences : preferences,
      onPreferences: (preferences) => setChanged({ viewId, preferences }),
    });
    if (isHaulage) return { ...changeable(haulageView, haulagePreferences), only: haulageColumns };
    return opened ? changeable(opened.id, preferencesOf(opened)) : own;
  }, [isHaulage, opened, own, changed]);
  const forget = useCallback(() => setChanged(undefined), []);
  const failed = error !== undefined && !isFetching;
  // The object stays the same until something in it changes, so that arriving rows render no views.
  return useMemo(() => {
    const stateOf = () => {
      if (!isOffered) return 'missing';
      if (views) return 'loaded';
      return failed ? 'failed' : 'loading';
    };
    return {
      views,
      state: stateOf(),
      retry: refetch,
      isNamed: named !== null && !isHaulage,
      isHaulage,
      opened,
      choice,
      forget,
    };
  }, [isOffered, views, failed, refetch, named, isHaulage, opened, choice, forget]);
}

export function preferencesOf({ columns, dense }: Pick<StackView, 'columns' | 'dense'>): ListPreferences {
  return { columns: furtherColumns.filter((column) => columns.includes(column)), dense };
}
