import { CostlyTurns } from './costlyTurns';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The names of those whose turn has come, in order. */
function recorder(turns: CostlyTurns) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const take = (asker: string, name: string) =>
    void turns.take(asker).then((end) => {
      begun.push(name);
      ends.push(end);
    });
  return { begun, ends, take };
}

/** A cheap call, and the function that ends it. */
function cheapCall(turns: CostlyTurns): () => void {
  const ends: (() => void)[] = [];
  void turns.letFirst(() => new Promise((resolve) => ends.push(resolve)));
  return () => ends[0]?.();
}

const settled = () => jest.advanceTimersByTimeAsync(0);

it('leaves one processor free, and one costly call works where there is a single one', async () => {
  for (const [processors, parallel] of [
    [1, 1],
    [2, 1],
    [4, 3],
  ] as const) {
    const { begun, take } = recorder(new CostlyTurns(processors));
    for (const name of ['1', '2', '3', '4', '5']) take('a', name);
    await settled();
    expect(begun).toHaveLength(parallel);
  }
});

it('begins when the last cheap call has ended', async () => {
  const turns = new CostlyTurns(2);
  const { begun, take } = recorder(turns);
  const calls = [cheapCall(turns), cheapCall(turns)];
  take('a', 'a1');
  calls[0]?.();
  await settled();
  expect(begun).toEqual([]);
  calls[1]?.();
  await settled();
  expect(begun).toEqual(['a1']);
});

it('begins all the same where cheap calls never end, and nobody waits for all of another', async () => {
  const turns = new CostlyTurns(2);
  const { begun, ends, take } = recorder(turns);
  cheapCall(turns);
  for (const name of ['a1', 'a2', 'a3']) take('a', name);
  take('b', 'b1');
  for (let turn = 0; turn < 4; turn += 1) {
    await jest.advanceTimersByTimeAsync(50);
    expect(begun).toHaveLength(turn + 1);
    ends[turn]?.();
  }
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

it('a cheap call that fails has ended', async () => {
  const turns = new CostlyTurns(2);
  const { begun, take } = recorder(turns);
  await expect(turns.letFirst(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  take('a', 'a1');
  await settled();
  expect(begun).toEqual(['a1']);
});
