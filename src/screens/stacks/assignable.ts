import type { StackItem } from '../../store/api/stackApi';

export interface Assignable {
  /** The measured ones: the only stacks that the call may carry. */
  stackIds: string[];
  /** How many of the selection a sawmill has already. */
  alreadyAssigned: number;
}

/** Splits a selection for assigning; only Measured stacks can be assigned (specification, stack area, section 4). */
export function assignable(selection: readonly StackItem[]): Assignable {
  return {
    stackIds: selection.filter((stack) => stack.state === 'Measured').map((stack) => stack.stackId),
    alreadyAssigned: selection.filter((stack) => stack.state === 'AssignedToSawmill').length,
  };
}
