import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { furtherColumns, type ListPreferences } from '@/features/stack-list/columns/listPreferences';
import { type ListChoice, useOwnChoice } from '@/features/stack-list/columns/useChosenColumns';
import { type StackView, useListStackViewsQuery } from '@/store/api/stackViewApi';
import { isServiceError } from '@/store/ports/serviceError';
import { viewParameter } from './viewFilters';

export interface OpenedView {
  /** Undefined until they have loaded. */
  views: readonly StackView[] | undefined;
  /** What stands for them: nothing where the service has no such call. */
  state: 'missing' | 'loading' | 'failed' | 'loaded';
  retry: () => void;
  /** Whether the URL names one, before it has loaded and also if there is none of that name. */
  isNamed: boolean;
  /** The view that the URL names. */
  opened: StackView | undefined;
  /** The columns of the opened view, else the person's own. */
  choice: ListChoice;
  /** Forgets changed columns of a view, which is opened as it is saved. */
  forget: () => void;
}

/** The saved views of an organisation, and the one that is open: it brings its columns along. */
export function useOpenedView(organizationId: string): OpenedView {
  const { currentData: views, error, isFetching, refetch } = useListStackViewsQuery({ id: organizationId });
  const [search] = useSearchParams();
  const own = useOwnChoice('stack-list');
  const [changed, setChanged] = useState<{ viewId: string; preferences: ListPreferences }>();
  const named = search.get(viewParameter);
  const opened = views?.find(({ id }) => id === named);
  const isMissing = isServiceError(error) && error.status === 404;
  const stateOf = () => {
    if (views) return 'loaded';
    if (isMissing) return 'missing';
    return error && !isFetching ? 'failed' : 'loading';
  };
  return {
    views,
    state: stateOf(),
    retry: refetch,
    isNamed: named !== null,
    opened,
    choice: opened
      ? {
          preferences: changed?.viewId === opened.id ? changed.preferences : preferencesOf(opened),
          onPreferences: (preferences) => setChanged({ viewId: opened.id, preferences }),
        }
      : own,
    forget: () => setChanged(undefined),
  };
}

/** Of the view's columns those that this version knows. */
export function preferencesOf({ columns, dense }: Pick<StackView, 'columns' | 'dense'>): ListPreferences {
  return { columns: furtherColumns.filter((column) => columns.includes(column)), dense };
}
