import type { Context } from 'hono';
import { recordResult } from '../../auth/recordChanges';
import type { WritableOrm } from '../../db/client';
import { success } from '../../http/envelope';
import type { ServiceApp, ServiceEnv } from '../../http/serviceApp';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { describedStack, ingestCard, knownStack } from './ingest.queries';
import { ingestCardRoute, knownStackRoute, measureStackRoute, registerStackRoute } from './ingest.routes';
import type { Outcome } from './ingestedStack';
import { measureIngested } from './measurement.changes';
import { registerStack } from './registration.changes';

/** What field apps and measuring devices send: docs/ingest.md. */
export function registerIngestRoutes(app: ServiceApp, deps: ServiceDependencies): void {
  const { orm } = deps.database;
  const { now } = deps;

  app.openapi(registerStackRoute, async (c) => {
    const received = { ...c.req.valid('param'), message: c.req.valid('json') };
    const { status, answer } = await store(deps, c, (transaction) =>
      registerStack(transaction, { ...received, principal: c.var.principal, now: now() }),
    );
    return c.json(success(answer), status);
  });

  app.openapi(measureStackRoute, async (c) => {
    const received = { ...c.req.valid('param'), message: c.req.valid('json'), text: await c.req.text() };
    const { status, answer } = await store(deps, c, (transaction) =>
      measureIngested(transaction, { ...received, principal: c.var.principal, now: now() }),
    );
    return c.json(success(answer), status);
  });

  app.openapi(knownStackRoute, async (c) => {
    return c.json(success(await knownStack(orm, c.var.principal, c.req.valid('param').clientKey)), 200);
  });

  app.openapi(ingestCardRoute, async (c) => {
    const card = await ingestCard(orm, c.var.principal, c.req.valid('query').departmentId);
    c.header('ETag', card.etag);
    if (c.req.valid('header')['if-none-match'] === card.etag) return c.body(null, 304);
    return c.json(success(card), 200);
  });
}

/** Stores a message whole or not at all, and says in the same transaction who has sent it. */
function store(
  deps: ServiceDependencies,
  c: Context<ServiceEnv>,
  work: (transaction: WritableOrm) => Promise<Outcome>,
) {
  return recordResult(deps, c, async (transaction) => {
    const { stack, outcome, changes } = await work(transaction);
    const answer = { ...(await describedStack(transaction, stack)), changed: outcome !== 'known' };
    return { result: { status: outcome === 'new' ? (201 as const) : (200 as const), answer }, changes };
  });
}
