import type { StackItem } from '../../store/api/stackApi';

/** The stacks chosen for a bulk action, by id, in the order in which they were chosen. */
type Selection = ReadonlyMap<string, StackItem>;

export const emptySelection: Selection = new Map();

/** Reports, downloads and assigning exist for measured stacks only (specification, stack area, section 5). */
export function isSelectable(stack: StackItem): boolean {
  return stack.state !== 'PreRegistration';
}

/** The selection with every selectable one of `stacks` added; what was chosen on other pages stays. */
export function withStacks(selection: Selection, stacks: readonly StackItem[]): Selection {
  return new Map([
    ...selection,
    ...stacks.filter(isSelectable).map((stack) => [stack.stackId, stack] as const),
  ]);
}

/** The selection without the stacks of these ids. */
export function withoutStacks(selection: Selection, stackIds: readonly string[]): Selection {
  return new Map([...selection].filter(([stackId]) => !stackIds.includes(stackId)));
}
