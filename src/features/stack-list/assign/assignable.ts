import type { SelectedStack } from '@/store/selection/selectionSlice';

export interface Assignable {
  stacks: readonly SelectedStack[];
  alreadyAssigned: number;
}

/** Splits a selection for assigning; only Measured stacks can be assigned (specification, stack area, section 4). */
export function assignable(selection: readonly SelectedStack[]): Assignable {
  return {
    stacks: selection.filter((stack) => stack.state === 'Measured'),
    alreadyAssigned: selection.filter((stack) => stack.state === 'AssignedToSawmill').length,
  };
}
