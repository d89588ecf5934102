import type { SelectedStack } from '@/store/selection/selectionSlice';

export interface Assignable {
  /** The measured ones: the only stacks that the call may carry. */
  stacks: readonly SelectedStack[];
  /** How many of the selection a sawmill has already. */
  alreadyAssigned: number;
}

/** Splits a selection for assigning; only Measured stacks can be assigned (specification, stack area, section 4). */
export function assignable(selection: readonly SelectedStack[]): Assignable {
  return {
    stacks: selection.filter((stack) => stack.state === 'Measured'),
    alreadyAssigned: selection.filter((stack) => stack.state === 'AssignedToSawmill').length,
  };
}
