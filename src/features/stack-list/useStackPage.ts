import { useState } from 'react';
import type { StackItem } from '@/store/api/stackApi';

interface ListAnswer {
  data: StackItem[];
  totalCount: number;
}

export interface ListQuery {
  currentData?: ListAnswer | undefined;
  isFetching: boolean;
  /**
   * `error` is that of the last call with an answer; it stays while the call is repeated.
   * `fulfilledTimeStamp` is the time of the answer in epoch milliseconds.
   */
  error?: unknown;
  fulfilledTimeStamp?: number | undefined;
}

/**
 * Outdated rows belong to former filters: until the new rows have loaded, a person can read them, but not act
 * on them. `total` counts the stacks of all pages, and is undefined until it has loaded. `loadedAt` is the
 * ISO instant of the shown rows.
 */
export interface StackPage {
  status: 'loading' | 'updating' | 'ready' | 'error';
  rows: readonly StackItem[];
  isOutdated: boolean;
  total: number | undefined;
  loadedAt: string | undefined;
}

/**
 * While a page of a list loads, the former rows stay. They keep their total if they are another page of the
 * list with the same key, and lose it if they belong to other filters in the same scope. Rows of
 * another scope and rows from before a failure do not stay. Without a key there is no call, and there are no
 * stacks.
 */
export function useStackPage(query: ListQuery, listKey: string | undefined, scope?: string): StackPage {
  const shown = useKeptAnswer(query, listKey, scope);
  const nothing = { rows: [], isOutdated: false, total: undefined, loadedAt: undefined };
  if (listKey === undefined) return { ...nothing, status: 'ready', total: 0 };
  if (query.error && !query.isFetching) return { ...nothing, status: 'error' };
  if (!shown || shown.scope !== scope) return { ...nothing, status: 'loading' };
  const { data: rows, totalCount } = shown.answer;
  const loadedAt = shown.at === undefined ? undefined : new Date(shown.at).toISOString();
  if (shown.listKey !== listKey) {
    return rows.length === 0
      ? { ...nothing, status: 'loading' }
      : { ...nothing, status: 'updating', rows, isOutdated: true, loadedAt };
  }
  return {
    status: query.isFetching ? 'updating' : 'ready',
    rows,
    isOutdated: false,
    total: totalCount,
    loadedAt,
  };
}

interface KeptAnswer {
  listKey: string | undefined;
  scope: string | undefined;
  answer: ListAnswer;
  at: number | undefined;
}

function useKeptAnswer(
  query: ListQuery,
  listKey: string | undefined,
  scope: string | undefined,
): KeptAnswer | undefined {
  const { currentData: answer, fulfilledTimeStamp: at, error } = query;
  const [kept, setKept] = useState<KeptAnswer>();
  if (error) {
    // While the call is repeated `currentData` of the same filters would reappear.
    if (kept) setKept(undefined);
    return undefined;
  }
  if (!answer) return kept;
  if (kept?.answer === answer && kept.at === at && kept.listKey === listKey && kept.scope === scope)
    return kept;
  const current = { listKey, scope, answer, at };
  setKept(current);
  return current;
}
