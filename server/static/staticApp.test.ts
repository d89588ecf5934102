import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { createStaticApp, portalOrigins } from './staticApp';
import { readPortalFiles } from './staticFiles';

const folder = mkdtempSync(path.join(tmpdir(), 'stackyard-portal-'));
const script = 'console.log("stack");'.repeat(50);
const page = { headers: { accept: 'text/html,*/*' } };
let portal: Hono;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'));
  mkdirSync(path.join(folder, '.vite'));
  writeFileSync(
    path.join(folder, 'index.html'),
    '<meta nonce="STACKYARD_CSP_NONCE"><p nonce="STACKYARD_CSP_NONCE">',
  );
  writeFileSync(path.join(folder, 'logo.svg'), '<svg/>');
  mkdirSync(path.join(folder, 'api/docs'), { recursive: true });
  writeFileSync(path.join(folder, 'api/docs/index.html'), 'Calls');
  writeFileSync(path.join(folder, 'assets/main-1a2b.js'), script);
  writeFileSync(path.join(folder, 'assets/inter.woff2'), 'font');
  writeFileSync(path.join(folder, '.vite/inputs.json'), '{}');
  portal = createStaticApp(await readPortalFiles(folder), ['https://tiles.example']);
});

afterAll(() => rmSync(folder, { recursive: true }));

it('is not served from a folder without it, as a build leaves it that was broken off', async () => {
  const broken = mkdtempSync(path.join(tmpdir(), 'portal-'));
  const line = `${broken} holds no portal, as after a build that was broken off. Run "npm run build".`;
  await expect(readPortalFiles(broken)).rejects.toThrow(line);
  writeFileSync(path.join(broken, 'index.html'), '');
  await expect(readPortalFiles(broken)).rejects.toThrow(line);
  writeFileSync(path.join(broken, 'index.html'), '<p>');
  await expect(readPortalFiles(broken)).rejects.toThrow(line);
  rmSync(broken, { recursive: true });
  await expect(readPortalFiles(broken)).rejects.toThrow(line);
});

it.each(['/api/docs', '/api/docs/'])('the reference of the calls stands at %s', async (path) => {
  const response = await portal.request(path, page);
  expect([response.status, await response.text()]).toEqual([200, 'Calls']);
});

describe('a page', () => {
  it('of a demo is marked as one', async () => {
    const body = new TextEncoder().encode('<!doctype html><html lang="en">');
    const files = new Map([
      ['/index.html', { body, type: 'text/html', etag: '', immutable: false, encoded: undefined }],
    ]);
    const pageOf = async (isDemo: boolean) =>
      (await createStaticApp(files, [], isDemo).request('/', page)).text();
    expect(await pageOf(true)).toBe('<!doctype html><html data-demo lang="en">');
    expect(await pageOf(false)).toBe('<!doctype html><html lang="en">');
  });

  it('has a fresh nonce in every answer, in the policy and in the page', async () => {
    const nonces: string[] = [];
    for (let answer = 0; answer < 2; answer++) {
      const response = await portal.request('/', page);
      const policy = response.headers.get('content-security-policy') ?? '';
      const nonce = /style-src 'self' 'nonce-([\w-]{22})'/.exec(policy)?.[1] ?? '';
      expect(await response.text()).toBe(`<meta nonce="${nonce}"><p nonce="${nonce}">`);
      nonces.push(nonce);
    }
    expect(new Set(nonces).size).toBe(2);
  });

  it('is compressed as the browser can read it, with its own nonce', async () => {
    const headers = { ...page.headers, 'accept-encoding': 'gzip, br' };
    const response = await portal.request('/', { headers });
    const [, nonce] = /'nonce-([\w-]{22})'/.exec(response.headers.get('content-security-policy') ?? '') ?? [];
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
      'br',
      'Accept-Encoding',
    ]);
    const html = brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString();
    expect(html).toBe(`<meta nonce="${nonce}"><p nonce="${nonce}">`);
  });

  it('is what a person gets on every path of the portal', async () => {
    for (const address of ['/organizations', '/organization/1/department/all/stacks?tab=1', '/index.html']) {
      const response = await portal.request(address, page);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    }
  });

  it('never stands in for a file that is gone', async () => {
    const gone: [string, RequestInit][] = [
      ['/assets/main-old.js', {}],
      ['/assets/main-old.js', page],
      ['/favicon.ico', page],
      ['/organizations', { headers: { accept: '*/*' } }],
    ];
    for (const [address, init] of gone) expect((await portal.request(address, init)).status).toBe(404);
  });
});

describe('every answer', () => {
  it.each(['/', '/assets/main-1a2b.js', '/assets/gone.js'])(
    '%s carries the policy of the browser',
    async (address) => {
      const { headers } = await portal.request(address);
      const policy = (headers.get('content-security-policy') ?? '').replace(/ 'nonce-[^']+'/, '');
      expect(policy.split('; ')).toEqual([
        "default-src 'none'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob: https://tiles.example",
        "font-src 'self'",
        "connect-src 'self' https://tiles.example",
        "worker-src 'self'",
        "manifest-src 'self'",
      ]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('permissions-policy')).toContain('clipboard-write=(self)');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
    },
  );

  it('only reads', async () => {
    const response = await portal.request('/', { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a file', () => {
  const bytesOf = async (encoding: string) => {
    const response = await portal.request('/assets/main-1a2b.js', {
      headers: { 'accept-encoding': encoding },
    });
    return {
      used: response.headers.get('content-encoding'),
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  };

  it('is compressed as the browser can read it', async () => {
    const brotli = await bytesOf('gzip, deflate, br');
    expect([brotli.used, brotliDecompressSync(brotli.bytes).toString()]).toEqual(['br', script]);
    const gzip = await bytesOf('gzip, br;q=0');
    expect([gzip.used, gunzipSync(gzip.bytes).toString()]).toEqual(['gzip', script]);
    const ranked = await bytesOf('br;q=0.9, gzip;q=1.0');
    expect([ranked.used, brotliDecompressSync(ranked.bytes).toString()]).toEqual(['br', script]);
    const plain = await bytesOf('identity');
    expect([plain.used, plain.bytes.toString()]).toEqual([null, script]);
  });

  it('with a hash in its name is kept for a year, any other is asked for again', async () => {
    const hashed = await portal.request('/assets/main-1a2b.js');
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const logo = await portal.request('/logo.svg');
    expect([logo.headers.get('content-type'), logo.headers.get('cache-control')]).toEqual([
      'image/svg+xml; charset=utf-8',
      'no-cache',
    ]);
    const again = await portal.request('/logo.svg', {
      headers: { 'if-none-match': logo.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it.each([
    '/../package.json',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/..%5cpackage.json',
    '//etc/passwd',
    '/.vite/inputs.json',
  ])('outside of the build is not there: %s', async (address) => {
    expect((await portal.request(address)).status).toBe(404);
  });
});

it('lets the browser talk to the hosts that the portal was built for', () => {
  expect(portalOrigins({ VITE_MAP_STYLE_URL: '', VITE_API_URL: '/api/v1' })).toEqual([
    'https://tiles.openfreemap.org',
  ]);
  expect(
    portalOrigins({
      VITE_MAP_STYLE_URL: 'https://maps.example/style.json?key=1',
      VITE_API_URL: 'https://service.example/api/v1',
    }),
  ).toEqual(['https://maps.example', 'https://service.example']);
});
