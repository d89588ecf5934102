import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/**
 * Builds and serves a page of `bench/reference/`, compressed like the portal's files.
 * @param answer returns the content of `/answer.json`, by the parameters of the call
 */
export async function serveReferencePage(
  name: 'react-alone' | 'mantine-alone',
  port: number,
  answer?: (asked: URLSearchParams) => object,
): Promise<{ origin: string; close: () => void }> {
  const built = mkdtempSync(path.join(tmpdir(), 'stackyard-reference-'));
  await build({
    root: path.join(import.meta.dirname, 'reference', name),
    configFile: false,
    logLevel: 'error',
    build: { outDir: built, emptyOutDir: true },
  });
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const file = pathname === '/' ? '/index.html' : pathname;
    const type = types[path.extname(file)];
    if (type === undefined) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' });
    const content =
      file === '/answer.json'
        ? Buffer.from(JSON.stringify(answer?.(searchParams)))
        : readFileSync(path.join(built, file));
    response.end(brotliCompressSync(content));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      rmSync(built, { recursive: true, force: true });
    },
  };
}
