import { useState } from 'react';
import type { StackItem } from '../../store/api/stackApi';

interface ListAnswer {
  data: StackItem[];
  totalCount: number;
}

/** What the list's query hook says. */
interface ListQuery {
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
 * What there is to show of one page of a list. While the next page of the same `contents` loads, the last one stays;
 * under another one, and after a failure, old rows and figures are gone. Without contents nothing is asked,
 * and there are no stacks.
 */
export function useStackPage(query: ListQuery, contents: string | undefined): StackPage {
  const answer = useKeptAnswer(query.currentData, contents);
  const nothing = { rows: [], total: undefined, loadedAt: undefined };
  if (contents === undefined) return { ...nothing, status: 'ready', total: 0 };
  if (query.isError && !query.isFetching) return { ...nothing, status: 'error' };
  if (!answer) return { ...nothing, status: 'loading' };
  const loadedAt = query.fulfilledTimeStamp && new Date(query.fulfilledTimeStamp).toISOString();
  return {
    status: query.isFetching ? 'updating' : 'ready',
    rows: answer.data,
    total: answer.totalCount,
    loadedAt: loadedAt || undefined,
  };
}

function useKeptAnswer(
  current: ListAnswer | undefined,
  contents: string | undefined,
): ListAnswer | undefined {
  const [kept, setKept] = useState({ contents, answer: current });
  if (current && (kept.answer !== current || kept.contents !== contents))
    setKept({ contents, answer: current });
  return current ?? (kept.contents === contents ? kept.answer : undefined);
}
