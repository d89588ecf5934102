import { useState } from 'react';
import type { StackItem } from '@/store/api/stackApi';

interface ListAnswer {
  data: StackItem[];
  totalCount: number;
}

export interface ListQuery {
  currentData?: ListAnswer | undefined;
  isFetching: boolean;
  isError: boolean;
  /** Epoch milliseconds of the answer. */
  fulfilledTimeStamp?: number | undefined;
}

export interface StackPage {
  status: 'loading' | 'updating' | 'ready' | 'error';
  rows: readonly StackItem[];
  /** Stacks on all pages; undefined until it has loaded. */
  total: number | undefined;
  /** ISO instant of the shown answer. */
  loadedAt: string | undefined;
}

/**
 * One page of a list. While the next page of the list with the same key loads, the last page's rows stay; rows of
 * another list and rows from before a failure do not. Without a key there is no call, and there are no stacks.
 */
export function useStackPage(query: ListQuery, listKey: string | undefined): StackPage {
  const shown = useKeptAnswer(query, listKey);
  const nothing = { rows: [], total: undefined, loadedAt: undefined };
  if (listKey === undefined) return { ...nothing, status: 'ready', total: 0 };
  if (query.isError && !query.isFetching) return { ...nothing, status: 'error' };
  if (!shown) return { ...nothing, status: 'loading' };
  return {
    status: query.isFetching ? 'updating' : 'ready',
    rows: shown.answer.data,
    total: shown.answer.totalCount,
    loadedAt: shown.at === undefined ? undefined : new Date(shown.at).toISOString(),
  };
}

interface KeptAnswer {
  listKey: string | undefined;
  answer: ListAnswer;
  at: number | undefined;
}

/** The query's answer, or before it the last one of the same list. */
function useKeptAnswer(query: ListQuery, listKey: string | undefined): KeptAnswer | undefined {
  const { currentData: answer, fulfilledTimeStamp: at } = query;
  const [kept, setKept] = useState<KeptAnswer>();
  if (!answer) return kept?.listKey === listKey ? kept : undefined;
  if (kept?.answer === answer && kept.at === at && kept.listKey === listKey) return kept;
  const current = { listKey, answer, at };
  setKept(current);
  return current;
}
