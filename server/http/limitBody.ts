import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { bodyTypeOf, type ServiceRoute } from './createRoute';
import { ServiceFailure } from './failure';
import type { ServiceEnv } from './serviceApp';

/** Bytes: forms with a few lines of text, also where each letter is written as an escape. */
const usual = 16 * 1024;

function limitOf(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: () => {
      // The rest of the body is not read, so the connection cannot carry another call.
      throw new ServiceFailure(413, 'tooLarge', { headers: { Connection: 'close' } });
    },
  });
}

const limits = new Map<number, ReturnType<typeof limitOf>>();

/** Bytes of the body that a route takes. */
export function largestBodyOf({ largestBody = usual }: ServiceRoute): number {
  return largestBody;
}

/** 413 before anything of the body is read, so that nobody pays for what no form of the portal sends. */
export const limitBody = createMiddleware<ServiceEnv>(async (c, next) => {
  // The limit would read all of it into memory; who receives a photograph counts.
  const hasLength = c.req.header('content-length') !== undefined;
  if (bodyTypeOf(c.var.route) === 'photograph' && !hasLength) return next();
  const most = largestBodyOf(c.var.route);
  const limit = limits.get(most) ?? limitOf(most);
  limits.set(most, limit);
  return limit(c, next);
});
