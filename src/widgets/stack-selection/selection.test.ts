import { buildStack } from '../../../mocks/stackBuilders';
import { emptySelection, withoutStacks, withStacks } from './selection';

const measured = buildStack({ stackId: 'a' });
const assigned = buildStack({ stackId: 'b', state: 'AssignedToSawmill' });
const preRegistered = buildStack({ stackId: 'c', state: 'PreRegistration' });

describe('selection', () => {
  it('takes what may be selected and leaves out what is not measured', () => {
    expect([...withStacks(emptySelection, [measured, assigned, preRegistered]).keys()]).toEqual(['a', 'b']);
  });

  it('adds to what was selected before and takes out by id', () => {
    const both = withStacks(withStacks(emptySelection, [measured]), [assigned]);
    expect([...both.keys()]).toEqual(['a', 'b']);
    expect([...withoutStacks(both, ['a', 'c']).keys()]).toEqual(['b']);
  });
});
