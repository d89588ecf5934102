import { isUtf8 } from 'node:buffer';
import type { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { bodyTypeOf } from './createRoute';
import { badRequest, fieldErrors, ServiceFailure, unreadable } from './failure';
import type { ServiceEnv } from './serviceApp';
import { isStorable, requireUnicode } from './unicodeTexts';

const jsonType = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;
const formType = /^multipart\/form-data\s*;.*\bboundary=/i;

async function checkJson(c: Context<ServiceEnv>): Promise<void> {
  if (!jsonType.test(c.req.header('content-type') ?? '')) throw new ServiceFailure(415, 'notJson');
  const body = { isUtf8: isUtf8(await c.req.arrayBuffer()) };
  c.set('isBodyUtf8', body.isUtf8);
  if (c.var.route.answersEachItem || (body.isUtf8 && isStorable(await c.req.text()))) return;
  requireUnicode(await parsedJson(c), body);
  // What could not be decoded stands outside of texts.
  if (!body.isUtf8) throw unreadable();
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
 * Checks that the body is of the route's type, JSON or a form with a file (415), and that its texts are Unicode (400): each field that is
 * not is named. A route that answers each item looks at its items itself.
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
  const parsed = schema.safeParse(await parsedJson(c));
  if (!parsed.success) throw badRequest(...fieldErrors(parsed.error.issues));
  return parsed.data;
}

/** @throws ServiceFailure 400 for a body that is no JSON */
function parsedJson(c: Context): Promise<unknown> {
  return c.req.json().catch(() => {
    throw unreadable();
  });
}
