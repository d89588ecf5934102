import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { failureEnvelope, success } from './access/answer';
import { invalid, missing, ServiceFailure } from './access/failure';
import { fieldFaults } from './access/fieldFaults';
import { enforceRights, enforceRightsAgain, findOperation } from './access/guard';
import { answerRepeated } from './access/idempotency';
import { requireBody } from './access/input';
import { noteUse } from './access/lastUse';
import { type Log, logRequests } from './access/requestLog';
import { securityHeaders } from './access/securityHeaders';
import type { ServiceApp, ServiceEnv } from './access/serviceApp';
import type { ServiceDependencies } from './dependencies';
import { Invitations } from './members/invitations';
import { registerAccountLinkRoutes } from './routes/accountLinks';
import { registerAssignStacksRoute } from './routes/assignStacks';
import { registerAuthRoutes } from './routes/auth';
import { registerContactRoutes } from './routes/contacts';
import { registerContractRoutes } from './routes/contract';
import { registerDepartmentRoutes } from './routes/department';
import { registerLogoRoutes } from './routes/logo';
import { registerMeasurementCardRoutes } from './routes/measurementCard';
import { registerOrganizationRoutes } from './routes/organization';
import { registerOrganizationChangeRoutes } from './routes/organizationChanges';
import { registerPeopleRoutes } from './routes/people';
import { registerSawmillRoutes } from './routes/sawmill';
import { registerSawmillUserRoutes } from './routes/sawmillUsers';
import { registerStackRoutes } from './routes/stack';
import { registerUserInfoRoutes } from './routes/userInfo';
import { registerUserRoutes } from './routes/users';
import { languageOf } from './texts/language';

const basePath = '/api/v1';

const largestBody = 1024 * 1024;

function answerFailure(c: Context<ServiceEnv>, error: Error) {
  const failure = error instanceof ServiceFailure ? error : new ServiceFailure(500, 'unexpected');
  const language = languageOf(c.req.header('accept-language'));
  return c.json(failureEnvelope(failure, language), failure.status, { ...failure.headers });
}

/** The measurement service under `/api/v1`. Order of refusal: 404, 405, 413, 401, 403, 415, 400, then the route. */
export function createApp(deps: ServiceDependencies, log: Log = () => undefined): ServiceApp {
  const everything = new OpenAPIHono<ServiceEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalid(...fieldFaults(result.error.issues));
    },
  });
  // What lies outside the base is answered here as well.
  everything.use(logRequests(log), securityHeaders);
  const app = everything.basePath(basePath);
  app.onError((error, c) => answerFailure(c, error));
  app.notFound((c) => answerFailure(c, missing()));
  app.get('/health', async (c) => {
    await deps.database.orm.execute('select 1');
    return c.json(success({ status: 'ok' }));
  });
  app.use(
    findOperation(basePath),
    bodyLimit({
      maxSize: largestBody,
      onError: () => {
        // The rest of the body is not read: another call on the same connection would be cut off with it.
        throw new ServiceFailure(413, 'tooLarge', { headers: { Connection: 'close' } });
      },
    }),
    enforceRights(deps),
    requireBody,
    enforceRightsAgain(deps),
    noteUse(deps),
    answerRepeated(deps),
  );
  const invitations = new Invitations(deps);
  registerAuthRoutes(app, deps);
  registerAccountLinkRoutes(app, deps);
  registerUserInfoRoutes(app, deps);
  registerOrganizationRoutes(app, deps);
  registerOrganizationChangeRoutes(app, deps);
  registerLogoRoutes(app, deps);
  registerContractRoutes(app, deps);
  registerUserRoutes(app, { ...deps, invitations });
  registerPeopleRoutes(app, { ...deps, invitations });
  registerContactRoutes(app, deps);
  registerDepartmentRoutes(app, deps);
  registerMeasurementCardRoutes(app, deps);
  registerSawmillRoutes(app, deps);
  registerSawmillUserRoutes(app, { ...deps, invitations });
  registerAssignStacksRoute(app, deps);
  registerStackRoutes(app, deps);
  return app;
}
