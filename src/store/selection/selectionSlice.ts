import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StackItem } from '@/store/api/stackApi';

export type SelectedStack = Pick<StackItem, 'stackId' | 'stackNumber' | 'state' | Kept>;

type Kept =
  | 'volume'
  | 'volumeUnit'
  | 'treeSpecies'
  | 'assortment'
  | 'assortmentLength'
  | 'assortmentLengthUnit'
  | 'undoableAssignment'
  | 'evidenceFailed'
  | 'isWithdrawn'
  | 'doubts';

const keptFields = [
  'volume',
  'volumeUnit',
  'treeSpecies',
  'assortment',
  'assortmentLength',
  'assortmentLengthUnit',
  'undoableAssignment',
  'evidenceFailed',
  'isWithdrawn',
  'doubts',
] as const satisfies readonly Kept[];

/** Thousands of stacks may be selected, so only the needed fields of each are kept. */
function keptOf(stack: SelectedStack): SelectedStack {
  const { stackId, stackNumber, state } = stack;
  const sent = keptFields.filter((field) => stack[field] !== undefined);
  return { stackId, stackNumber, state, ...Object.fromEntries(sent.map((field) => [field, stack[field]])) };
}

interface SelectionState {
  listKey: string | null;
  stacks: SelectedStack[];
  selectable: number | null;
}

const nothing = { stacks: [], selectable: null };

/** Reports, downloads and assigning exist only for measured stacks (specification, stack area, section 5). */
export function isSelectable(stack: Pick<StackItem, 'state'>): boolean {
  return stack.state !== 'PreRegistration';
}

function withStacks(chosen: SelectedStack[], added: readonly SelectedStack[]): SelectedStack[] {
  const byId = new Map([...chosen, ...added.filter(isSelectable)].map((stack) => [stack.stackId, stack]));
  return [...byId.values()].map(keptOf);
}

type Chosen = { listKey: string; stacks: readonly SelectedStack[] };

/**
 * Holds the stacks chosen for a bulk action. The selection outlives the list, so that people can open a stack
 * and come back; a list with other filters or departments starts with an empty one.
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
