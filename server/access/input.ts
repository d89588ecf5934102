import { createMiddleware } from 'hono/factory';
import { invalid, ServiceFailure } from './failure';
import type { ServiceEnv } from './serviceApp';

const jsonType = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

function storable(text: string): boolean {
  return !text.includes('\u0000');
}

/** Refuses what PostgreSQL cannot store and what would reach into prototypes, wherever it stands. */
function checkMember(this: unknown, key: string, value: unknown): unknown {
  if (key === '__proto__') throw invalid({ field: key, textId: 'unknownKey' });
  if (!storable(key) || (typeof value === 'string' && !storable(value)))
    throw invalid({ field: key.replaceAll('\u0000', ''), textId: 'invalid' });
  return value;
}

/** Lets only readable JSON through to the routes that take a body: 415 for another type, 400 for broken JSON. */
export const requireJson = createMiddleware<ServiceEnv>(async (c, next) => {
  if (c.var.operation.takesBody) {
    if (!jsonType.test(c.req.header('content-type') ?? '')) throw new ServiceFailure(415, 'notJson');
    const text = await c.req.text();
    try {
      JSON.parse(text, checkMember);
    } catch (error) {
      // A range error is the stack's end: nested deeper than anything that the service could be asked.
      const isUnreadable = error instanceof SyntaxError || error instanceof RangeError;
      throw isUnreadable ? new ServiceFailure(400, 'brokenJson') : error;
    }
  }
  await next();
});
