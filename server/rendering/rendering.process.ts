import sharp from 'sharp';
import { openFiles } from '../files/openFiles';
import { FilesUnavailable } from '../ports/fileStore';
import { readSettings } from '../settings';
import { renderPicture } from './renderPicture';
import type { RenderAnswer } from './renderProcess';

// One picture at a time is read once: one processor works, and nothing of it is wanted again.
sharp.concurrency(1);
sharp.cache(false);

const files = openFiles(readSettings(process.env));

async function answerOf(digest: string): Promise<RenderAnswer> {
  try {
    return { rendered: await renderPicture(files, digest) };
  } catch (failure) {
    const message = failure instanceof Error ? failure.message : `${failure}`;
    return { message, isUnavailable: failure instanceof FilesUnavailable };
  }
}

process.on('message', async (digest: string) => process.send?.(await answerOf(digest)));
// Also where the service was killed.
process.on('disconnect', () => process.exit());
