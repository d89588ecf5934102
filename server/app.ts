import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import { requestId } from 'hono/request-id';
import { secureHeaders } from 'hono/secure-headers';
import { routes } from './api';
import { registerAccountLinkRoutes } from './auth/account-links/accountLinks.handlers';
import { registerAuthRoutes } from './auth/auth.handlers';
import { failureOf } from './auth/failureOf';
import { checkToken, enforceRights } from './auth/guard';
import { recordLastUsedAt } from './auth/lastUsedAt';
import { askFor } from './db/asker';
import { registerAccountRoutes } from './features/account/account.handlers';
import { registerApiKeyRoutes } from './features/api-keys/apiKeys.handlers';
import { registerContactRoutes } from './features/contacts/contacts.handlers';
import { registerContractRoutes } from './features/contracts/contracts.handlers';
import { registerRetentionRoute } from './features/contracts/retention/retention.handlers';
import { registerDepartmentRoutes } from './features/departments/departments.handlers';
import { registerGlobalAdminRoutes } from './features/global-admins/globalAdmins.handlers';
import { registerHistoryRoutes } from './features/history/history.handlers';
import { registerIngestBatchRoute } from './features/ingest/batch.handlers';
import { registerIngestFilesRoute } from './features/ingest/files/files.handlers';
import { registerIngestRoutes } from './features/ingest/ingest.handlers';
import { registerLogoRoutes } from './features/logos/logos.handlers';
import { registerCardVersionRoutes } from './features/measurement-cards/cardVersions.handlers';
import { registerMeasurementCardRoutes } from './features/measurement-cards/measurementCards.handlers';
import { registerUserRoutes } from './features/members/members.handlers';
import { registerDeletedOrganizationRoutes } from './features/organizations/deletedOrganizations.handlers';
import { registerOrganizationRoutes } from './features/organizations/organizations.handlers';
import { registerPeopleRoutes } from './features/people/people.handlers';
import { registerPortalErrorRoute } from './features/portal-errors/portalErrors.handlers';
import {
  registerAssignStacksRoutes,
  registerSawmillRoutes,
  registerSawmillUserRoutes,
} from './features/sawmills/sawmills.handlers';
import { registerStackViewRoutes } from './features/stack-views/stackViews.handlers';
import { registerStackAgeingRoute } from './features/stacks/ageing/stackAgeing.handlers';
import { registerStackDetailRoutes } from './features/stacks/detail/stackDetail.handlers';
import { registerStackDownloadRoutes } from './features/stacks/downloads/stackDownloads.handlers';
import { registerStackListRoutes } from './features/stacks/list/stackList.handlers';
import { registerStackPointsRoute } from './features/stacks/points/stackPoints.handlers';
import { registerStackReportRoutes } from './features/stacks/report/stackReport.handlers';
import { registerStackStatisticsRoute } from './features/stacks/statistics/stackStatistics.handlers';
import { registerStackTotalsRoutes } from './features/stacks/totals/stackTotals.handlers';
import { registerStackVolumesRoute } from './features/stacks/volumes/stackVolumes.handlers';
import { registerStackWaitingRoute } from './features/stacks/waiting/stackWaiting.handlers';
import { registerUserInfoRoutes } from './features/user-info/userInfo.handlers';
import { loadOwnAccess } from './features/user-info/userInfo.queries';
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
import type { ServiceDependencies } from './ports/serviceDependencies';
import { languageOf } from './texts/language';

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
const securityHeaders = createMiddleware(async (c, next) => {
  await headersOfAnswers(c, next);
  c.header('Cache-Control', 'no-store');
});

export const basePath = '/api/v1';

/** What the portal sends and reads from another host. */
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
      // A response of its own has none of the context's headers.
      headers: { 'Content-Type': 'application/json', 'X-Request-Id': c.get('requestId') },
    });
  const failure = failureOf(error);
  const language = languageOf(c.req.header('accept-language'));
  return c.json(failureEnvelope(failure, language), failure.status, { ...failure.headers });
}

/** The measurement service under `/api/v1`. Order of refusal: 404, 405, 413, 401 for the token, 429 for the body, 401 and 403 for the person, 415, 429 for costly work, 400, then the route. */
export function createApp(deps: ServiceDependencies, log: Log = () => undefined): ServiceApp {
  const everything = new OpenAPIHono<ServiceEnv>({
    defaultHook: (result) => {
      if (!result.success) throw badRequest(...fieldErrors(result.error.issues));
    },
  });
  // Paths outside the base get the same headers and log.
  // A caller cannot choose the request id: a repeated one would mix up lines of the log.
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
  registerAuthRoutes(app, {
    ...deps,
    loadOwnAccess: (principal) => loadOwnAccess(deps.database.orm, principal),
  });
  registerAccountLinkRoutes(app, deps);
  registerUserInfoRoutes(app, deps);
  registerAccountRoutes(app, deps);
  registerGlobalAdminRoutes(app, deps);
  registerDeletedOrganizationRoutes(app, deps);
  registerOrganizationRoutes(app, deps);
  registerLogoRoutes(app, deps);
  registerContractRoutes(app, deps);
  registerRetentionRoute(app, deps);
  registerUserRoutes(app, deps);
  registerPeopleRoutes(app, deps);
  registerContactRoutes(app, deps);
  registerDepartmentRoutes(app, deps);
  registerMeasurementCardRoutes(app, deps);
  registerCardVersionRoutes(app, deps);
  registerSawmillRoutes(app, deps);
  registerSawmillUserRoutes(app, deps);
  registerAssignStacksRoutes(app, deps);
  registerStackListRoutes(app, deps);
  registerStackPointsRoute(app, deps);
  registerStackDownloadRoutes(app, deps);
  registerStackDetailRoutes(app, deps);
  registerStackReportRoutes(app, deps);
  registerStackStatisticsRoute(app, deps);
  registerStackTotalsRoutes(app, deps);
  registerStackVolumesRoute(app, deps);
  registerStackAgeingRoute(app, deps);
  registerStackWaitingRoute(app, deps);
  registerStackViewRoutes(app, deps);
  registerApiKeyRoutes(app, deps);
  registerIngestRoutes(app, deps);
  registerIngestBatchRoute(app, deps);
  registerIngestFilesRoute(app, deps);
  registerHistoryRoutes(app, deps);
  registerPortalErrorRoute(app, deps);
  matchEveryMethod(app, routes);
  return app;
}
