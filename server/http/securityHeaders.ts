import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';

/** Hono's further headers are off: those concern pages, and no answer of the service is one. */
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

/** A browser never shows an answer as a page and never keeps it. */
export const securityHeaders = createMiddleware(async (c, next) => {
  await headersOfAnswers(c, next);
  c.header('Cache-Control', 'no-store');
});
