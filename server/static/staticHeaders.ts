const always = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // What the portal does not use, no script of it may ask for; copying it does.
  'Permissions-Policy':
    'camera=(), clipboard-read=(), clipboard-write=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

interface PolicyParts {
  /** Hosts beside our own that map tiles and an existing service come from, such as `https://tiles.example`. */
  origins: readonly string[];
  /** For the styles that components add while the page lives; only a page has one. */
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

/** The headers of every answer of the portal; the map's worker obeys those of its own script. */
export function portalHeaders(parts: PolicyParts): Record<string, string> {
  return { ...always, 'Content-Security-Policy': contentSecurityPolicy(parts) };
}

const usualMapHost = 'https://tiles.openfreemap.org';

/** The other hosts that the portal was built to talk to: map tiles, and the service when it is elsewhere. */
export function portalOrigins(environment: Readonly<Record<string, string | undefined>>): string[] {
  const urls = [environment.VITE_MAP_STYLE_URL || usualMapHost, environment.VITE_API_URL ?? ''];
  return urls.filter((url) => /^https?:/.test(url)).map((url) => new URL(url).origin);
}
