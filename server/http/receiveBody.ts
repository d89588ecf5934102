import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { Turns } from '../queues/turns';
import { bodyTypeOf, largeBody } from './createRoute';
import { ServiceFailure, tooMuchAtOnce } from './failure';
import { largestBodyOf } from './limitBody';
import type { ServiceEnv } from './serviceApp';

/**
 * Reads the body of a caller with a valid token, but for a photograph; `requireBody` checks it. Holds a limited number of bodies that may be
 * large, of one caller, of one organisation and in all, and answers 429 beyond it. Photographs pass through to the disk, for minutes on a bad line: they have more places, of their own.
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

/** Without a length it may be as large as the route takes. */
function mayBeLarge(c: Context<ServiceEnv>): boolean {
  if (bodyTypeOf(c.var.route) === undefined) return false;
  const length = c.req.header('content-length');
  return (length === undefined ? largestBodyOf(c.var.route) : Number(length)) > largeBody;
}

/** Before anything is read: who is one too many would hold the connection for as long as who has a place. */
function tooManyPhotographs(): ServiceFailure {
  return new ServiceFailure(429, 'tooMuchAtOnce', { headers: { 'Retry-After': '10', Connection: 'close' } });
}

const noPlace = Promise.resolve(() => undefined);

async function arrival(c: Context<ServiceEnv>): Promise<void> {
  const bodyType = bodyTypeOf(c.var.route);
  if (bodyType === 'json') c.set('hasLargeBody', (await c.req.arrayBuffer()).byteLength > largeBody);
  if (bodyType === 'form') await c.req.formData().catch(() => undefined);
}

/** Reads the body without keeping it: the sender reads the answer only after sending all of it. */
async function throwAway(c: Context<ServiceEnv>): Promise<void> {
  await c.req.raw.body?.pipeTo(new WritableStream()).catch(() => undefined);
}
