import { longestArrival, longestArrivalOf } from './longestArrival';

const stack = '/api/v1/ingest/stack/0b1f7c6a-5a53-4a55-8f6b-0c6b3a9d2e11';

it('is longer for a photograph', () => {
  const url = `${stack}/file/FrontImage?departmentId=1`;
  expect(longestArrivalOf({ method: 'PUT', url })).toBe(longestArrival.photograph);
});

it.each([
  ['PUT', `${stack}/measurement`],
  ['POST', `${stack}/file/FrontImage`],
  ['PUT', `/api/v1/stack/list?from=${stack}/file/FrontImage`],
  ['PUT', `${stack}/file/FrontImage/../../measurement`],
])('is not so for %s %s', (method, url) => {
  expect(longestArrivalOf({ method, url })).toBe(longestArrival.call);
});
