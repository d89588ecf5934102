import { useState } from 'react';
import { useText } from '../../i18n/useText';
import type { StackItem } from '../../store/api/stackApi';
import type { TableSelection } from '../../ui/admin-table/tableTypes';
import { emptySelection, isSelectable, withoutStacks, withStacks } from './selection';

export interface StackSelection {
  /** Selected on all pages; those on this page as the list says they are now. */
  stacks: readonly StackItem[];
  clear: () => void;
  /** The same for the table that shows `rows`. */
  table: TableSelection<StackItem>;
}

/**
 * The selection of one list, kept over its pages.
 * `contents` names what the list shows (filters and departments, without paging): when it changes, nothing is selected any more.
 */
export function useStackSelection(contents: string | undefined, rows: readonly StackItem[]): StackSelection {
  const t = useText();
  const [selectedIn, setSelectedIn] = useState(contents);
  const [selection, setSelection] = useState(emptySelection);
  if (selectedIn !== contents) {
    setSelectedIn(contents);
    setSelection(emptySelection);
  }

  const shown = new Map(rows.map((stack) => [stack.stackId, stack]));
  return {
    stacks: [...selection.values()].map((stack) => shown.get(stack.stackId) ?? stack),
    clear: () => setSelection(emptySelection),
    table: {
      selected: new Set(selection.keys()),
      nameOf: (stack) => t('stack_table.stack', { stackNumber: stack.stackNumber }),
      disabledReason: (stack) => (isSelectable(stack) ? null : t('stack_table.not_selectable')),
      onSelect: (stackIds, selected) =>
        setSelection((current) =>
          selected
            ? withStacks(
                current,
                rows.filter((stack) => stackIds.includes(stack.stackId)),
              )
            : withoutStacks(current, stackIds),
        ),
    },
  };
}
