import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StackItem } from '@/store/api/stackApi';

/** What bulk actions need to know of a stack that is not on the page any more. */
export type SelectedStack = Pick<StackItem, 'stackId' | 'stackNumber' | 'state'>;

interface SelectionState {
  /** Null before any list was shown. */
  listKey: string | null;
  /** In the order in which they were chosen. */
  stacks: SelectedStack[];
  /** How many of all results can be selected, once all of them were asked for. */
  selectable: number | null;
}

const nothing = { stacks: [], selectable: null };

/** Reports, downloads and assigning exist for measured stacks only (specification, stack area, section 5). */
export function isSelectable(stack: Pick<StackItem, 'state'>): boolean {
  return stack.state !== 'PreRegistration';
}

/** What was chosen before stays in its place, as it is known now. */
function withStacks(chosen: SelectedStack[], added: readonly SelectedStack[]): SelectedStack[] {
  const byId = new Map([...chosen, ...added.filter(isSelectable)].map((stack) => [stack.stackId, stack]));
  return [...byId.values()].map(({ stackId, stackNumber, state }) => ({ stackId, stackNumber, state }));
}

type Chosen = { listKey: string; stacks: readonly SelectedStack[] };

/**
 * The stacks chosen for a bulk action. It outlives the list, so that one can look into a stack and come back;
 * another list, by other filters or departments, begins with nothing.
 */
const selectionSlice = createSlice({
  name: 'selection',
  initialState: (): SelectionState => ({ listKey: null, ...nothing }),
  reducers: {
    selectionListShown: (state, { payload }: PayloadAction<{ listKey: string }>) =>
      state.listKey === payload.listKey ? state : { listKey: payload.listKey, ...nothing },
    stacksSelected: (state, { payload }: PayloadAction<Chosen>) => {
      if (state.listKey === payload.listKey) state.stacks = withStacks(state.stacks, payload.stacks);
    },
    stacksUnselected: (state, { payload }: PayloadAction<{ stackIds: readonly string[] }>) => {
      const gone = new Set(payload.stackIds);
      state.stacks = state.stacks.filter(({ stackId }) => !gone.has(stackId));
    },
    /** What the service found for 'select all': the list that was asked about may have been left by then. */
    allResultsSelected: (state, { payload }: PayloadAction<Chosen>) => {
      if (state.listKey !== payload.listKey) return;
      state.stacks = withStacks([], payload.stacks);
      state.selectable = state.stacks.length;
    },
    selectionCleared: (state) => ({ ...state, ...nothing }),
  },
  selectors: {
    selectSelection: (state) => state,
  },
});

export const selectionReducer = selectionSlice.reducer;
export const { selectionListShown, stacksSelected, stacksUnselected, allResultsSelected, selectionCleared } =
  selectionSlice.actions;
export const { selectSelection } = selectionSlice.selectors;
