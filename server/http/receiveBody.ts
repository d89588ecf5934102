import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { Turns } from '../queues/turns';
import { failureTexts } from '../texts/failureTexts';
import { bodyTypeOf, largeBody } from './createRoute';
import { ServiceFailure, tooMuchAtOnce } from './failure';
import { largestBodyOf } from './limitBody';
import type { ServiceEnv } from './serviceApp';

/**
 * A body is read only if its caller has a valid token; `requireBody` checks the body afterwards. The number
 * of large bodies is limited for each caller, for each organisation and in total; calls beyond the limit are
 * answered 429. Photographs are written to the disk and take minutes on a bad line, so they have separate
 * slots, and more of them.
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
      // The handler reads the body, and may have refused it before its end. A call without a content length
      // may have no body.
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
 * The refusal is sent before the body is read: otherwise a caller beyond the limit would occupy the
 * connection as long as the others do.
 */
function tooManyPhotographs(): ServiceFailure {
  return new ServiceFailure(429, failureTexts.tooMuchAtOnce, {
    headers: { 'Retry-After': '10', Connection: 'close' },
  });
}

const noPlace = Promise.resolve(() => undefined);

async function arrival(c: Context<ServiceEnv>): Promise<void> {
  const bodyType = bodyTypeOf(c.var.route);
  if (bodyType === 'json') c.set('hasLargeBody', (await c.req.arrayBuffer()).byteLength > largeBody);
  if (bodyType === 'form') await c.req.formData().catch(() => undefined);
}

/** Many senders read the answer only after they have sent the whole body, so the body is read and dropped. */
async function throwAway(c: Context<ServiceEnv>): Promise<void> {
  await c.req.raw.body?.pipeTo(new WritableStream()).catch(() => undefined);
}
