import { namedParts, withoutUnnamedParts } from './mantineParts';

const menu = `Menu.classes = classes;
Menu.Item = MenuItem;
Menu.Search = MenuSearch;
Menu.displayName = "@mantine/core/Menu";
export { Menu };`;

it('drops the parts of a component that nobody names', () => {
  const named = namedParts([menu, `const one = <Menu.Item rightSection={<i />}>One</Menu.Item>;`]);
  expect(withoutUnnamedParts(menu, named).split('\n').filter(Boolean)).toEqual([
    'Menu.classes = classes;',
    'Menu.Item = MenuItem;',
    'export { Menu };',
  ]);
});

it('keeps a part that another component of the library names', () => {
  const named = namedParts([menu, 'jsx(Menu.Search, { children })']);
  expect(withoutUnnamedParts(menu, named)).toContain('Menu.Search = MenuSearch;');
});

it('does not count the message of an error as use', () => {
  expect(namedParts(['throw new Error("Menu.Sub.Target needs a child");'])).toEqual(new Set());
});
