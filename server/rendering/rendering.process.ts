import sharp from 'sharp';
import { openFiles } from '../files/openFiles';
import { readSettings } from '../settings/settings';
import { hasAllPixels } from './hasAllPixels';
import { renderPicture } from './renderPicture';
import type { RenderJob, RenderMessage } from './renderProcess';

// Pictures are read one at a time and only once, so one processor suffices and a cache would be useless.
sharp.concurrency(1);
sharp.cache(false);

const files = openFiles(readSettings(process.env));

const tell = (message: RenderMessage) => process.send?.(message);

process.on('message', async (job: RenderJob) => {
  try {
    if ('digest' in job) tell({ rendered: await renderPicture(files, job.digest, (step) => tell({ step })) });
    else {
      tell({ step: 'decoding' });
      tell({ hasAllPixels: await hasAllPixels(job.picture) });
    }
  } catch (failure) {
    tell({ message: failure instanceof Error ? failure.message : `${failure}` });
  }
});
// A terminal and a service manager send these to all processes of a service, which ends this one when the picture is made.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
// This also happens where the service was killed.
process.on('disconnect', () => process.exit());
