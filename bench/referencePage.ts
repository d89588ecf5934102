import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

/** The least that a page with React can be: two fields and a button. */
const main = `import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
const form = h('form', null, h('input', { name: 'username' }), h('input', { name: 'password' }), h('button', null, 'Log in'));
createRoot(document.getElementById('root')).render(form);
`;

/** Builds the page and serves it, compressed as the portal's files are. */
export async function serveReferencePage(port: number): Promise<{ origin: string; close: () => void }> {
  const root = mkdtempSync(path.join(tmpdir(), 'stackyard-reference-'));
  writeFileSync(
    path.join(root, 'index.html'),
    '<!doctype html><title>React alone</title><div id="root"></div><script type="module" src="/main.js"></script>',
  );
  writeFileSync(path.join(root, 'main.js'), main);
  const packages = path.resolve(import.meta.dirname, '../node_modules');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: { 'react-dom': path.join(packages, 'react-dom'), react: path.join(packages, 'react') },
    },
  });
  const server = createServer((request, response) => {
    const file = request.url === '/' ? '/index.html' : (request.url ?? '');
    const type = types[path.extname(file)];
    if (type === undefined) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' });
    response.end(brotliCompressSync(readFileSync(path.join(root, 'dist', file))));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
