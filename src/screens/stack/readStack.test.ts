import { buildStackDetail } from '@mocks/builders/stacks';
import { readStack } from './readStack';

it('keeps the other sections when one is not like any', () => {
  const sent = {
    ...buildStackDetail(),
    sections: [null, { title: 'Volume', fields: [1], undefinedFieldIds: ['a', 7] }, 'x'],
  };
  expect(readStack('stack-1', sent).sections).toEqual([
    { title: 'Volume', fields: [1], undefinedFieldIds: ['a'] },
  ]);
});
