import type { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { bodyTypeOf } from './createRoute';
import { badRequest, fieldErrors, ServiceFailure } from './failure';
import type { ServiceEnv } from './serviceApp';

const jsonType = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;
const formType = /^multipart\/form-data\s*;.*\bboundary=/i;

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
function storable(text: string): boolean {
  return !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);
}

/** Rejects text that PostgreSQL cannot store and keys that would reach into prototypes. */
function checkMember(this: unknown, key: string, value: unknown): unknown {
  if (key === '__proto__') throw badRequest({ field: key, textId: 'unknownKey' });
  if (!storable(key) || (typeof value === 'string' && !storable(value)))
    throw badRequest({ field: key.replaceAll('\u0000', ''), textId: 'invalid' });
  return value;
}

/** Waits until the body is there; `requireBody` says what is wrong with it. */
export async function bodyArrival(c: Context<ServiceEnv>): Promise<void> {
  const bodyType = bodyTypeOf(c.var.route);
  if (bodyType === 'json') await c.req.text();
  if (bodyType === 'form') await c.req.formData().catch(() => undefined);
}

async function checkJson(c: Context<ServiceEnv>): Promise<void> {
  if (!jsonType.test(c.req.header('content-type') ?? '')) throw new ServiceFailure(415, 'notJson');
  const text = await c.req.text();
  try {
    JSON.parse(text, checkMember);
  } catch (error) {
    // A RangeError means that the JSON is nested too deeply for the stack.
    const isUnreadable = error instanceof SyntaxError || error instanceof RangeError;
    throw isUnreadable ? new ServiceFailure(400, 'unreadable') : error;
  }
}

async function checkForm(c: Context<ServiceEnv>): Promise<void> {
  if (!formType.test(c.req.header('content-type') ?? '')) throw new ServiceFailure(415, 'notFile');
  try {
    await c.req.formData();
  } catch {
    throw new ServiceFailure(400, 'unreadable');
  }
}

/**
 * Checks that the body is readable and of the route's type, JSON or a form with a file: 415 for another type,
 * 400 for a broken body.
 */
export const requireBody = createMiddleware<ServiceEnv>(async (c, next) => {
  const bodyType = bodyTypeOf(c.var.route);
  if (bodyType === 'json') await checkJson(c);
  if (bodyType === 'form') await checkForm(c);
  await next();
});

/** The parsed JSON body, for routes that stream: typed handlers cannot express those. */
export async function bodyOf<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.infer<Schema>> {
  const parsed = schema.safeParse(await c.req.json());
  if (!parsed.success) throw badRequest(...fieldErrors(parsed.error.issues));
  return parsed.data;
}
