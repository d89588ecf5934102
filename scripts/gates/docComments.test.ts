import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { docCommentFaults } from './docComments';

const root = path.join(__dirname, '../..');
const folders = ['bench', 'e2e', 'mocks', 'scripts', 'server', 'src'];
const isSource = (file: string) => /\.([cm]?js|tsx?)$/.test(file) && !file.includes('.gen.');

function sources(): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.replaceAll(path.sep, '/')),
    ),
  );
  return [...readdirSync(root), ...files].filter(isSource).sort();
}

describe('comments', () => {
  it('are sentences that name their subject', () => {
    const files = sources();
    expect(files.length).toBeGreaterThan(1500);
    const found = files.flatMap((file) =>
      docCommentFaults(readFileSync(path.join(root, file), 'utf8'), file).map((fault) => `${file}:${fault}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['/** Of the picture. */\nconst a = 1;', 'begins with "Of"'],
    ['/** Whoever asks waits. */\nconst a = 1;', 'begins with "Whoever"'],
    ['interface A {\n  /**\n   * What the\n   * camera saw.\n   */\n  b: 1;\n}', 'begins with "What"'],
    ['const a = {\n  /** Cubic metres. */\n  b: 1,\n};', 'has fewer than 4 words'],
    ["type A =\n  /** Lower case. @throws Error for anything else */\n  | 'b';", 'has fewer than 4 words'],
    ['/** The call is answered 503 when whoever asks waits too long. */\nlet a: 1;', 'says "whoever"'],
    ['/** The stack has been assigned by now. */\nlet a: 1;', 'says "by now"'],
    ['// Of the picture.\nconst a = 1;', 'begins with "Of"'],
    ['// The stack may have\n// been deleted meanwhile.\nlet a: 1;', 'says "meanwhile"'],
  ])('are refused: %j', (source, fault) => {
    expect(docCommentFaults(source, 'a.ts')).toEqual([expect.stringContaining(`: ${fault}: `)]);
  });

  it.each([
    '/** The volume is in cubic metres. */\nconst a = 1;',
    '/** @throws CommandError */\nfunction a() {}',
    '/** The value `etc` stands for the rest. @returns whether whoever asks may */\nfunction a() {}',
    '// The place\n// of the picture.\nconst a = 1;',
    "const a = '/** Of it. */';",
  ])('are let pass: %j', (source) => {
    expect(docCommentFaults(source, 'a.ts')).toEqual([]);
  });
});
