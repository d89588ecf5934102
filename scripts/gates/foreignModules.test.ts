import type { BuiltChunk } from './builtPortal';
import { foreignModules } from './foreignModules';

const chunk = (name: string, moduleIds: string[], imports: string[] = []): BuiltChunk => ({
  fileName: `${name}.js`,
  styles: [],
  moduleIds,
  imports: imports.map((imported) => `${imported}.js`),
});

const chunks = [
  chunk('index', ['index.html', 'src/main.tsx'], ['theme']),
  chunk('theme', ['node_modules/@mantine/core/theme.mjs']),
  chunk('report', ['src/Report.tsx', 'src/Sheet.tsx'], ['theme', 'calls']),
  chunk('calls', ['src/send.ts'], ['deep']),
  chunk('deep', ['src/pause.ts', 'src/store.ts'], ['calls']),
  chunk('list', ['src/List.tsx', 'node_modules/@mantine/core/Table.mjs'], ['theme']),
];
const find = (page: string, forbidden: RegExp) => foreignModules(chunks, page, 'index.html', forbidden);

it('finds what comes with a page over any number of chunks, and not what every page has', () => {
  expect(find('src/Report.tsx', /store\.ts|@mantine/)).toEqual(['src/store.ts']);
  expect(find('src/List.tsx', /store\.ts|@mantine/)).toEqual(['node_modules/@mantine/core/Table.mjs']);
  expect(find('src/Report.tsx', /List/)).toEqual([]);
});

it('refuses a page that is not there', () => {
  expect(() => find('src/Gone.tsx', /store/)).toThrow('src/Gone.tsx is in no chunk of the portal');
});
