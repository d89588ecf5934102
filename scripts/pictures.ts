/**
 * `npm run pictures` takes pictures of all screens in all states. It can compare them with the pictures of another
 * folder.
 */
import { existsSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { scenes } from '../e2e/scenes/allScenes';
import { comparePictures } from './pictures/comparePictures';
import { indexPage } from './pictures/indexPage';
import { jobsOf, takePictures } from './pictures/takePictures';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const { values } = parseArgs({
  options: {
    languages: { type: 'string', default: 'en' },
    widths: { type: 'string', default: '1440,390' },
    schemes: { type: 'string', default: 'light' },
    only: { type: 'string', default: '' },
    out: { type: 'string', default: path.join(root, '.pictures') },
    compare: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
});
const list = (text: string) => text.split(',').map((part) => part.trim());
const order = {
  scenes: scenes.filter(({ name }) => list(values.only).some((part) => name.includes(part))),
  languages: z.array(z.enum(['en', 'da', 'de', 'pl', 'pseudo'])).parse(list(values.languages)),
  widths: z.array(z.coerce.number().int().min(200).max(4_000)).parse(list(values.widths)),
  schemes: z.array(z.enum(['light', 'dark'])).parse(list(values.schemes)),
  folder: path.resolve(values.out),
  checks: values.check,
};
const before = values.compare === undefined ? null : path.resolve(values.compare);
if (before === order.folder) throw new Error('A folder cannot be compared with itself');
if (order.scenes.length === 0) throw new Error(`No scene has "${values.only}" in its name`);

if (existsSync(order.folder) && !existsSync(path.join(order.folder, 'index.html')))
  throw new Error(`${order.folder} holds something else than pictures`);
rmSync(order.folder, { recursive: true, force: true });
await mkdir(order.folder, { recursive: true });
const index = path.join(order.folder, 'index.html');
// The file marks the folder as one of pictures even if the run fails.
await writeFile(index, '');
const { pictures, failures } = await takePictures(order);
const asked = new Set(jobsOf(order).flatMap((job) => job.pictures.map(({ file }) => file)));
const changes =
  before === null ? null : await comparePictures(before, order.folder, (file) => asked.has(file));
const way = before === null ? null : path.relative(order.folder, before).split(path.sep).join('/');
await writeFile(index, indexPage({ pictures, failures, changes, before: way }));

const count = (kind: string) =>
  [...(changes?.values() ?? [])].filter((change) => change.kind === kind).length;
const compared = changes
  ? `: ${['changed', 'new', 'gone'].map((kind) => `${count(kind)} ${kind}`).join(', ')}`
  : '';
console.log(`\n${pictures.length} pictures${compared}; see ${index}`);
for (const name of new Set(failures.map(({ picture }) => picture.scene))) console.error(`FAILED ${name}`);
if (failures.length > 0) process.exitCode = 1;
