import type { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { invalid } from './failure';
import { fieldErrors } from './fieldErrors';

/**
 * The JSON body by its schema, for routes that answer with a text or stream of their own making: the typed handlers
 * of the contract cannot express those.
 */
export async function bodyOf<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.infer<Schema>> {
  const parsed = schema.safeParse(await c.req.json());
  if (!parsed.success) throw invalid(...fieldErrors(parsed.error.issues));
  return parsed.data;
}
