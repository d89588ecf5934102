import { markAt, markByKey } from './findMark';

const mark = (x: number, y: number, radius = 10) => ({ x, y, radius });
/** Two lines of three, and one thin log inside the first. */
const marks = [
  mark(10, 10),
  mark(40, 10),
  mark(70, 10),
  mark(10, 40),
  mark(40, 40),
  mark(70, 40),
  mark(14, 10, 2),
];

it('finds the mark whose middle is nearest, and none beside all of them', () => {
  expect(markAt(marks, { x: 12, y: 41 }, 0)).toBe(3);
  expect(markAt(marks, { x: 14, y: 11 }, 0)).toBe(6);
  expect(markAt(marks, { x: 25, y: 25 }, 0)).toBeNull();
  expect(markAt([], { x: 25, y: 25 }, 100)).toBeNull();
});

it('gives a finger more room', () => {
  expect(markAt(marks, { x: 82, y: 40 }, 0)).toBeNull();
  expect(markAt(marks, { x: 82, y: 40 }, 16)).toBe(5);
});

it.each([
  ['ArrowRight', 1, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 4],
  ['ArrowUp', 5, 2],
  ['ArrowUp', 1, 1],
  ['PageDown', 2, 6],
  ['PageUp', 2, 0],
  ['End', 0, 6],
  ['Home', 4, 0],
  ['x', 4, null],
])('%s leads from mark %s to %s', (key, from, to) => {
  expect(markByKey(marks, from, key)).toBe(to);
});
