import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { Turns } from '../queues/turns';
import { bodyTypeOf, largeBody } from './createRoute';
import { tooMuchAtOnce } from './failure';
import { largestBodyOf } from './limitBody';
import type { ServiceEnv } from './serviceApp';

/**
 * Reads the body of a caller with a valid token, but for a photograph; `requireBody` checks it. Holds a limited number of bodies that may be
 * large, and answers 429 beyond it.
 */
export function receiveBody() {
  const places = new Turns({ parallel: 48, ofOne: 6, inAll: 48 });
  return createMiddleware<ServiceEnv>(async (c, next) => {
    const { holder } = c.var;
    if (holder === undefined) return next();
    const place = mayBeLarge(c) ? places.take(holder.userId ?? holder.email) : noPlace;
    if (place === undefined) {
      await throwAway(c);
      throw tooMuchAtOnce(2);
    }
    const leave = await place;
    try {
      await arrival(c);
      await next();
    } finally {
      if (c.error !== undefined && isPhotograph(c)) await throwAway(c);
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

/** The handler reads it, and may have refused it before its end. Without a length it may have none. */
function isPhotograph(c: Context<ServiceEnv>): boolean {
  return bodyTypeOf(c.var.route) === 'photograph' && c.req.header('content-length') !== undefined;
}

const noPlace = Promise.resolve(() => undefined);

async function arrival(c: Context<ServiceEnv>): Promise<void> {
  const bodyType = bodyTypeOf(c.var.route);
  if (bodyType === 'json') c.set('hasLargeBody', (await c.req.text()).length > largeBody);
  if (bodyType === 'form') await c.req.formData().catch(() => undefined);
}

/** Reads the body without keeping it: the sender reads the answer only after sending all of it. */
async function throwAway(c: Context<ServiceEnv>): Promise<void> {
  await c.req.raw.body?.pipeTo(new WritableStream()).catch(() => undefined);
}
