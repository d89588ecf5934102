import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { conditions } from '../../src/ui/layout/widths';
import { literalWidthsIn } from './literalWidths';

const portal = path.join(__dirname, '../../src');
const declared = 'ui/layout/widths.ts';

const sources = readdirSync(portal, { recursive: true, encoding: 'utf8' })
  .map((name) => name.split(path.sep).join('/'))
  .filter((name) => /(?<!\.test)\.(css|tsx?)$/.test(name) && name !== declared)
  .map((name) => ({ file: `src/${name}`, source: readFileSync(path.join(portal, name), 'utf8') }));

it('every width has a name', () => {
  expect(sources.length).toBeGreaterThan(600);
  const found = sources.flatMap(({ file, source }) =>
    literalWidthsIn(source).map((width) => `${file}:${width} (name it: src/${declared})`),
  );
  expect(found).toEqual([]);
});

it('every name has a width, and somebody who uses it', () => {
  const uses = sources.flatMap(
    ({ source }) => source.match(/@(media|container)[^{]*|useWidth\('\w+'\)/g) ?? [],
  );
  const used = uses.flatMap((use) =>
    [...use.matchAll(/\(--([\w-]+)\)|'(\w+)'/g)].map(([, css, tsx]) => css ?? tsx),
  );
  expect([...new Set(used)].sort()).toEqual(Object.keys(conditions).sort());
});

it.each([
  '@media (width < 48em) {',
  '@media screen and (max-width: 767.5px) {',
  '@media (48em <= width < 80em) {',
  '@container list (inline-size >= 800px) {',
  "useMediaQuery('(width >= 90em)')",
  'matchMedia(`(min-width: $' + '{least})`)',
])('finds %s', (source) => {
  expect(literalWidthsIn(`\n${source}`)).toEqual([expect.stringMatching(/^2: \(.*\)$/)]);
});

it.each(['@media (--phone) {', '@media (height < 400px) {', '.a { max-width: min(90vw, 36rem); }'])(
  'lets pass %s',
  (source) => {
    expect(literalWidthsIn(source)).toEqual([]);
  },
);
