import type { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { bodyTypeOf } from './createRoute';
import { badRequest, fieldErrors, ServiceFailure, unreadable } from './failure';
import type { ServiceEnv } from './serviceApp';

const jsonType = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;
const formType = /^multipart\/form-data\s*;.*\bboundary=/i;

/** Escapes of a backslash and of a whole surrogate pair: what is left after them stands for itself. */
const harmless = /\\\\|\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}/gi;
const unstorable = /\\u(?:0000|d[89a-f])/i;

/**
 * Whether PostgreSQL can store the texts of the JSON: it takes neither NUL nor half of a surrogate pair, and JSON can
 * only write them as an escape. Reads the text, because a reviver costs many times as much as parsing.
 */
function isStorable(json: string): boolean {
  // A million characters without an escape are searched a tenth as fast by the pattern.
  if (!json.includes('\\u')) return true;
  return !unstorable.test(json) || !unstorable.test(json.replace(harmless, ' '));
}

async function checkJson(c: Context<ServiceEnv>): Promise<void> {
  if (!jsonType.test(c.req.header('content-type') ?? '')) throw new ServiceFailure(415, 'notJson');
  if (!isStorable(await c.req.text())) throw badRequest();
}

async function checkForm(c: Context<ServiceEnv>): Promise<void> {
  if (!formType.test(c.req.header('content-type') ?? '')) throw new ServiceFailure(415, 'notFile');
  try {
    await c.req.formData();
  } catch {
    throw unreadable();
  }
}

/**
 * Checks that the body is of the route's type, JSON or a form with a file (415), and that its texts can be stored (400).
 * The route parses the JSON. Its schemas are strict: they refuse every unknown key, `__proto__` among them, so nothing has to strip keys here.
 */
export const requireBody = createMiddleware<ServiceEnv>(async (c, next) => {
  const bodyType = bodyTypeOf(c.var.route);
  if (bodyType === 'json') await checkJson(c);
  if (bodyType === 'form') await checkForm(c);
  await next();
});

/** The parsed JSON body, for routes that stream: typed handlers cannot express those. */
export async function bodyOf<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.infer<Schema>> {
  const body: unknown = await c.req.json().catch(() => {
    throw unreadable();
  });
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw badRequest(...fieldErrors(parsed.error.issues));
  return parsed.data;
}
