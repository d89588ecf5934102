import { mayPassLater, pauseBefore } from './retries';

const now = new Date('2026-11-24T10:00:00Z');
const pause = (over: Partial<Parameters<typeof pauseBefore>[0]>) =>
  pauseBefore({ tries: 1, retryAfter: null, now, random: 0, ...over });

it.each([0, 408, 429, 500, 502, 503, 504])('%d may pass', (status) => {
  expect(mayPassLater(status)).toBe(true);
});

it.each([200, 201, 304, 400, 401, 403, 404, 409, 413, 415, 422])('%d stays', (status) => {
  expect(mayPassLater(status)).toBe(false);
});

it('pauses double up to half a minute, and differ by half', () => {
  const least = [1, 2, 3, 4, 5, 6, 7].map((tries) => pause({ tries }));
  expect(least).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
  expect(pause({ tries: 3, random: 0.5 })).toBe(3000);
});

it('waits at least as long as the service asks for, in seconds or until a date, and not all at one moment', () => {
  expect(pause({ retryAfter: '60' })).toBe(60_000);
  expect(pause({ retryAfter: '60', random: 0.5 })).toBe(60_250);
  expect(pause({ retryAfter: 'Tue, 24 Nov 2026 10:00:20 GMT' })).toBe(20_000);
  expect(pause({ retryAfter: 'Tue, 24 Nov 2026 09:00:00 GMT' })).toBe(500);
  expect(pause({ retryAfter: 'soon' })).toBe(500);
});
