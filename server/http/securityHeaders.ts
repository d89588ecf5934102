import { createMiddleware } from 'hono/factory';
import type { ServiceEnv } from './serviceApp';

/** Answers of the service are never shown as a page and never kept. */
export const securityHeaders = createMiddleware<ServiceEnv>(async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  c.header('Cross-Origin-Opener-Policy', 'same-origin');
  c.header('Cross-Origin-Resource-Policy', 'same-origin');
  c.header(
    'Permissions-Policy',
    'camera=(), clipboard-read=(), geolocation=(), microphone=(), payment=(), usb=()',
  );
  c.header('Referrer-Policy', 'no-referrer');
  c.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  c.header('X-Content-Type-Options', 'nosniff');
});
