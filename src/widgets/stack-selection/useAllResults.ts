import { useEffect, useRef, useState } from 'react';
import type { StackListCall } from '../../store/api/stackPages';
import { useAppDispatch } from '../../store/hooks';
import { selectAllResults } from '../../store/selection/selectAllResults';

/** Selecting everything that a list finds; `select` is missing while there is nothing to ask. */
export interface AllResults {
  /** How many have come so far; null while nobody waits for them. */
  found: number | null;
  select: (() => void) | undefined;
  cancel: () => void;
}

/** Another list ends the waiting, as leaving the page does. */
export function useAllResults(contents: string | undefined, results: StackListCall | undefined): AllResults {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState<number | null>(null);
  const asked = useRef<AbortController>(null);
  const cancel = () => {
    asked.current?.abort();
    setFound(null);
  };
  const select = async (waited: string, results: StackListCall) => {
    asked.current?.abort();
    const own = new AbortController();
    asked.current = own;
    setFound(0);
    await dispatch(selectAllResults({ contents: waited, results, onProgress: setFound, signal: own.signal }));
    if (!own.signal.aborted) setFound(null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: other contents are what ends it
  useEffect(
    () => () => {
      asked.current?.abort();
      setFound(null);
    },
    [contents],
  );
  return { found, select: contents && results ? () => void select(contents, results) : undefined, cancel };
}
