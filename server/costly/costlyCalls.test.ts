import { routes } from '../api';
import { costlyCalls } from './costlyCalls';

const isCostly = costlyCalls('/api/v1', routes);

function call(method: string, path: string, headers: Record<string, string> = {}) {
  return isCostly({ method, url: `/api/v1${path}`, headers });
}

/** A path of the route with a word in place of each id. */
function pathOf(route: { path: string }) {
  return route.path.replace(/\{\w+\}/g, 'some');
}

it.each(routes.map((route) => [`${route.method.toUpperCase()} ${route.path}`, route] as const))(
  '%s with a small body is costly where its route says so',
  (_name, route) => {
    const isHeavy = 'heavy' in route && route.heavy !== undefined;
    const method = route.method.toUpperCase();
    expect(call(method, `${pathOf(route)}?page=1`, { 'content-length': '100' })).toBe(isHeavy);
  },
);

it.each([
  ['a large body is', { 'content-length': '65537' }, true],
  ['a body of 64 kB is not', { 'content-length': '65536' }, false],
  ['a body of no known length is', { 'transfer-encoding': 'chunked' }, true],
  ['a body that is refused unread is not', { 'content-length': '1048577' }, false],
])('of a list, %s', (_name, headers, expected) => {
  expect(call('PUT', '/stack/list', headers)).toBe(expected);
});

it('of a call that takes small bodies, none is', () => {
  expect(call('POST', '/auth/login', { 'content-length': '70000' })).toBe(false);
  expect(call('POST', '/auth/login', { 'transfer-encoding': 'chunked' })).toBe(false);
});

it('the head of a picture is, and unknown paths and methods are not', () => {
  expect(call('HEAD', '/stack/some/file/FrontImage')).toBe(true);
  expect(call('GET', '/nothing')).toBe(false);
  expect(call('GET', '/%')).toBe(false);
  expect(call('DELETE', '/stack/statistics')).toBe(false);
});

it.each([
  '/stack/%73tatistics',
  '/stack/statistics#x',
  '/./stack/statistics',
  '/x/../stack/statistics',
  '/../../api/v1/stack/statistics',
])('%s is a way to write a costly path', (path) => {
  expect(call('PUT', path)).toBe(true);
});
