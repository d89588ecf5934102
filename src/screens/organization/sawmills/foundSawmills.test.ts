import { buildSawmill, buildSawmillUser } from '@mocks/builders/administration';
import { foundSawmills } from './foundSawmills';

const anna = buildSawmillUser({ userId: 'anna', name: 'Anna Birk', email: 'anna@birkesav.example' });
const ole = buildSawmillUser({ userId: 'ole', name: '', email: 'ole@birkesav.example' });
const sawmills = [
  buildSawmill({ id: '1', name: 'Ærø Sav', users: [] }),
  buildSawmill({ id: '2', name: 'Sav 10', users: [anna, ole] }),
  buildSawmill({ id: '3', name: 'Sav 9', users: null }),
];
const found = (wanted: string) =>
  foundSawmills(sawmills, wanted, 'da').map(({ sawmill, users }) => [
    sawmill.name,
    ...users.map(({ userId }) => userId),
  ]);

it('gives all of them by name as the language sorts', () => {
  expect(found('')).toEqual([['Sav 9'], ['Sav 10', 'anna', 'ole'], ['Ærø Sav']]);
});

it('finds sawmills by name with everybody, and by whom the text means', () => {
  expect(found('sav 10')).toEqual([['Sav 10', 'anna', 'ole']]);
  expect(found('OLE@')).toEqual([['Sav 10', 'ole']]);
  expect(found('nobody')).toEqual([]);
});
