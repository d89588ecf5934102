import fc from 'fast-check';
import { minutesLeft } from './timeLeft';

const seconds = (count: number) => count * 1000;

it('is not known before a stack has arrived', () => {
  expect(minutesLeft({ elapsed: seconds(9), done: 0, of: 20 }, null)).toBeNull();
});

it.each([
  ['20 stacks of 3 s', { elapsed: seconds(3), done: 1, of: 21 }, 1],
  ['100 stacks of 3 s', { elapsed: seconds(30), done: 10, of: 110 }, 5],
  ['19 stacks of 3 s', { elapsed: seconds(3), done: 1, of: 20 }, 0],
  ['nothing', { elapsed: seconds(60), done: 20, of: 20 }, 0],
  ['more than was asked for', { elapsed: seconds(60), done: 21, of: 20 }, 0],
])('says how long %s will take', (_what, pace, minutes) => {
  expect(minutesLeft(pace, null)).toBe(minutes);
});

it('does not jump between two whole minutes', () => {
  const about = (left: number) => ({ elapsed: seconds(60), done: 10, of: 10 + left });
  expect([24, 26, 24, 26].map((left) => minutesLeft(about(left), 2))).toEqual([2, 2, 2, 2]);
  expect(minutesLeft(about(40), 2)).toBe(4);
});

it('only falls while the pace is the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 400 }), fc.integer({ min: 100, max: 9000 }), (of, perStack) => {
      let shown: number | null = null;
      for (let done = 1; done <= of; done += 1) {
        const now = minutesLeft({ elapsed: done * perStack, done, of }, shown);
        if (shown !== null) expect(now).toBeLessThanOrEqual(shown);
        shown = now;
      }
      expect(shown).toBe(0);
    }),
  );
});
