import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { errorCodeOf } from '../domain/errorCode';
import type { FileKey, FileStore } from '../ports/fileStore';
import type { Rendered } from '../ports/rendering';
import { readTags } from './readTags';

export type RenderStep = 'decoding' | 'storing';

/**
 * The longer side of a picture has at most `longestSide` pixels, and that of a preview `previewSide`. The
 * former is enough to see each log end of a pile on a large screen and on paper.
 */
const longestSide = 2560;
const previewSide = 480;

const mostPixels = 100_000_000;

/**
 * Stores the photograph rotated to the way the camera was held, in sRGB, and without the metadata that the
 * camera wrote. Returns the position and the time that the camera wrote.
 * @throws any failure of the store, the disk or the memory
 */
export async function renderPicture(
  files: FileStore,
  digest: string,
  onStep: (step: RenderStep) => void = () => undefined,
): Promise<Rendered> {
  const original = await files.read({ digest, part: 'original' });
  if (original === null) return { state: 'Lost' };
  onStep('decoding');
  const shown = await decoded(original).catch(nullWhenDamaged);
  if (shown === null) return { state: 'Unreadable' };
  const preview = await drawn(sharp(shown.data), { side: previewSide, quality: 76 });
  const { exif } = await sharp(original).metadata();
  onStep('storing');
  await store(files, { digest, part: 'shown' }, shown.data);
  await store(files, { digest, part: 'preview' }, preview.data);
  const { width, height } = shown.info;
  return { state: 'Shown', width, height, ...readTags(exif) };
}

/**
 * The picture is rotated to the way the camera was held. Decoders warn about many things that cameras write.
 * These warnings are ignored, except the one about missing pixels, which the decoder would fill with grey.
 */
async function decoded(original: Uint8Array) {
  const drawnUnless = (failOn: 'warning' | 'error') =>
    drawn(sharp(original, { limitInputPixels: mostPixels, failOn }).autoOrient(), {
      side: longestSide,
      quality: 84,
    });
  try {
    return await drawnUnless('warning');
  } catch (failure) {
    if (failure instanceof Error && /premature end/i.test(failure.message)) throw failure;
    return drawnUnless('error');
  }
}

function drawn(source: Sharp, { side, quality }: { side: number; quality: number }) {
  return source
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true });
}

/**
 * A failure of the decoder means that the photograph is damaged: another attempt would fail in the same way.
 * The exception are failures that mention the memory, a file of the system or a system error code.
 */
export function nullWhenDamaged(failure: unknown): null {
  const reason = failure instanceof Error ? failure.message : '';
  if (errorCodeOf(failure) !== undefined || /memory|alloc|(unix|system) error|resource/i.test(reason))
    throw failure;
  return null;
}

async function store(files: FileStore, key: FileKey, content: Uint8Array): Promise<void> {
  const file = path.join(await files.openIncoming(), randomUUID());
  try {
    await writeFile(file, content, { mode: 0o600 });
    await files.keep(key, file);
  } finally {
    await rm(file, { force: true });
  }
}
