import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '@/i18n/useText';
import type { StackItem } from '@/store/api/stackApi';
import type { StackListCall } from '@/store/api/stackPages';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectAllResults } from '@/store/selection/selectAllResults';
import {
  isSelectable,
  type SelectedStack,
  selectionCleared,
  selectionListShown,
  selectSelection,
  stacksSelected,
  stacksUnselected,
} from '@/store/selection/selectionSlice';
import type { TableSelection } from '@/ui/table/tableTypes';

export interface StackSelection {
  /** Selected on all pages; those on this page with the list's current values. */
  stacks: readonly SelectedStack[];
  /** Number of selected stacks on this page. */
  onPage: number;
  /** Whether every selectable stack of this page is selected. */
  isPageSelected: boolean;
  /** Number of selectable stacks among all results; null until all of them have been loaded. */
  selectable: number | null;
  clear: () => void;
  /** The same for the table that shows `rows`. */
  table: TableSelection<StackItem>;
}

const none: readonly SelectedStack[] = [];
const noRows: readonly StackItem[] = [];

/** A change of the key clears the selection of the list before. */
export function useSelectionOf(listKey: string | undefined): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (listKey !== undefined) dispatch(selectionListShown({ listKey }));
  }, [dispatch, listKey]);
}

/**
 * The selection of one list, kept across its pages and while a stack is open. Rows of other filters are not among what
 * can be selected.
 */
export function useStackSelection(
  listKey: string | undefined,
  page: { rows: readonly StackItem[]; isOutdated: boolean },
): StackSelection {
  const { isOutdated } = page;
  const rows = isOutdated ? noRows : page.rows;
  const t = useText();
  const dispatch = useAppDispatch();
  const kept = useAppSelector(selectSelection);
  const isOfList = kept.listKey === listKey;
  const chosen = isOfList ? kept.stacks : none;
  const selected = useMemo(() => new Set(chosen.map(({ stackId }) => stackId)), [chosen]);
  const stacks = useMemo(() => {
    const shown = new Map(rows.map((stack) => [stack.stackId, stack]));
    return chosen.map((stack) => shown.get(stack.stackId) ?? stack);
  }, [chosen, rows]);

  const nameOf = useCallback(
    (stack: StackItem) => t('stack_table.stack', { stackNumber: stack.stackNumber }),
    [t],
  );
  const disabledReason = useCallback(
    (stack: StackItem) => {
      if (isOutdated) return t('stack_table.outdated');
      return isSelectable(stack) ? null : t('stack_table.not_selectable');
    },
    [t, isOutdated],
  );
  const onPage = rows.filter(({ stackId }) => selected.has(stackId)).length;
  return {
    stacks,
    onPage,
    isPageSelected: onPage > 0 && onPage === rows.filter(isSelectable).length,
    selectable: isOfList ? kept.selectable : null,
    clear: () => dispatch(selectionCleared()),
    table: {
      selected,
      nameOf,
      disabledReason,
      onSelect: (stackIds, isSelected) => {
        if (listKey === undefined) return;
        const ids = new Set(stackIds);
        if (isSelected) {
          dispatch(stacksSelected({ listKey, stacks: rows.filter(({ stackId }) => ids.has(stackId)) }));
        } else dispatch(stacksUnselected({ stackIds }));
      },
    },
  };
}

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
