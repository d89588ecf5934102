import { SlidingWindow } from './rateLimit';

const minute = 60_000;

function windowWith(keys: number, now: number) {
  const attempts = new SlidingWindow({ most: 2, minutes: 5 });
  for (let key = 0; key < keys; key++) attempts.add(`key ${key}`, now);
  return attempts;
}

/** How often maps are asked while something runs. */
function reads(run: () => unknown): number {
  const spies = [jest.spyOn(Map.prototype, 'get'), jest.spyOn(Map.prototype, 'delete')];
  run();
  const count = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  return count;
}

describe('SlidingWindow', () => {
  it('lets go when the oldest attempt is out of the window', () => {
    const attempts = new SlidingWindow({ most: 2, minutes: 5 });
    attempts.add('a', 0);
    expect(attempts.wait('a', minute)).toBe(0);
    attempts.add('a', minute);
    expect(attempts.wait('a', minute)).toBe(4 * minute);
    expect(attempts.wait('b', minute)).toBe(0);
    expect(attempts.wait('a', 5 * minute)).toBe(0);
  });

  it('takes an attempt back', () => {
    const attempts = windowWith(1, 0);
    attempts.add('key 0', 1);
    attempts.remove('key 0', 1);
    attempts.remove('key 0', 7);
    attempts.remove('unknown', 7);
    expect(attempts.wait('key 0', 1)).toBe(0);
  });

  it('asks for as little among ten thousand keys as among ten, recent or not', () => {
    for (const now of [minute, 10 * minute]) {
      const [few, many] = [10, 10_000].map((keys) => {
        const attempts = windowWith(keys, 0);
        return reads(() => attempts.add('new', now));
      });
      expect(many).toBe(few);
    }
  });

  it('forgets in the end what nobody asks for again', () => {
    const attempts = windowWith(100, 0);
    const later = () => {
      for (let key = 0; key < 60; key++) attempts.add(`later ${key}`, 6 * minute);
    };
    // Each new key is looked up and put at the end; the others are forgotten.
    expect(reads(later)).toBe(60 * 2 + 100);
  });
});
