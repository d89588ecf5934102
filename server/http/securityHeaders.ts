import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';

/** Hono's further headers concern pages, and no response of the service is one. */
const headersOfAnswers = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], sandbox: [] },
  permissionsPolicy: {
    camera: [],
    clipboardRead: [],
    geolocation: [],
    microphone: [],
    payment: [],
    usb: [],
  },
  strictTransportSecurity: 'max-age=31536000; includeSubDomains',
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/** A browser never shows a response as a page and never caches it. */
export const securityHeaders = createMiddleware(async (c, next) => {
  await headersOfAnswers(c, next);
  c.header('Cache-Control', 'no-store');
});
