import { create as contentDisposition } from 'content-disposition';
import type { Context } from 'hono';
import type { ServiceEnv } from '../../../http/serviceApp';
import { byteStream } from '../../../http/textStream';
import { cleanFileName, withoutAccents } from '../archive/fileNames';
import type { StackFile } from './stackFile';

export function nameOfFile({ commonName, ending, made }: StackFile): string {
  const today = made.toISOString().slice(0, 10);
  return `${cleanFileName(['stacks', commonName, today].filter(Boolean).join('-'), 'stacks')}.${ending}`;
}

interface NamedFile {
  name: string;
  type: string;
  parts: AsyncGenerator<Uint8Array, void>;
}

export function namedFileAnswer(c: Context<ServiceEnv>, { name, type, parts }: NamedFile) {
  return c.body(byteStream(parts), 200, {
    'Content-Type': type,
    'Content-Disposition': contentDisposition(name, { fallback: withoutAccents(name) }),
  });
}

export function fileAnswer(c: Context<ServiceEnv>, file: StackFile) {
  return namedFileAnswer(c, { ...file, name: nameOfFile(file) });
}
