const everythingButTheClock = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;

/** Stops the clock at this moment until `jest.useRealTimers()`. Timers run as usual. */
export function mockClock(now: number | Date): void {
  jest.useFakeTimers({ now, doNotFake: [...everythingButTheClock] });
}
