import { create as contentDisposition } from 'content-disposition';
import type { Context } from 'hono';
import type { ServiceEnv } from '../../../http/serviceApp';
import { cleanFileName, withoutAccents } from '../archive/fileNames';

interface NamedFile {
  /**
   * The file is named after the department or organisation that all stacks have in common; undefined means
   * that there is none.
   */
  name: string | undefined;
  ending: string;
  type: string;
  now: Date;
}

export function fileAnswer(
  c: Context<ServiceEnv>,
  stream: ReadableStream<Uint8Array>,
  { name, ending, type, now }: NamedFile,
) {
  const today = now.toISOString().slice(0, 10);
  const file = `${cleanFileName(['stacks', name, today].filter(Boolean).join('-'), 'stacks')}.${ending}`;
  return c.body(stream, 200, {
    'Content-Type': type,
    'Content-Disposition': contentDisposition(file, { fallback: withoutAccents(file) }),
  });
}
