import { dayIn, knownZone, otherZone } from './zonedTime';

// The tests run in Copenhagen.
it.each([
  ['half an hour before midnight in London', '2026-11-19T23:30:00Z', 'Europe/London', '2026-11-19'],
  ['the same instant in Warsaw', '2026-11-19T23:30:00Z', 'Europe/Warsaw', '2026-11-20'],
  ['the same instant here', '2026-11-19T23:30:00Z', undefined, '2026-11-20'],
  ['midnight in Copenhagen, told in New York', '2026-11-20T00:00:00+01:00', 'America/New_York', '2026-11-19'],
  ['midnight after the clock change in spring', '2026-03-29T22:00:00Z', 'Europe/Copenhagen', '2026-03-30'],
  ['an hour that comes twice in autumn', '2026-10-25T01:30:00Z', 'Europe/Copenhagen', '2026-10-25'],
  ['midnight before the clock change in autumn', '2026-10-24T22:00:00Z', 'Europe/Copenhagen', '2026-10-25'],
])('finds the day of %s', (_what, instant, timeZone, day) => {
  expect(dayIn(instant, timeZone)).toBe(day);
});

it.each([
  ['another zone with the same clocks', 'Europe/Berlin', ['2026-07-01T12:00:00Z'], undefined],
  ['a zone that is an hour behind', 'Europe/London', ['2026-07-01T12:00:00Z'], 'Europe/London'],
  [
    'a zone that is behind for some',
    'Africa/Johannesburg',
    ['2026-07-01T12:00:00Z', '2026-12-01T12:00:00Z'],
    'Africa/Johannesburg',
  ],
  ['a zone with the same clocks in summer', 'Africa/Johannesburg', ['2026-07-01T12:00:00Z'], undefined],
  ['no instants', 'Europe/London', [], undefined],
  ['no zone', undefined, ['2026-07-01T12:00:00Z'], undefined],
  ['a zone of another planet', 'Mars/Base', ['2026-07-01T12:00:00Z'], undefined],
])('compares the clocks of %s with the reader’s', (_what, timeZone, instants, other) => {
  expect(otherZone(timeZone, instants)).toBe(other);
});

it.each([undefined, null, '', 'Mars/Base', '../etc'])('knows no zone of the name %j', (name) => {
  expect(knownZone(name)).toBeUndefined();
});
