import { isOwnPath, readRedirectState } from './redirectState';

it.each(['/', '/organizations', '/organization/a/department/all/stacks?states=Measured#top', '/a//b'])(
  'follows %s',
  (path) => expect(isOwnPath(path)).toBe(true),
);

it.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'HTTPS://evil.example',
  'http:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil.example',
  './organizations',
  '../organizations',
  '',
  ' /organizations',
  ' //evil.example',
  '\t//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/\u0000/evil.example',
  '/\u200b/evil.example',
  '?from=/organizations',
  '#/organizations',
  null,
  undefined,
  42,
  ['/organizations'],
  { pathname: '/organizations' },
])('does not follow %j', (path) => expect(isOwnPath(path)).toBe(false));

it('reads what the guard wrote and drops what it did not', () => {
  const written = { from: '/organizations', referrer: '/sawmill/stacks', hasExpired: true };
  expect(readRedirectState(written)).toEqual(written);
  expect(readRedirectState({ from: '/organizations', referrer: '//evil.example' })).toEqual({
    from: '/organizations',
    referrer: null,
    hasExpired: false,
  });
  expect(readRedirectState({ from: '//evil.example' })).toBeNull();
  expect(readRedirectState(null)).toBeNull();
});
