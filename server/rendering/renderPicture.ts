import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { errorCodeOf } from '../domain/errorCode';
import type { FileKey, FileStore } from '../ports/fileStore';
import type { Rendered } from '../ports/rendering';
import { readTags } from './readTags';

/** What is done after reading; only decoding is the photograph's own. */
export type RenderStep = 'decoding' | 'storing';

/** Pixels: enough to see each log end of a pile on a large screen and on paper. */
const longestSide = 2560;

/** Pixels of a preview. */
const previewSide = 480;

/** As many as a photograph may have that is taken. */
const mostPixels = 100_000_000;

/**
 * Makes what is shown of a photograph: turned as the camera was held, in sRGB, and without anything that the camera wrote beside
 * the pixels. Position and time of that are answered.
 * @throws what is no fault of the photograph: the store, the disk, the memory
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
 * As the camera was held. Cameras write much that a decoder warns of, and all of it is passed over but for pixels that are missing,
 * which the decoder would fill with grey.
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

/** Into the memory, so that no disk has a part in what may fail. */
function drawn(source: Sharp, { side, quality }: { side: number; quality: number }) {
  return source
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true });
}

/**
 * Whatever the decoder says is of the photograph, because another attempt would end in the same way; but for what names the memory,
 * a file of the system or a code of it.
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
