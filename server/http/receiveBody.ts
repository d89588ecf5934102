import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { Turns } from '../queues/turns';
import { bodyTypeOf, largeBody } from './createRoute';
import { ServiceFailure, tooMuchAtOnce } from './failure';
import { largestBodyOf } from './limitBody';
import type { ServiceEnv } from './serviceApp';

/**
 * Only callers with a valid token have their body read; `requireBody` checks it. Large bodies are limited for
 * one caller, one organisation and in all, with 429 beyond it. Photographs pass through to the disk, for
 * minutes on a bad line, so they have more places, of their own.
 */
export function receiveBody() {
  const bodies = new Turns({ parallel: 48, ofOne: 6, ofGroup: 24, inAll: 48 });
  const photographs = new Turns({ parallel: 240, ofOne: 60, ofGroup: 120, inAll: 240 });
  return createMiddleware<ServiceEnv>(async (c, next) => {
    const { holder } = c.var;
    if (holder === undefined) return next();
    const isPhotograph = bodyTypeOf(c.var.route) === 'photograph';
    const places = isPhotograph ? photographs : bodies;
    const admission = mayBeLarge(c) ? places.take(await c.var.findAsker()) : noPlace;
    if (admission === undefined) {
      if (isPhotograph) throw tooManyPhotographs();
      await throwAway(c);
      throw tooMuchAtOnce(2);
    }
    const leave = await admission;
    try {
      await arrival(c);
      await next();
    } finally {
      // The handler reads it, and may have refused it before its end. Without a length it may have none.
      if (c.error !== undefined && isPhotograph && c.req.header('content-length') !== undefined)
        await throwAway(c);
      leave();
    }
  });
}

function mayBeLarge(c: Context<ServiceEnv>): boolean {
  if (bodyTypeOf(c.var.route) === undefined) return false;
  const length = c.req.header('content-length');
  return (length === undefined ? largestBodyOf(c.var.route) : Number(length)) > largeBody;
}

/**
 * The refusal comes before anything is read, because a caller beyond the limit would hold the connection for
 * as long as the others take.
 */
function tooManyPhotographs(): ServiceFailure {
  return new ServiceFailure(429, 'tooMuchAtOnce', { headers: { 'Retry-After': '10', Connection: 'close' } });
}

const noPlace = Promise.resolve(() => undefined);

async function arrival(c: Context<ServiceEnv>): Promise<void> {
  const bodyType = bodyTypeOf(c.var.route);
  if (bodyType === 'json') c.set('hasLargeBody', (await c.req.arrayBuffer()).byteLength > largeBody);
  if (bodyType === 'form') await c.req.formData().catch(() => undefined);
}

/** A sender reads the answer only after sending the whole body, so the body is read and dropped. */
async function throwAway(c: Context<ServiceEnv>): Promise<void> {
  await c.req.raw.body?.pipeTo(new WritableStream()).catch(() => undefined);
}
