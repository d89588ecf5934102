import { isUtf8 } from 'node:buffer';
import type { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { failureTexts } from '../texts/failureTexts';
import { bodyTypeOf } from './createRoute';
import { badRequest, fieldErrors, ServiceFailure, unreadable } from './failure';
import type { ServiceEnv } from './serviceApp';
import { isStorable, requireUnicode } from './unicodeTexts';

const jsonType = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;
const formType = /^multipart\/form-data\s*;.*\bboundary=/i;

async function checkJson(c: Context<ServiceEnv>): Promise<void> {
  if (!jsonType.test(c.req.header('content-type') ?? '')) throw new ServiceFailure(415, failureTexts.notJson);
  const body = { isUtf8: isUtf8(await c.req.arrayBuffer()) };
  c.set('isBodyUtf8', body.isUtf8);
  if (c.var.route.answersEachItem || (body.isUtf8 && isStorable(await c.req.text()))) return;
  requireUnicode(await parsedJson(c), body);
  // The undecodable bytes are outside of texts.
  if (!body.isUtf8) throw unreadable();
}

async function checkForm(c: Context<ServiceEnv>): Promise<void> {
  if (!formType.test(c.req.header('content-type') ?? '')) throw new ServiceFailure(415, failureTexts.notFile);
  try {
    await c.req.formData();
  } catch {
    throw unreadable();
  }
}

/**
 * A body of the wrong type is answered 415, and texts that are not Unicode 400 with their fields. A route
 * that answers each item of a batch checks its items itself. The strict schemas of the routes refuse every
 * unknown key, including `__proto__`, so no keys have to be removed here.
 */
export const requireBody = createMiddleware<ServiceEnv>(async (c, next) => {
  const bodyType = bodyTypeOf(c.var.route);
  if (bodyType === 'json') await checkJson(c);
  if (bodyType === 'form') await checkForm(c);
  await next();
});

export async function bodyOf<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.infer<Schema>> {
  const parsed = schema.safeParse(await parsedJson(c));
  if (!parsed.success) throw badRequest(...fieldErrors(parsed.error.issues));
  return parsed.data;
}

function parsedJson(c: Context): Promise<unknown> {
  return c.req.json().catch(() => {
    throw unreadable();
  });
}
