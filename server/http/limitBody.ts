import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { failureTexts } from '../texts/failureTexts';
import { bodyTypeOf, type ServiceRoute } from './createRoute';
import { ServiceFailure } from './failure';
import type { ServiceEnv } from './serviceApp';

/**
 * The limit in bytes suffices for forms with a few lines of text, even if each letter is written as an
 * escape.
 */
const usual = 16 * 1024;

function limitOf(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: () => {
      // The rest of the body is not read, so the connection cannot carry another call.
      throw new ServiceFailure(413, failureTexts.tooLarge, { headers: { Connection: 'close' } });
    },
  });
}

const limits = new Map<number, ReturnType<typeof limitOf>>();

export function largestBodyOf({ largestBody = usual }: ServiceRoute): number {
  return largestBody;
}

/**
 * The answer 413 comes before the body is read, so that no resources are spent on a body larger than any form
 * of the portal.
 */
export const limitBody = createMiddleware<ServiceEnv>(async (c, next) => {
  // Hono's limit would read all of it into memory; the handler that receives a photograph counts its bytes.
  const hasLength = c.req.header('content-length') !== undefined;
  if (bodyTypeOf(c.var.route) === 'photograph' && !hasLength) return next();
  const most = largestBodyOf(c.var.route);
  const limit = limits.get(most) ?? limitOf(most);
  limits.set(most, limit);
  return limit(c, next);
});
