import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import { requestId } from 'hono/request-id';
import { secureHeaders } from 'hono/secure-headers';
import { routes } from './api';
import { checkToken, enforceRights } from './auth/guard';
import { serviceFailureOf } from './calls/serviceFailureOf';
import { askFor } from './db/asker';
import { callsOf } from './handlers';
import { readClientAddress } from './http/clientAddress';
import { compressAnswers } from './http/compressAnswers';
import { failureEnvelope, success } from './http/envelope';
import { badRequest, fieldErrors, missing } from './http/failure';
import { findRoute, matchEveryMethod } from './http/findRoute';
import { limitBody } from './http/limitBody';
import { limitHeavyCalls } from './http/limitHeavyCalls';
import { receiveBody } from './http/receiveBody';
import { type Log, logRequests } from './http/requestLog';
import { requireBody } from './http/requireBody';
import { KeptAnswer, type ServiceApp, type ServiceEnv } from './http/serviceApp';
import { recordLastUsedAt } from './people/lastUsedAt';
import type { ServiceDependencies } from './ports/serviceDependencies';
import { acceptedLanguage } from './texts/language';

/** The headers of Hono that are switched off concern pages, and no response of the service is a page. */
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

const securityHeaders = createMiddleware(async (c, next) => {
  await headersOfAnswers(c, next);
  c.header('Cache-Control', 'no-store');
});

export const basePath = '/api/v1';

const crossOrigin = {
  allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowHeaders: [
    'Authorization',
    'Content-Type',
    'Accept-Language',
    'If-Match',
    'If-None-Match',
    'Idempotency-Key',
  ],
  exposeHeaders: ['Content-Disposition', 'Content-Encoding', 'ETag', 'Retry-After', 'X-Request-Id'],
  maxAge: 600,
};

function respondWithFailure(c: Context<ServiceEnv>, error: Error) {
  if (error instanceof KeptAnswer)
    return new Response(error.text, {
      status: error.status,
      // A new response has none of the context's headers.
      headers: { 'Content-Type': 'application/json', 'X-Request-Id': c.get('requestId') },
    });
  const failure = serviceFailureOf(error);
  const language = acceptedLanguage(c.req.header('accept-language'));
  return c.json(failureEnvelope(failure, language), failure.status, { ...failure.headers });
}

/**
 * Reasons to refuse a call are checked in this order: 404, 405, 413, 401 for the token, 429 for the body, 401
 * and 403 for the person, 415, 429 for costly work, 400, and then the reasons of the route.
 */
export function createApp(deps: ServiceDependencies, log: Log = () => undefined): ServiceApp {
  const everything = new OpenAPIHono<ServiceEnv>({
    defaultHook: (result) => {
      if (!result.success) throw badRequest(...fieldErrors(result.error.issues));
    },
  });
  // Paths outside the base get the same headers and log. A caller cannot choose the request id: a repeated
  // one would mix up lines of the log.
  everything.use(
    requestId({ limitLength: 0 }),
    readClientAddress(deps.trustedProxies, deps.onFailure),
    (c, next) => askFor(c.var.clientAddress, next),
    logRequests(log),
    securityHeaders,
  );
  const app = everything.basePath(basePath);
  app.onError((error, c) => respondWithFailure(c, error));
  app.notFound((c) => respondWithFailure(c, missing()));
  if (deps.corsOrigins) app.use(cors({ origin: deps.corsOrigins, ...crossOrigin }));
  app.get('/health', async (c) => {
    await deps.database.orm.execute('select 1');
    return c.json(success({ status: 'ok' }));
  });
  app.use(
    findRoute(basePath, routes),
    compressAnswers,
    limitBody,
    checkToken(deps),
    receiveBody(),
    enforceRights(deps),
    requireBody,
    limitHeavyCalls(),
    recordLastUsedAt(deps),
  );
  for (const { mount } of callsOf(deps)) mount(app);
  matchEveryMethod(app, routes);
  return app;
}
