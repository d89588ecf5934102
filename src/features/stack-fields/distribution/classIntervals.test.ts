import { type ClassInterval, inOrder, intervalProblem } from './classIntervals';

const between = (from: number, to: number | null): ClassInterval => ({ title: null, from, to });

it.each([
  ['one class', [between(10, 20)]],
  ['one that is open', [between(0, null)]],
  ['classes that meet', [between(10, 15), between(15, 20), between(20, null)]],
  ['classes in any order', [between(20, null), between(10, 15), between(15, 20)]],
  ['gaps', [between(0, 5), between(10, 15)]],
  ['limits below zero', [between(-10, 0), between(0, 10)]],
])('nothing is wrong with %s', (_, intervals) => {
  expect(intervalProblem(intervals)).toBeNull();
});

it('says that there are no classes', () => {
  expect(intervalProblem([])).toEqual({ reason: 'noClasses' });
});

it.each([
  between(20, 10),
  between(10, 10),
  between(Number.NaN, 10),
  between(10, Number.NaN),
  between(Number.POSITIVE_INFINITY, null),
])('names the class from $from to $to as reversed', (reversed) => {
  expect(intervalProblem([between(0, 5), reversed])).toEqual({ reason: 'reversed', at: reversed });
});

it.each([
  [between(10, 20), between(15, 25)],
  [between(10, 20), between(10, 20)],
  [between(10, 40), between(20, 30)],
  [between(10, null), between(80, 90)],
  [between(10, null), between(80, null)],
  [between(10, 15.0001), between(15, 20)],
])('names two classes that overlap, wherever they stand', (one, other) => {
  const problem = { reason: 'overlapping', at: [one, other] };
  expect(intervalProblem([between(0, 5), one, other])).toEqual(problem);
  expect(intervalProblem([other, between(0, 5), one]) ?? {}).toMatchObject({ reason: 'overlapping' });
});

it('puts classes in order and leaves those of the card alone', () => {
  const intervals = [between(20, null), between(-5, 10), between(10, 20)];
  expect(inOrder(intervals).map(({ from }) => from)).toEqual([-5, 10, 20]);
  expect(intervals[0]?.from).toBe(20);
});
