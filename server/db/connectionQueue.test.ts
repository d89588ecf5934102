import { askFor, askInsteadFor } from './asker';
import { ConnectionQueue } from './connectionQueue';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A queue of one connection whose jobs end when the test says so, after so many milliseconds. */
function oneConnection() {
  let time = 0;
  const queue = new ConnectionQueue({ parallel: 1, now: () => time });
  const begun: string[] = [];
  let end = () => {};
  const job = (name: string) => () =>
    new Promise<void>((resolve) => {
      begun.push(name);
      end = resolve;
    });
  return {
    begun,
    ask: (asker: string, ...names: string[]) => {
      for (const name of names) void askFor(asker, () => queue.run(job(name)));
    },
    run: (name: string) => queue.run(job(name)),
    endAfter: async (milliseconds: number) => {
      time += milliseconds;
      end();
      await settled();
    },
  };
}

it('next comes who has had least of the time, each with his own jobs in their order', async () => {
  const { begun, ask, endAfter } = oneConnection();
  ask('a', 'a1', 'a2', 'a3', 'a4');
  ask('b', 'b1', 'b2');
  ask('c', 'c1');
  for (const milliseconds of [40, 1, 1, 1, 40, 40, 40]) await endAfter(milliseconds);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'b2', 'a2', 'a3', 'a4']);
});

it('who was away has saved no time', async () => {
  const { begun, ask, endAfter } = oneConnection();
  ask('a', 'a1', 'a2', 'a3', 'a4');
  await endAfter(40);
  ask('b', 'b1', 'b2', 'b3');
  for (const milliseconds of [40, 30, 30, 40, 30, 40]) await endAfter(milliseconds);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'b2', 'a3', 'b3', 'a4']);
});

it('what was used is forgotten when nobody waits', async () => {
  const { begun, ask, endAfter } = oneConnection();
  ask('a', 'a1');
  await endAfter(1000);
  ask('b', 'b1');
  ask('a', 'a2');
  ask('b', 'b2');
  for (const milliseconds of [10, 10, 10]) await endAfter(milliseconds);
  expect(begun).toEqual(['a1', 'b1', 'a2', 'b2']);
});

it('a call counts for whoever it turns out to be of; what no call asks for has one share', async () => {
  const { begun, ask, run, endAfter } = oneConnection();
  ask('a', 'a1', 'a2');
  void askFor('an address', async () => {
    askInsteadFor('a');
    await run('a3');
  });
  void run('1');
  void run('2');
  for (const milliseconds of [40, 50, 40, 40, 40]) await endAfter(milliseconds);
  expect(begun).toEqual(['a1', '1', 'a2', '2', 'a3']);
});

it('what runs counts too, so that long jobs do not take each connection that becomes free', async () => {
  let time = 0;
  const queue = new ConnectionQueue({ parallel: 2, now: () => time });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (asker: string, name: string) =>
    void askFor(asker, () =>
      queue.run(() => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      }),
    );
  ask('a', 'a1');
  ask('b', 'b1');
  ask('a', 'a2');
  time = 1000;
  ask('c', 'c1');
  ends.get('b1')?.();
  await settled();
  expect(begun).toEqual(['a1', 'b1', 'c1']);
});

it('as many run at a time as there are connections, and one that fails frees its own', async () => {
  const queue = new ConnectionQueue({ parallel: 2 });
  const begun: number[] = [];
  const fail = async (number: number) => {
    begun.push(number);
    await settled();
    throw new Error(`${number}`);
  };
  const ended = Promise.allSettled([1, 2, 3, 4].map((number) => queue.run(() => fail(number))));
  expect(begun).toEqual([1, 2]);
  expect((await ended).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  expect(begun).toEqual([1, 2, 3, 4]);
});

it('who waits too long is told in the words of the driver, and takes no turn', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance'] });
  const queue = new ConnectionQueue({ parallel: 1, longestWait: 5000 });
  let end = () => {};
  const first = queue.run(() => new Promise<void>((resolve) => (end = resolve)));
  const job = jest.fn(async () => 'done');
  const late = queue.run(job);
  jest.advanceTimersByTime(4999);
  const later = queue.run(job);
  jest.advanceTimersByTime(1);
  await expect(late).rejects.toThrow(/^timeout exceeded when trying to connect/);
  end();
  await first;
  expect(await later).toBe('done');
  expect(job).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
