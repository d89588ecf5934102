import { useEffect, useRef, useState } from 'react';
import type { StackListCall } from '@/store/api/stackPages';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectAllResults } from '@/store/selection/selectAllResults';
import { selectSelection } from '@/store/selection/selectionSlice';

/** Selecting everything that a list finds; `select` is missing while there is nothing to ask. */
export interface AllResults {
  /** How many have come so far; null when none are being collected. */
  found: number | null;
  select: (() => void) | undefined;
}

/**
 * Another list ends the collecting, as leaving the page does, and so does every other change of the selection: what was
 * ticked, cleared or assigned meanwhile is newer than the pages that are still to come.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing is read of them, their change ends the collecting
  useEffect(
    () => () => {
      asked.current?.abort();
      setFound(null);
    },
    [listKey, stacks],
  );
  return { found, select: listKey && results ? () => void select(listKey, results) : undefined };
}
