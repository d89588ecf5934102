import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { compress, type Encoding, type PortalFile } from './staticFiles';

const always = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // The portal uses none of these but writing to the clipboard and, for stacks near a person, the position.
  'Permissions-Policy':
    'camera=(), clipboard-read=(), clipboard-write=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * `origins` are the other hosts of map tiles and the service, such as `https://tiles.example`. Components add
 * styles at run time with `nonce`; only pages have one.
 */
interface PolicyParts {
  origins: readonly string[];
  nonce?: string;
}

function contentSecurityPolicy({ origins, nonce }: PolicyParts): string {
  const others = origins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "script-src 'self'",
    `style-src 'self'${nonce === undefined ? '' : ` 'nonce-${nonce}'`}`,
    `img-src 'self' data: blob:${others}`,
    "font-src 'self'",
    `connect-src 'self'${others}`,
    "worker-src 'self'",
    "manifest-src 'self'",
  ].join('; ');
}

/** The map's worker obeys the headers of its own script, so scripts get the policy, too. */
function portalHeaders(parts: PolicyParts): Record<string, string> {
  return { ...always, 'Content-Security-Policy': contentSecurityPolicy(parts) };
}

const usualMapHost = 'https://tiles.openfreemap.org';

export function portalOrigins(environment: Readonly<Record<string, string | undefined>>): string[] {
  const urls = [environment.VITE_MAP_STYLE_URL || usualMapHost, environment.VITE_API_URL ?? ''];
  return urls.filter((url) => /^https?:/.test(url)).map((url) => new URL(url).origin);
}

/** The build writes this text in place of a nonce (`html.cspNonce` of the Vite configuration). */
const noncePlaceholder = 'STACKYARD_CSP_NONCE';

const encodings: readonly Encoding[] = ['br', 'gzip'];

function encodingFor(c: Context): Encoding | undefined {
  const accepted = parseAccept(c.req.header('accept-encoding') ?? '');
  return encodings.find((encoding) => accepted.some(({ type, q }) => type === encoding && q > 0));
}

/**
 * Each page has its own nonce and is compressed for each call, so a higher level would take longer than it
 * saves.
 */
const pageEffort = 5;

async function sendFile(c: Context, { body, encoded }: Pick<PortalFile, 'body' | 'encoded'>) {
  c.header('Vary', 'Accept-Encoding');
  const encoding = encodingFor(c);
  if (encoding === undefined || encoded === undefined) return c.body(body);
  c.header('Content-Encoding', encoding);
  return c.body(await encoded(encoding));
}

/** The page is returned only for navigations, never in place of a missing script, style or picture. */
function isNavigation(c: Context): boolean {
  const wantsPage = c.req.header('accept')?.includes('text/html') ?? false;
  const lastWord = c.req.path.split('/').at(-1) ?? '';
  return wantsPage && !c.req.path.startsWith('/assets/') && !lastWord.includes('.');
}

const reference = '/api/docs';

export function createStaticApp(
  files: ReadonlyMap<string, PortalFile>,
  origins: readonly string[],
  isDemo = false,
): Hono {
  const built = new TextDecoder().decode(files.get('/index.html')?.body);
  const page = isDemo ? built.replace('<html ', '<html data-demo ') : built;
  const portal = new Hono();

  function sendPage(c: Context) {
    const nonce = randomBytes(16).toString('base64url');
    for (const [name, value] of Object.entries(portalHeaders({ origins, nonce }))) c.header(name, value);
    c.header('Cache-Control', 'no-cache');
    c.header('Content-Type', 'text/html; charset=utf-8');
    const body = new TextEncoder().encode(page.replaceAll(noncePlaceholder, nonce));
    return sendFile(c, { body, encoded: (encoding) => compress(body, encoding, pageEffort) });
  }

  portal.use(async (c, next) => {
    for (const [name, value] of Object.entries(portalHeaders({ origins }))) c.header(name, value);
    await next();
  });
  portal.get('*', async (c): Promise<Response> => {
    const { path } = c.req;
    if (path === '/' || path === '/index.html') return sendPage(c);
    const file = files.get(path === reference || path === `${reference}/` ? `${reference}/index.html` : path);
    if (file === undefined) return isNavigation(c) ? sendPage(c) : c.text('Not found', 404);
    c.header('Cache-Control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    c.header('ETag', file.etag);
    if (c.req.header('if-none-match') === file.etag) return c.body(null, 304);
    c.header('Content-Type', file.type);
    return sendFile(c, file);
  });
  portal.all('*', (c) => {
    c.header('Allow', 'GET, HEAD');
    return c.text('Method not allowed', 405);
  });
  return portal;
}
