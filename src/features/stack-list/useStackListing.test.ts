import { mapPointsOf } from './useStackListing';

const points = [{ stackId: 'a', latitude: 56.8, longitude: 9.9, state: 'Measured' as const }];
const call = { pageSize: 10_000 };
const query = { currentData: points, isFetching: false, isError: false };

it('shows the points that were asked for, and keeps them while they are asked for again', () => {
  const shown = { points, status: 'ready', limit: 10_000 };
  expect(mapPointsOf(query, call)).toEqual(shown);
  expect(mapPointsOf({ ...query, isFetching: true }, call)).toEqual(shown);
});

it('knows no points while others are asked for', () => {
  expect(mapPointsOf({ isFetching: true, isError: false }, call)).toMatchObject({
    points: undefined,
    status: 'loading',
  });
});

it('shows none after a failure, though those before are still known', () => {
  expect(mapPointsOf({ ...query, isError: true }, call)).toMatchObject({ points: [], status: 'error' });
  const again = { ...query, isFetching: true, error: { status: 500 } };
  expect(mapPointsOf(again, call)).toMatchObject({ points: undefined, status: 'loading' });
});

it('shows none, and none missing, where nothing can be asked', () => {
  expect(mapPointsOf(query, undefined)).toEqual({ points: [], status: 'ready', limit: 0 });
});
