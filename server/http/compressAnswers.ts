import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { constants, createGzip, gzip } from 'node:zlib';
import { accepts } from 'hono/accepts';
import { createMiddleware } from 'hono/factory';
import type { ServiceRoute } from './createRoute';
import { isTextWrittenWhileSent } from './fileTypes';
import type { ServiceEnv } from './serviceApp';

const options = { level: constants.Z_BEST_SPEED };

/** Fewer bytes need one packet, whether compressed or not. */
const smallest = 1024;

function isCompressible(answer: Response): boolean {
  return (
    isTextWrittenWhileSent(answer) || /^application\/json\b/.test(answer.headers.get('content-type') ?? '')
  );
}

/**
 * If an answer contains a secret and also text of an attacker, its compressed size reveals whether the two
 * are similar (BREACH). Public calls receive and return tokens.
 */
function mayTellSecret({ rights, secret }: ServiceRoute): boolean {
  return rights === 'public' || secret === true;
}

/**
 * Every browser reads gzip. Hono's `compress` is not used, because it makes entity tags weak, which
 * `If-Match` refuses, and holds a stream back until a buffer is full.
 */
export const compressAnswers = createMiddleware<ServiceEnv>(async (c, next) => {
  await next();
  const { body } = c.res;
  // Reports are printed on this machine.
  const isPrinted = c.var.reportStackId !== undefined;
  if (body === null || isPrinted || mayTellSecret(c.var.route) || !isCompressible(c.res)) return;
  c.header('Vary', 'Accept-Encoding');
  if (accepts(c, { header: 'Accept-Encoding', supports: ['gzip'], default: '' }) !== 'gzip') return;
  if (isTextWrittenWhileSent(c.res)) {
    c.res = new Response(flushedGzip(body), c.res);
  } else {
    const whole = await c.res.arrayBuffer();
    const isSmall = whole.byteLength < smallest;
    c.res = new Response(isSmall ? whole : new Uint8Array(await promisify(gzip)(whole, options)), c.res);
    if (isSmall) return;
  }
  c.header('Content-Encoding', 'gzip');
});

/**
 * Each part is sent as soon as it arrives, because the portal shows the progress of a file. Parts are read
 * only on demand, so a reader who disconnects causes no failure.
 */
function flushedGzip(file: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = file.getReader();
  const compressor = createGzip({ ...options, flush: constants.Z_SYNC_FLUSH });
  const compressed: Buffer[] = [];
  compressor.on('data', (part: Buffer) => compressed.push(part));
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) {
          compressor.end();
          await finished(compressor);
        } else {
          await new Promise<void>((resolve, reject) => {
            compressor.write(value, (failure) => (failure ? reject(failure) : resolve()));
          });
        }
        for (const part of compressed.splice(0)) controller.enqueue(new Uint8Array(part));
        if (done) controller.close();
      },
      cancel(reason) {
        compressor.destroy();
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
