import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { Turns } from '../queues/turns';
import { bodyTypeOf, largeBody } from './createRoute';
import { tooMuchAtOnce } from './failure';
import { largestBodyOf } from './limitBody';
import type { ServiceEnv } from './serviceApp';

/** Whether the body may be one that takes long to parse. Its size may not be known before it is there. */
export function hasLargeBody(c: Context<ServiceEnv>): boolean {
  if (bodyTypeOf(c.var.route) !== 'json' || largestBodyOf(c.var.route) <= largeBody) return false;
  return Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY) > largeBody;
}

/**
 * Waits until the body of somebody with a valid token is there; `requireBody` says what is wrong with it. Of large ones it
 * refuses, before it reads them, more than the memory of the service should hold: 429.
 */
export function receiveBody() {
  const places = new Turns({ parallel: 12, ofOne: 6, inAll: 12 });
  return createMiddleware<ServiceEnv>(async (c, next) => {
    const { holder } = c.var;
    if (holder === undefined) return next();
    const place = hasLargeBody(c) ? places.take(holder.userId ?? holder.email) : noPlace;
    if (place === undefined) throw tooMuchAtOnce(2);
    const leave = await place;
    try {
      const bodyType = bodyTypeOf(c.var.route);
      if (bodyType === 'json') await c.req.text();
      if (bodyType === 'form') await c.req.formData().catch(() => undefined);
      await next();
    } finally {
      leave();
    }
  });
}

const noPlace = Promise.resolve(() => undefined);
