import { fairQueue } from './fairQueue';

it('runs so many at a time, and lets nobody wait for all that another has asked for', async () => {
  const enqueue = fairQueue(2);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (asker: string, name: string) =>
    enqueue(asker, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (name === 'a1') throw new Error(name);
      return name;
    });
  const asked = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'c1'].map((name) => ask(name.charAt(0), name));
  const results = Promise.allSettled(asked);
  expect(begun).toEqual(['a1', 'a2']);
  for (let next = 0; next < asked.length; next += 1) {
    ends[next]?.();
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toHaveLength(Math.min(next + 3, asked.length));
  }
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2', 'a5']);
  const [first, ...others] = await results;
  expect(first).toEqual({ status: 'rejected', reason: new Error('a1') });
  expect(others.every(({ status }) => status === 'fulfilled')).toBe(true);
  const last = ask('a', 'last');
  ends.at(-1)?.();
  expect(await last).toBe('last');
});
