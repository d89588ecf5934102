import sharp from 'sharp';
import { openFiles } from '../files/openFiles';
import { readSettings } from '../settings';
import { renderPicture } from './renderPicture';
import type { RenderMessage } from './renderProcess';

// One picture at a time is read once: one processor works, and nothing of it is wanted again.
sharp.concurrency(1);
sharp.cache(false);

const files = openFiles(readSettings(process.env));

const tell = (message: RenderMessage) => process.send?.(message);

process.on('message', async (digest: string) => {
  try {
    tell({ rendered: await renderPicture(files, digest, (step) => tell({ step })) });
  } catch (failure) {
    tell({ message: failure instanceof Error ? failure.message : `${failure}` });
  }
});
// A terminal and a service manager send these to all processes of a service, which ends this one when the picture is made.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
// Also where the service was killed.
process.on('disconnect', () => process.exit());
