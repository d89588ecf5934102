import { shownPath } from './shownPath';

it.each([
  ['/organizatoin/7', '/organizatoin/7'],
  ['/m%C3%A5lekort', '/målekort'],
  // The bytes are not valid UTF-8.
  ['/100%', '/100%'],
  ['/%E0%A4', '/%E0%A4'],
  // These reverse the text, break its line, or look like the end of the path.
  ['/%E2%80%AEnoitasinagro', '/%E2%80%AEnoitasinagro'],
  ['/a%0Ab', '/a%0Ab'],
  ['/a%20b', '/a%20b'],
])('shows %s as %s', (pathname, shown) => {
  expect(shownPath(pathname)).toBe(shown);
});

it('cuts a long path, never within a letter', () => {
  const shown = shownPath(`/${'%F0%9F%AA%B5'.repeat(300)}`);
  expect([...shown]).toHaveLength(100);
  expect(shown).toMatch(/^\/\u{1FAB5}+…$/u);
});
