import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { folderStore } from '../files/folderStore';
import { FilesUnavailable } from '../ports/fileStore';
import { createRenderProcess } from './renderProcess';

const program = path.join(__dirname, 'startRendering.mjs');

let folder: string;
let rendering: ReturnType<typeof createRenderProcess>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rendering-'));
});
afterEach(async () => {
  await rendering.close();
  await rm(folder, { recursive: true, force: true });
});

/** Answers by the digest. */
const fragile = `
  process.on('message', (digest) => {
    if (digest === 'ends') process.exit(1);
    if (digest === 'away') process.send({ message: 'full', isUnavailable: true });
    if (digest === 'fails') process.send({ message: 'odd', isUnavailable: false });
    if (digest === 'good') process.send({ rendered: { state: 'Unreadable' } });
  });
  process.on('disconnect', () => process.exit());`;

async function fragileProcess(options = {}) {
  const file = path.join(folder, 'fragile.cjs');
  await writeFile(file, fragile);
  rendering = createRenderProcess(file, options);
  return rendering.render;
}

it('makes what is shown of a photograph in the store', async () => {
  const files = folderStore(path.join(folder, 'files'));
  await mkdir(files.incoming, { recursive: true });
  const digest = 'cd'.repeat(32);
  const sent = path.join(files.incoming, 'sent');
  const create = { width: 30, height: 20, channels: 3 as const, background: 'green' };
  await writeFile(sent, await sharp({ create }).jpeg().toBuffer());
  await files.keep({ digest, part: 'original' }, sent);
  rendering = createRenderProcess(program, { environment: { ...process.env, DATA_DIR: folder } });
  const none = { takenAt: null, latitude: null, longitude: null };
  expect(await rendering.render(digest)).toEqual({ state: 'Shown', width: 30, height: 20, ...none });
  expect(await files.read({ digest, part: 'preview' })).not.toBeNull();
  await expect(rendering.render('ef'.repeat(32))).rejects.toThrow(FilesUnavailable);
});

it('tells a store that is away from a failure', async () => {
  const render = await fragileProcess();
  await expect(render('away')).rejects.toThrow(FilesUnavailable);
  await expect(render('fails')).rejects.toThrow('odd');
  expect(await render('good')).toEqual({ state: 'Unreadable' });
});

it('fails the photograph that ends it, and makes the next one', async () => {
  const render = await fragileProcess();
  await expect(render('ends')).rejects.toThrow('has ended');
  expect(await render('good')).toEqual({ state: 'Unreadable' });
});

it('ends with a photograph that takes too long', async () => {
  const render = await fragileProcess({ longest: 300 });
  await expect(render('never')).rejects.toThrow('has ended');
});
