import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { namesWithTwoMeanings } from './exportedNames';

const root = path.join(__dirname, '../..');

const others = /\.(test|accessCases)\.tsx?$|^server\/testing\/|\.gen\.ts$|\.d\.ts$/;

function productSources(): Map<string, string> {
  const files = ['src', 'server'].flatMap((side) =>
    readdirSync(path.join(root, side), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(side, file.replaceAll(path.sep, '/')),
    ),
  );
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !others.test(file)).sort();
  return new Map(sources.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

describe('exported names', () => {
  it('are declared in one file each', () => {
    expect(namesWithTwoMeanings(productSources())).toEqual([]);
  });

  it('are found in every kind of declaration, with both places', () => {
    const sources = new Map([
      ['a.ts', 'export const one = 1;\nexport function two() {}\nexport const { three, four: [five] } = x;'],
      [
        'b.tsx',
        '\nexport interface one {}\nexport class two {}\nexport type three = 1;\nexport async function five() {}',
      ],
      ['c.ts', "export { one, type three } from './a';\nconst two = 2;\nexport const four = two;"],
    ]);
    const found = namesWithTwoMeanings(sources).map((line) => line.replace(/\. If .*/, ''));
    expect(found).toEqual([
      'one: a.ts:1, b.tsx:2',
      'two: a.ts:2, b.tsx:3',
      'three: a.ts:3, b.tsx:4',
      'five: a.ts:3, b.tsx:5',
    ]);
  });
});
