import { ages, byTotal, isOverdue } from './ages';

it('puts the largest total first, and counts stacks where none has a volume', () => {
  const totals = [
    { name: 'two', total: { count: 2, volume: 20, withoutVolume: 0 } },
    { name: 'not measured, six', total: { count: 6, volume: 0, withoutVolume: 6 } },
    { name: 'most', total: { count: 1, volume: 30, withoutVolume: 0 } },
    { name: 'not measured, seven', total: { count: 7, volume: 0, withoutVolume: 7 } },
  ];
  expect(totals.toSorted(byTotal).map(({ name }) => name)).toEqual([
    'most',
    'two',
    'not measured, seven',
    'not measured, six',
  ]);
});

it.each([
  ['PreRegistration', [false, false, false, true]],
  ['Measured', [false, false, false, true]],
  ['AssignedToSawmill', [false, false, false, false]],
] as const)('says which ages stand out for %s', (state, late) => {
  expect(ages.map((age) => isOverdue(age, state))).toEqual(late);
});
