import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { folderStore } from '../files/folderStore';
import { type Render, RenderingCrashed, RenderingFailed } from '../ports/rendering';
import { createRenderProcess, storeEnvironment } from './renderProcess';

jest.mock('node:child_process', () => {
  const actual = jest.requireActual('node:child_process');
  return { ...actual, fork: jest.fn(actual.fork) };
});

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

const fragile = `
  const { writeFileSync } = require('node:fs');
  const end = (signal) => process.kill(process.pid, signal);
  const decode = (then) => process.send({ step: 'decoding' }, then);
  process.on('message', ({ digest }) => {
    if (digest === 'ends') end('SIGKILL');
    if (digest === 'crashes') decode(() => end('SIGSEGV'));
    if (digest === 'gives up') decode(() => process.exit(1));
    if (digest === 'crashes storing') decode(() => process.send({ step: 'storing' }, () => end('SIGSEGV')));
    if (digest === 'is decoded for ever') decode(() => writeFileSync(__dirname + '/decoding', ''));
    if (digest === 'fails') process.send({ message: 'The store is away' });
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
  const sent = path.join(files.incoming, 'sent');
  const create = { width: 30, height: 20, channels: 3 as const, background: 'green' };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  const digest = createHash('sha256').update(bytes).digest('hex');
  await writeFile(sent, bytes);
  await files.keep({ digest, part: 'original' }, sent);
  rendering = createRenderProcess(program, {
    environment: storeEnvironment({ ...process.env, DATA_DIR: folder }),
  });
  const none = { takenAt: null, latitude: null, longitude: null };
  expect(await rendering.render(digest)).toEqual({ state: 'Shown', width: 30, height: 20, ...none });
  expect(await files.read({ digest, part: 'preview' })).not.toBeNull();
  expect(await rendering.render('ef'.repeat(32))).toEqual({ state: 'Lost' });
  expect(await rendering.hasAllPixels(bytes)).toBe(true);
  expect(await rendering.hasAllPixels(bytes.subarray(0, bytes.length - 40))).toBe(false);
});

it('gives code that decodes foreign files where the store is, and none of the secrets', () => {
  const environment = {
    DATA_DIR: '/data',
    FILES_URL: 'https://s3',
    PATH: '/bin',
    TOKEN_SECRET: 's',
    SMTP_URL: 's',
  };
  const given = Object.entries(storeEnvironment({ ...environment, DATABASE_URL: 's', FUTURE_SECRET: 's' }));
  expect(given.filter(([, value]) => value !== undefined)).toEqual([
    ['DATA_DIR', '/data'],
    ['FILES_URL', 'https://s3'],
    ['PATH', '/bin'],
  ]);
});

async function outcome(render: Render, digest: string): Promise<unknown> {
  const failure = await render(digest).catch((reason: unknown) => reason);
  expect(failure).toBeInstanceOf(RenderingFailed);
  expect(await render('good')).toEqual({ state: 'Unreadable' });
  return failure;
}

it('says what the process says of a failure', async () => {
  const render = await fragileProcess();
  expect(await outcome(render, 'fails')).toMatchObject({ message: 'The store is away' });
});

it('blames a photograph whose pixels have crashed the process, and for nothing else', async () => {
  const render = await fragileProcess();
  expect(await outcome(render, 'crashes')).toBeInstanceOf(RenderingCrashed);
  for (const other of ['ends', 'gives up', 'crashes storing'])
    expect(await outcome(render, other)).not.toBeInstanceOf(RenderingCrashed);
});

it('ends a photograph whose pixels take too long, and blames it', async () => {
  const render = await fragileProcess({ longestDecoding: 300 });
  expect(await outcome(render, 'is decoded for ever')).toBeInstanceOf(RenderingCrashed);
});

it('ends whatever else takes too long, which blames no photograph', async () => {
  const render = await fragileProcess({ longest: 300 });
  const failure = await render('is read for ever').catch((reason: unknown) => reason);
  expect(failure).toMatchObject({ name: 'RenderingFailed', message: expect.stringContaining('too long') });
});

it('blames no photograph for the end of the service', async () => {
  const render = await fragileProcess();
  await render('good');
  const watcher = watch(folder);
  const begins = once(watcher, 'change');
  const decoded = render('is decoded for ever').catch((reason: unknown) => reason);
  await begins;
  watcher.close();
  await rendering.close();
  expect(await decoded).toBeInstanceOf(RenderingFailed);
  expect(await decoded).not.toBeInstanceOf(RenderingCrashed);
});

it('goes on when the process could not be started', async () => {
  const nowhere = { execPath: path.join(folder, 'none') };
  jest.mocked(fork).mockImplementationOnce((started) => fork(started, nowhere));
  const render = await fragileProcess();
  expect(await outcome(render, 'good')).not.toBeInstanceOf(RenderingCrashed);
});
