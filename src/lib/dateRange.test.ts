import { instantsOf, isReversed } from './dateRange';

it('is reversed only when both ends are there and from is later', () => {
  expect(isReversed({ from: '2026-05-02', to: '2026-05-01' })).toBe(true);
  expect(isReversed({ from: '2026-05-01', to: '2026-05-01' })).toBe(false);
  expect(isReversed({ from: '2026-05-02', to: null })).toBe(false);
  expect(isReversed({ from: null, to: '2026-05-01' })).toBe(false);
});

it('spans from the start of the first day to the last second of the last', () => {
  expect(instantsOf({ from: '2026-01-10', to: '2026-01-11' }, 'utc')).toEqual({
    from: '2026-01-10T00:00:00Z',
    to: '2026-01-11T23:59:59Z',
  });
});

it('carries the offset that the viewer’s zone has on each of the days', () => {
  // The clocks change on 29 March 2026 in the zone that the tests run in.
  expect(instantsOf({ from: '2026-03-29', to: '2026-03-29' }, 'viewer')).toEqual({
    from: '2026-03-29T00:00:00+01:00',
    to: '2026-03-29T23:59:59+02:00',
  });
  expect(instantsOf({ from: '2026-10-25', to: '2026-10-25' }, 'viewer')).toEqual({
    from: '2026-10-25T00:00:00+02:00',
    to: '2026-10-25T23:59:59+01:00',
  });
});

it('leaves an open end open', () => {
  expect(instantsOf({ from: null, to: null }, 'viewer')).toEqual({ from: null, to: null });
});
