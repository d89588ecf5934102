import { ages, byOldest, byTotal, isOverdue } from './ages';

const group = (name: string, ages: [count: number, volume: number][]) => ({
  name,
  ages: ages.map(([count, volume]) => ({ count, volume, withoutVolume: volume === 0 ? count : 0 })),
});
const none: [number, number] = [0, 0];
const namesOf = (groups: ReturnType<typeof group>[]) => groups.toSorted(byOldest).map(({ name }) => name);

it('puts the most of the oldest first, whatever there is of the younger', () => {
  const groups = [
    group('much, but young', [[90, 900], none, none, [1, 5]]),
    group('older', [none, none, [2, 40], [1, 12]]),
    group('as old, and more of the next', [none, none, [2, 41], [1, 12]]),
    group('most of the oldest', [none, none, none, [1, 13]]),
  ];
  expect(namesOf(groups)).toEqual([
    'most of the oldest',
    'as old, and more of the next',
    'older',
    'much, but young',
  ]);
});

it('counts stacks where none has a volume', () => {
  const groups = [group('one', [none, none, none, [1, 0]]), group('six', [none, none, none, [6, 0]])];
  expect(namesOf(groups)).toEqual(['six', 'one']);
});

it('takes fewer ages than it knows', () => {
  expect(namesOf([group('none', []), group('some', [[1, 1]])])).toEqual(['some', 'none']);
});

it('puts the largest total first where the total alone is shown', () => {
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
