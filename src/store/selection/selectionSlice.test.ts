import { buildStack } from '@mocks/builders/stacks';
import { sessionEnded } from '@/store/session/sessionSlice';
import { rootReducer } from '@/store/state/rootReducer';
import {
  allResultsSelected,
  selectionCleared,
  selectionListShown,
  selectSelection,
  stacksSelected,
  stacksUnselected,
} from './selectionSlice';

const measured = buildStack({ stackId: 'a' });
const assigned = buildStack({ stackId: 'b', state: 'AssignedToSawmill' });
const preRegistered = buildStack({ stackId: 'c', state: 'PreRegistration' });
const listKey = 'stacks of Rold Skov';
const shown = selectionListShown({ listKey });

function stateAfter(...actions: Parameters<typeof rootReducer>[1][]) {
  const begun = rootReducer(undefined, { type: 'begun' });
  return selectSelection(actions.reduce(rootReducer, begun));
}
const ids = (...actions: Parameters<typeof rootReducer>[1][]) =>
  stateAfter(...actions).stacks.map(({ stackId }) => stackId);

describe('selection', () => {
  it('takes what may be selected and leaves out what is not measured', () => {
    expect(ids(shown, stacksSelected({ listKey, stacks: [measured, assigned, preRegistered] }))).toEqual([
      'a',
      'b',
    ]);
  });

  it('adds to what was selected before, each once, and takes out by id', () => {
    const first = stacksSelected({ listKey, stacks: [measured] });
    const both = stacksSelected({ listKey, stacks: [assigned, measured] });
    expect(ids(shown, first, both)).toEqual(['a', 'b']);
    expect(ids(shown, first, both, stacksUnselected({ stackIds: ['a', 'c'] }))).toEqual(['b']);
  });

  it('is kept when the same list is shown again, and gone when another one is', () => {
    const chosen = [shown, stacksSelected({ listKey, stacks: [measured] })];
    expect(ids(...chosen, shown)).toEqual(['a']);
    const other = selectionListShown({ listKey: 'stacks of Thy' });
    expect(ids(...chosen, other)).toEqual([]);
    expect(ids(...chosen, other, shown)).toEqual([]);
  });

  it('does not take what comes late for a list that is left', () => {
    const late = { listKey: 'stacks of Thy', stacks: [measured] };
    expect(ids(shown, stacksSelected(late))).toEqual([]);
    expect(ids(shown, allResultsSelected(late))).toEqual([]);
  });

  it('of all results replaces what was ticked and knows how many they are', () => {
    const all = allResultsSelected({ listKey, stacks: [assigned, preRegistered] });
    expect(stateAfter(shown, stacksSelected({ listKey, stacks: [measured] }), all)).toMatchObject({
      stacks: [{ stackId: 'b' }],
      selectable: 1,
    });
    expect(stateAfter(shown, all, selectionCleared())).toEqual({ listKey, stacks: [], selectable: null });
  });

  it('is gone with the session', () => {
    const chosen = stacksSelected({ listKey, stacks: [measured] });
    expect(ids(shown, chosen, sessionEnded({ reason: 'signedOut' }))).toEqual([]);
  });
});
