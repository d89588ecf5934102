import { attempt } from '../db/accountSchema';
import type { WritableOrm } from '../db/client';
import { countStatements } from '../testing/countStatements';
import { testDatabase, testNow } from '../testing/testDatabase';
import { type AttemptCount, countAttempt, remember, takeBack, waitFor } from './attemptCounts';

const minute = 60_000;
const after = (milliseconds: number) => new Date(testNow.getTime() + milliseconds);
const twice = (key: string): AttemptCount => ({ key, most: 2, minutes: 5 });

let orm: WritableOrm;

beforeAll(async () => {
  ({ unrecorded: orm } = await testDatabase());
});

beforeEach(async () => {
  await orm.delete(attempt);
});

async function count(counts: readonly AttemptCount[], ...milliseconds: number[]): Promise<boolean[]> {
  const counted = [];
  for (const moment of milliseconds) counted.push(await countAttempt(orm, counts, after(moment)));
  return counted;
}

const waitAt = (counts: readonly AttemptCount[], milliseconds: number) =>
  waitFor(orm, counts, after(milliseconds));

it('lets go when the oldest attempt is out of the window', async () => {
  const counts = [twice('a')];
  expect(await count(counts, 0)).toEqual([true]);
  expect(await waitAt(counts, minute)).toBe(0);
  expect(await count(counts, minute, minute)).toEqual([true, false]);
  expect(await waitAt(counts, minute)).toBe(4 * minute);
  expect(await waitAt([twice('b')], minute)).toBe(0);
  expect(await waitAt(counts, 5 * minute - 1)).toBe(1);
  expect(await count(counts, 5 * minute - 1, 5 * minute, 5 * minute)).toEqual([false, true, false]);
});

it('counts towards all or none', async () => {
  const both = [twice('a'), { key: 'b', most: 1, minutes: 10 }];
  expect(await count(both, 0)).toEqual([true]);
  // None has to be taken back.
  expect(await countStatements(() => count(both, 0))).toBe(1);
  expect(await waitAt(both, 0)).toBe(10 * minute);
  expect(await count([twice('a')], 0, 0)).toEqual([true, false]);
});

it('takes one attempt back, also of several at the same moment', async () => {
  const counts = [twice('a')];
  await count(counts, 0, 0);
  await takeBack(orm, ['a', 'unknown'], after(0));
  await takeBack(orm, ['a'], after(7));
  expect(await count(counts, 0, 0)).toEqual([true, false]);
});

it('counts what a remembered key lets through', async () => {
  const free = [{ ...twice('a'), unless: 'known' }];
  await count([twice('a')], 0, 0);
  expect(await count(free, 0)).toEqual([false]);
  await remember(orm, 'known', 1, after(0));
  expect(await count(free, 0)).toEqual([true]);
  expect(await waitAt(free, 0)).toBe(0);
  expect(await count(free, minute)).toEqual([false]);
});

it('lets no more through when many try at once, whatever else they count towards', async () => {
  const attempts = Array.from({ length: 12 }, (_, index) =>
    countAttempt(orm, [twice('a'), { key: `${index % 3}`, most: 5, minutes: 5 }], testNow),
  );
  expect((await Promise.all(attempts)).filter((counted) => counted)).toHaveLength(2);
  const others = await orm.select().from(attempt);
  expect(others.flatMap(({ key, moments }) => (key === 'a' ? [] : moments))).toHaveLength(2);
});

it('keeps no moment that no longer counts, and takes one statement', async () => {
  const attempts = () => count([twice('a')], 0, minute, 6 * minute, 12 * minute);
  expect(await countStatements(attempts)).toBe(4);
  expect(await orm.select().from(attempt)).toEqual([
    { key: 'a', moments: [after(12 * minute)], expiresAt: after(17 * minute) },
  ]);
});
