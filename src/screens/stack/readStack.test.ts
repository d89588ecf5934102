import { buildStackDetail } from '@mocks/builders/stacks';
import { readStack } from './readStack';

it('keeps the other sections when one is not like any', () => {
  const { sections } = readStack('stack-1', {
    ...buildStackDetail(),
    // @ts-expect-error Another service may send anything.
    sections: [null, { title: 'Volume', fields: [1], undefinedFieldIds: ['a', 7] }, 'x'],
  });
  expect(sections).toEqual([{ title: 'Volume', fields: [1], undefinedFieldIds: ['a'] }]);
});
