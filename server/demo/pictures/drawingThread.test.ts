import path from 'node:path';
import { createDrawingThread } from './drawingThread';
import { pictureOf } from './pictures';

const program = path.join(__dirname, 'startDrawing.mjs');

const stack = {
  id: '11111111-1111-4111-8111-111111111111',
  treeSpecies: 'fi',
  assortment: 'pulp',
  assortmentLength: 3,
  fullMeasurement: true,
};

let thread: ReturnType<typeof createDrawingThread>;

function open(file: string, options = {}) {
  thread = createDrawingThread(file, options);
  return thread;
}

afterEach(() => thread.close());

/** Answers nothing that it has not been told to. */
const fragile = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ([seed]) => {
    if (seed === 0) process.exit(1);
    if (seed === 1) throw new Error('thrown');
    parentPort.postMessage(seed === 2 ? { failure: new Error('failed') } : { picture: Uint8Array.of(seed) });
  });`;

it('draws what this thread would, and nothing of a stack without a measurement', async () => {
  const { draw } = open(program);
  const measured = draw(7, 'FrontImage', stack);
  const other = draw(7, 'CloseupImage', stack, { isAnnotated: true });
  const none = draw(7, 'FrontImage', { ...stack, fullMeasurement: null });
  expect(Buffer.from((await measured) ?? []).equals(pictureOf(7, 'FrontImage', stack) ?? Buffer.of())).toBe(
    true,
  );
  const annotated = pictureOf(7, 'CloseupImage', stack, { isAnnotated: true });
  expect(Buffer.from((await other) ?? []).equals(annotated ?? Buffer.of())).toBe(true);
  expect(await none).toBeNull();
});

it('fails the picture that cannot be drawn, and no other', async () => {
  const { draw } = open(fragile, { eval: true });
  const answers = [3, 2, 4].map((seed) => draw(seed, 'FrontImage', stack));
  expect(await Promise.allSettled(answers)).toMatchObject([
    { value: Uint8Array.of(3) },
    { reason: { message: 'failed' } },
    { value: Uint8Array.of(4) },
  ]);
});

it.each([
  [0, 'The thread that draws has ended'],
  [1, 'thrown'],
])('fails what waits for a thread that has ended, and draws with another one', async (end, message) => {
  const { draw } = open(fragile, { eval: true });
  const answers = [3, end, 4].map((seed) => draw(seed, 'FrontImage', stack));
  expect(await Promise.allSettled(answers)).toMatchObject([
    { value: Uint8Array.of(3) },
    { reason: { message } },
    { reason: { message } },
  ]);
  expect(await draw(5, 'FrontImage', stack)).toEqual(Uint8Array.of(5));
});

it('can be closed before anything was drawn', async () => {
  await expect(open(program).close()).resolves.toBeUndefined();
});
