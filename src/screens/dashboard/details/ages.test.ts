import { ages, byOldest, isOverdue } from './ages';

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

it.each([
  ['PreRegistration', [false, true, true, true]],
  ['Measured', [false, true, true, true]],
  ['AssignedToSawmill', [false, false, false, false]],
] as const)('says which ages are too old for %s', (state, late) => {
  expect(ages.map((age) => isOverdue(age, state))).toEqual(late);
});
