import { buildStack } from '@mocks/builders/stacks';
import { assignable } from './assignable';

describe('assignable', () => {
  it('sends only the measured ones and counts those that a sawmill has', () => {
    const selection = [
      buildStack({ stackId: 'a', state: 'Measured' }),
      buildStack({ stackId: 'b', state: 'AssignedToSawmill' }),
      buildStack({ stackId: 'c', state: 'Measured' }),
    ];
    const { stacks, alreadyAssigned } = assignable(selection);
    expect(stacks.map(({ stackId }) => stackId)).toEqual(['a', 'c']);
    expect(alreadyAssigned).toBe(1);
  });
});
