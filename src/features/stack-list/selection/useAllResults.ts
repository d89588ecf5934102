import { useEffect, useRef, useState } from 'react';
import type { StackListCall } from '@/store/api/stackPages';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectAllResults } from '@/store/selection/selectAllResults';
import { selectSelection } from '@/store/selection/selectionSlice';

/** Selects all results of a list; `select` is undefined while there is no call. */
export interface AllResults {
  /** Number of stacks loaded so far; null outside a collection. */
  found: number | null;
  select: (() => void) | undefined;
}

/**
 * Another list or leaving the page ends the collection. So does every other change of the selection, because it is
 * newer than the pages still to come.
 */
export function useAllResults(listKey: string | undefined, results: StackListCall | undefined): AllResults {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState<number | null>(null);
  const asked = useRef<AbortController>(null);
  const { stacks } = useAppSelector(selectSelection);
  const select = async (waited: string, results: StackListCall) => {
    asked.current?.abort();
    const own = new AbortController();
    asked.current = own;
    setFound(0);
    await dispatch(selectAllResults({ listKey: waited, results, onProgress: setFound, signal: own.signal }));
    if (!own.signal.aborted) setFound(null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads neither value, but a change of either must end the collection
  useEffect(
    () => () => {
      asked.current?.abort();
      setFound(null);
    },
    [listKey, stacks],
  );
  return { found, select: listKey && results ? () => void select(listKey, results) : undefined };
}
