import { localDateTime, timeZoneOf } from './timeZones';

describe('localDateTime', () => {
  it.each([
    ['uk', '2026-01-05T00:30:09Z', '2026-01-05 00:30:09'],
    ['dk', '2026-06-30T22:30:00Z', '2026-07-01 00:30:00'],
    ['pl', '2026-01-05T23:00:00Z', '2026-01-06 00:00:00'],
    ['de', '2026-10-25T01:30:00Z', '2026-10-25 02:30:00'],
    ['de', '2026-10-25T00:30:00Z', '2026-10-25 02:30:00'],
  ] as const)('in %s %s is %s on the clock', (country, instant, clock) => {
    expect(localDateTime(new Date(instant), timeZoneOf(country))).toBe(clock);
  });
});
