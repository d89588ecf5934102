import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useMemo, useState } from 'react';
import { furtherColumns, type ListPreferences } from '@/features/stack-list/columns/listPreferences';
import { type ListChoice, useOwnChoice } from '@/features/stack-list/columns/useChosenColumns';
import { type StackView, useListStackViewsQuery } from '@/store/api/stackViewApi';
import { useFeature } from '@/store/useFeature';
import { haulageColumns, haulagePreferences, haulageView } from './haulage';

export interface OpenedView {
  /** Undefined until they have loaded. */
  views: readonly StackView[] | undefined;
  /** What stands for them: nothing where the service saves none. */
  state: 'missing' | 'loading' | 'failed' | 'loaded';
  retry: () => Promise<unknown>;
  /** Whether the URL names a saved one, before it has loaded and also if there is none of that name. */
  isNamed: boolean;
  /** Whether it names the built-in one. */
  isHaulage: boolean;
  /** The view that the URL names. */
  opened: StackView | undefined;
  /** The columns of the opened view, else the person's own. */
  choice: ListChoice;
  /** Forgets changed columns of a view, which is opened as it is saved. */
  forget: () => void;
}

/**
 * The saved views of an organisation, and the one that is open: it brings its columns along.
 * @param named as the URL says it
 */
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
  // The same object until something of it changes: rows that come render no views.
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

/** Of the view's columns those that this version knows. */
export function preferencesOf({ columns, dense }: Pick<StackView, 'columns' | 'dense'>): ListPreferences {
  return { columns: furtherColumns.filter((column) => columns.includes(column)), dense };
}
