import path from 'node:path';
import { decode } from 'fast-png';
import type { PictureKind } from '../../domain/fieldValue';
import { packLogEnds } from '../../domain/logEnds';
import { faceOf } from '../simulator/logEnds';
import { measure } from '../simulator/measurement';
import { packedLogEnds } from '../simulator/simulatedImage';
import type { Drawing } from './drawing';
import { createDrawingThread } from './drawingThread';
import { pictureOf } from './pictures';

describe('drawn pictures', () => {
  const stack = {
    id: 'b7a5c1de-0000-5000-8000-000000000001',
    treeSpecies: 'fi',
    assortment: 'pulp',
    assortmentLength: 3,
    fullMeasurement: true,
  };

  interface Drawn extends Partial<typeof stack> {
    isAnnotated?: boolean;
  }

  function draw(kind: PictureKind, { isAnnotated = false, ...over }: Drawn = {}) {
    const drawn = { ...stack, ...over };
    const logEnds = packedLogEnds(faceOf(7, drawn.id, measure(7, drawn)));
    return pictureOf({ seed: 7, kind, stackId: drawn.id, logEnds, isAnnotated });
  }

  function colours(picture: Uint8Array | null): Set<number> {
    return new Set(picture ? decode(picture).data : []);
  }

  it.each(['FrontImage', 'BackImage', 'CloseupImage'] as const)(
    'draws %s as a small PNG with wood in it',
    (kind) => {
      const picture = draw(kind);
      expect(colours(picture).size).toBeGreaterThan(8);
      expect(picture?.length).toBeLessThan(100_000);
    },
  );

  it('draws the same picture again, and another one for another stack', () => {
    const picture = draw('FrontImage');
    expect(draw('FrontImage')).toEqual(picture);
    expect(draw('FrontImage', { id: 'another' })).not.toEqual(picture);
    expect(draw('BackImage')).not.toEqual(picture);
  });

  it('outlines the log ends in the annotated variant, which is the same picture otherwise', () => {
    const [plain, annotated] = [false, true].map(
      (isAnnotated) => decode(draw('CloseupImage', { isAnnotated }) ?? new Uint8Array()).data,
    );
    const changed = [...(annotated ?? [])].filter((colour, index) => colour !== plain?.[index]);
    expect(new Set(changed).size).toBe(1);
    expect(changed.length).toBeGreaterThan(5000);
    expect(plain).not.toContain(changed[0]);
  });

  it('draws counted stacks too', () => {
    expect(colours(draw('FrontImage', { fullMeasurement: false })).size).toBeGreaterThan(8);
  });

  it('has nothing to draw where no log ends are stored', () => {
    const drawing = { seed: 7, kind: 'FrontImage', stackId: stack.id, isAnnotated: false } as const;
    expect(pictureOf({ ...drawing, logEnds: packLogEnds([]) })).toBeNull();
  });
});

describe('the thread for pictures', () => {
  const program = path.join(__dirname, 'startDrawing.mjs');

  const logEnds = packLogEnds([
    {
      ...({ file: 'FrontImage', width: 400, height: 200, scale: 200 } as const),
      logEnds: [
        { x: 100, y: 120, diameter: 30 },
        { x: 200, y: 100, diameter: 40 },
      ],
    },
  ]);

  function drawing(seed: number, over: Partial<Drawing> = {}): Drawing {
    return { seed, kind: 'FrontImage', stackId: 'a', logEnds, isAnnotated: false, ...over };
  }

  let thread: ReturnType<typeof createDrawingThread>;

  function open(file: string, options = {}) {
    thread = createDrawingThread(file, options);
    return thread;
  }

  afterEach(() => thread.close());

  const fragile = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ seed }) => {
    if (seed === 0) process.exit(1);
    if (seed === 1) throw new Error('thrown');
    parentPort.postMessage(seed === 2 ? { failure: new Error('failed') } : { picture: Uint8Array.of(seed) });
  });`;

  it('draws what this thread would, and nothing of a stack without log ends', async () => {
    const { draw } = open(program);
    const wanted = [
      drawing(7),
      drawing(7, { kind: 'CloseupImage', isAnnotated: true }),
      drawing(7, { logEnds: packLogEnds([]) }),
    ];
    const drawn = await Promise.all(wanted.map(draw));
    // Buffers of two threads have different prototypes, so their contents are compared.
    const bytes = (pictures: readonly (Uint8Array | null)[]) =>
      pictures.map((picture) => picture && Buffer.from(picture).toString('base64'));
    expect(bytes(drawn)).toEqual(bytes(wanted.map(pictureOf)));
    expect(drawn[2]).toBeNull();
  });

  it('fails the picture that cannot be drawn, and no other', async () => {
    const { draw } = open(fragile, { eval: true });
    const answers = [3, 2, 4].map((seed) => draw(drawing(seed)));
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
    expect(await draw(drawing(3))).toEqual(Uint8Array.of(3));
    const answers = [end, 4].map((seed) => draw(drawing(seed)));
    expect(await Promise.allSettled(answers)).toMatchObject([
      { reason: { message } },
      { reason: { message } },
    ]);
    expect(await draw(drawing(5))).toEqual(Uint8Array.of(5));
  });

  it('can be closed before anything was drawn', async () => {
    await expect(open(program).close()).resolves.toBeUndefined();
  });
});
