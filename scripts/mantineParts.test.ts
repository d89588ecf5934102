import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { namedParts, reachedModules, withoutUnnamedParts } from './mantineParts';

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

describe('modules that the sources reach', () => {
  const packages = mkdtempSync(path.join(tmpdir(), 'mantine-'));
  const write = (file: string, code: string) => {
    const name = path.join(packages, file);
    mkdirSync(path.dirname(name), { recursive: true });
    writeFileSync(name, code);
  };
  afterAll(() => rmSync(packages, { recursive: true }));

  it('are those of imported components, and what they import in turn', () => {
    write(
      'core/esm/index.mjs',
      'import { Menu, useMenu } from "./Menu/Menu.mjs";\nimport { Ring } from "./Ring/Ring.mjs";\nexport { Menu, Ring };',
    );
    write(
      'core/esm/Menu/Menu.mjs',
      'import { jsx } from "react/jsx-runtime";\nimport { Box } from "../Box.mjs";',
    );
    write('core/esm/Box.mjs', 'jsx(Menu.Item)');
    write('core/esm/Ring/Ring.mjs', 'jsx(Menu.Search)');
    write('dates/esm/index.mjs', 'import { Day } from "./Day.mjs";');
    write('dates/esm/Day.mjs', 'import {\n  Menu,\n} from "@mantine/core";\njsx(Menu.Divider)');
    const reach = (code: string) => namedParts(reachedModules([code], packages));
    expect(reach("import { type MenuProps, Menu } from '@mantine/core';")).toEqual(new Set(['Menu.Item']));
    expect(reach("import { Day } from '@mantine/dates';")).toEqual(new Set(['Menu.Divider', 'Menu.Item']));
    expect(reach("import { Menu } from './Menu';")).toEqual(new Set());
  });
});
