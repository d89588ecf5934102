import { Turns } from './turns';

/** The names of those whose turn has come, in order. */
function recorder(turns: Turns) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const take = (asker: string, name: string) => {
    const turn = turns.take(asker);
    void turn?.then((end) => {
      begun.push(name);
      ends.set(name, end);
    });
    return turn !== undefined;
  };
  return { begun, take, end: (name: string) => ends.get(name)?.() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('runs so many at a time, lets so many wait in their order, and turns the others away', async () => {
  const { begun, take, end } = recorder(new Turns({ parallel: 2, ofOne: 3, inAll: 4 }));
  expect([take('a', 'a1'), take('a', 'a2'), take('a', 'a3'), take('a', 'a4')]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect([take('b', 'b1'), take('c', 'c1')]).toEqual([true, false]);
  await settled();
  expect(begun).toEqual(['a1', 'a2']);
  end('a2');
  end('a2');
  await settled();
  expect(begun).toEqual(['a1', 'a2', 'a3']);
  expect([take('c', 'c1'), take('c', 'c2')]).toEqual([true, false]);
  for (const name of ['a1', 'a3']) end(name);
  await settled();
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
  for (const name of ['b1', 'c1']) end(name);
  expect([1, 2, 3, 4].map((number) => take('a', `a${number}`))).toEqual([true, true, true, false]);
});

it('askers take turns, so that nobody waits for all jobs of another', async () => {
  const { begun, take, end } = recorder(new Turns({ parallel: 1, ofOne: 9, inAll: 20 }));
  for (const name of ['a1', 'a2', 'a3', 'a4']) take('a', name);
  for (const name of ['b1', 'b2']) take('b', name);
  take('c', 'c1');
  const order = ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'];
  for (const name of order) {
    await settled();
    end(name);
  }
  expect(begun).toEqual(order);
});
