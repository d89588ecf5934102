import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../server');

const start =
  /^(start\/(answers|commandLine|costly\.worker|runService|startService)|settings\/settings)\.ts$/;

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((name) => name.split(path.sep).join('/'))
  .filter((name) => name.endsWith('.ts') && !/^(demo|testing)\/|\.test\.ts$/.test(name));

const codeOf = (name: string) =>
  readFileSync(path.join(root, name), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

it('is known to the demo and the start alone: what is shown of a stack is stored', () => {
  expect(sources.filter((name) => start.test(name)).length).toBe(6);
  const knowing = sources.filter((name) => /seed|createRandom/i.test(codeOf(name)));
  expect(knowing.filter((name) => !start.test(name))).toEqual([]);
});
