import { call } from '../../http/call';
import { hasVersion } from '../../http/entityTag';
import { success } from '../../http/envelope';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { ingestCard, knownStack } from './ingest.queries';
import { ingestCardRoute, knownStackRoute, measureStackRoute, registerStackRoute } from './ingest.routes';
import { measureIngested } from './measurement.changes';
import { registerStack } from './registration.changes';
import { storeMessage } from './storeMessage';

export function ingestCalls(deps: ServiceDependencies) {
  const { orm } = deps.database;
  const { now } = deps;
  return [
    call(registerStackRoute, async (c) => {
      const received = { ...c.req.valid('param'), message: c.req.valid('json') };
      const { status, answer } = await storeMessage(deps, c, received.message, (transaction) =>
        registerStack(transaction, { ...received, principal: c.var.principal, now: now() }),
      );
      return c.json(success(answer), status);
    }),
    call(measureStackRoute, async (c) => {
      const received = { ...c.req.valid('param'), message: c.req.valid('json'), text: await c.req.text() };
      const { status, answer } = await storeMessage(deps, c, received.message, (transaction) =>
        measureIngested(transaction, { ...received, principal: c.var.principal, now: now() }),
      );
      return c.json(success(answer), status);
    }),
    call(knownStackRoute, async (c) => {
      return c.json(success(await knownStack(orm, c.var.principal, c.req.valid('param').clientKey)), 200);
    }),
    call(ingestCardRoute, async (c) => {
      const card = await ingestCard(orm, c.var.principal, c.req.valid('query').departmentId);
      c.header('ETag', card.etag);
      if (hasVersion(c.req.valid('header')['if-none-match'], card.etag)) return c.body(null, 304);
      return c.json(success(card), 200);
    }),
  ];
}
