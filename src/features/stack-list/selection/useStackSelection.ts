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

/**
 * Stacks of all pages may be selected; those on this page have the list's current values. `selectable` counts
 * the selectable stacks of all results, and is null until all results have been loaded.
 */
export interface StackSelection {
  stacks: readonly SelectedStack[];
  onPage: number;
  isPageSelected: boolean;
  selectable: number | null;
  clear: () => void;
  table: TableSelection<StackItem>;
}

const none: readonly SelectedStack[] = [];
const noRows: readonly StackItem[] = [];

export function useSelectionOf(listKey: string | undefined): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (listKey !== undefined) dispatch(selectionListShown({ listKey }));
  }, [dispatch, listKey]);
}

/**
 * The selection belongs to one list. It is kept while the person opens other pages of the list or a stack.
 * Rows of a former filter cannot be selected.
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

/**
 * `select` selects all results of a list, and is undefined while the list has no call. `found` counts the
 * stacks loaded so far; it is null while no results are being collected.
 */
export interface AllResults {
  found: number | null;
  select: (() => void) | undefined;
}

/**
 * The collection of all results ends when the list changes or the page is left. Every other change of the
 * selection ends it, too, because that change is newer than the results still to come.
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
