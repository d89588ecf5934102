import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type FileStore, FilesUnavailable } from '../ports/fileStore';
import type { Rendered } from '../ports/rendering';
import { readTags } from './readTags';

/** Pixels: enough to see each log end of a pile on a large screen and on paper. */
const longestSide = 2560;

/** Pixels of a preview. */
const previewSide = 480;

/** As many as a photograph may have that is taken. */
const mostPixels = 100_000_000;

/**
 * Makes what is shown of a photograph: turned as the camera was held, in sRGB, and without anything that the camera wrote beside
 * the pixels. Position and time of that are answered.
 * @throws FilesUnavailable
 */
export async function renderPicture(files: FileStore, digest: string): Promise<Rendered> {
  const original = await files.read({ digest, part: 'original' });
  if (original === null) throw new FilesUnavailable(`The photograph ${digest} is not there`);
  await mkdir(files.incoming, { recursive: true });
  const [shown, preview] = [randomUUID(), randomUUID()].map((name) => path.join(files.incoming, name));
  if (shown === undefined || preview === undefined) throw new Error('There are two files');
  try {
    const source = sharp(original, { limitInputPixels: mostPixels, failOn: 'error' });
    const size = await drawn(source.autoOrient(), shown, { side: longestSide, quality: 84 });
    if (size === null) return { state: 'Unreadable' };
    await drawn(sharp(shown), preview, { side: previewSide, quality: 76 });
    const { exif } = await source.metadata();
    await files.keep({ digest, part: 'shown' }, shown);
    await files.keep({ digest, part: 'preview' }, preview);
    return { state: 'Shown', ...size, ...readTags(exif) };
  } finally {
    for (const file of [shown, preview]) await rm(file, { force: true });
  }
}

/** Null for what is no picture. */
async function drawn(source: Sharp, file: string, { side, quality }: { side: number; quality: number }) {
  try {
    const { width, height } = await source
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality })
      .toFile(file);
    return { width, height };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : '';
    // A full disk is no fault of the photograph.
    if (/No space left|write error|unable to open for write|Input\/output/i.test(reason))
      throw new FilesUnavailable('The folder of files cannot be written', { cause });
    return null;
  }
}
