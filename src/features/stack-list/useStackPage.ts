import { useState } from 'react';
import type { StackItem } from '@/store/api/stackApi';

interface ListAnswer {
  data: StackItem[];
  totalCount: number;
}

/** What the list's query hook says. */
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
  /** Stacks on all pages; undefined as long as nobody knows. */
  total: number | undefined;
  /** ISO instant of the answer that is shown. */
  loadedAt: string | undefined;
}

/**
 * What there is to show of one page of a list. While the next page of the same `listKey` loads, the last one stays;
 * under another one, and after a failure, old rows and figures are gone. Without listKey nothing is asked,
 * and there are no stacks.
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

/** The query's answer, or while it has none, its last one about the same listKey. */
function useKeptAnswer(query: ListQuery, listKey: string | undefined): KeptAnswer | undefined {
  const { currentData: answer, fulfilledTimeStamp: at } = query;
  const [kept, setKept] = useState<KeptAnswer>();
  if (!answer) return kept?.listKey === listKey ? kept : undefined;
  if (kept?.answer === answer && kept.at === at && kept.listKey === listKey) return kept;
  const current = { listKey, answer, at };
  setKept(current);
  return current;
}
