import { CostlyTurns } from './costlyTurns';
import { Turns } from './turns';

describe('a queue of turns', () => {
  function recorder(turns: Turns) {
    const begun: string[] = [];
    const ends = new Map<string, () => void>();
    const take = (who: string, name: string, group?: string, isFirst = false) => {
      const asker = group === undefined ? { who } : { who, group };
      const turn = isFirst ? turns.takeFirst(asker) : turns.take(asker);
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

  it('groups take turns, and in each of them its askers', async () => {
    const { begun, take, end } = recorder(new Turns({ parallel: 1 }));
    for (const name of ['a1', 'a2', 'a3']) take('a', name, 'north');
    for (const name of ['b1', 'b2']) take('b', name, 'north');
    for (const name of ['c1', 'c2', 'c3']) take('c', name, 'south');
    const order = ['a1', 'a2', 'c1', 'b1', 'c2', 'a3', 'c3', 'b2'];
    for (const name of order) {
      await settled();
      end(name);
    }
    expect(begun).toEqual(order);
  });

  it('leave a share to others than one group, however many askers it has', async () => {
    const { take, end } = recorder(new Turns({ parallel: 9, ofOne: 2, ofGroup: 5, inAll: 7 }));
    const taken = Array.from({ length: 8 }, (_, at) => take(`key ${at}`, `north ${at}`, 'north'));
    expect(taken).toEqual([true, true, true, true, true, false, false, false]);
    expect([take('c', 'c1', 'south'), take('c', 'c2', 'south'), take('d', 'd1', 'east')]).toEqual([
      true,
      true,
      false,
    ]);
    await settled();
    end('north 0');
    expect(take('key 9', 'north 9', 'north')).toBe(true);
  });

  it('two of those who go first have a turn before each one of the others, and take nobody’s place', async () => {
    const { begun, take, end } = recorder(new Turns({ parallel: 1, inAll: 3 }));
    expect(['a1', 'a2', 'a3', 'a4'].map((name) => take('a', name))).toEqual([true, true, true, false]);
    expect(['b1', 'b2', 'b3'].map((name) => take('b', name, undefined, true))).toEqual([true, true, false]);
    await settled();
    end('a1');
    await settled();
    expect(take('b', 'b3', undefined, true)).toBe(true);
    const order = ['b1', 'b2', 'a2', 'b3', 'a3'];
    for (const name of order) {
      await settled();
      end(name);
    }
    expect(begun).toEqual(['a1', ...order]);
  });

  it('whoever leaves while waiting gives the place back', async () => {
    const turns = new Turns({ parallel: 1, ofOne: 2, inAll: 3 });
    const end = await turns.take({ who: 'a' });
    const leaving = new AbortController();
    const left = turns.take({ who: 'b' }, leaving.signal);
    const stays = turns.take({ who: 'c' });
    expect(turns.take({ who: 'd' })).toBeUndefined();
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    const last = turns.take({ who: 'b' });
    end?.();
    await Promise.all([stays, last].map((turn) => turn?.then((endOfTurn) => endOfTurn())));
    expect(turns.take({ who: 'd' })).toBeDefined();
  });
});

describe('costly work', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function recorder(turns: CostlyTurns) {
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const take = (asker: string, name: string) =>
      void turns.take({ who: asker }).then((end) => {
        begun.push(name);
        ends.push(end);
      });
    return { begun, ends, take };
  }

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
});
