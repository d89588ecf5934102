import { recordChanges } from '../../calls/recordChanges';
import { call } from '../../http/call';
import { success } from '../../http/envelope';
import { tooBusy } from '../../http/failure';
import type { HasAllPixels } from '../../ports/rendering';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { Turns } from '../../queues/turns';
import { acceptedLogo, getLogo, replaceLogo } from './logos.changes';
import { logoRoute, logoUpdateRoute } from './logos.routes';

export function logoCalls(deps: ServiceDependencies) {
  const { orm } = deps.database;
  // The process that decodes takes one at a time.
  const turns = new Turns({ parallel: 1, ofOne: 2, ofGroup: 4, inAll: 40 });
  return [
    call(logoRoute, async (c) => {
      const { content, contentType, etag } = await getLogo(orm, c.var.principal, c.req.valid('param').id);
      return c.body(new Uint8Array(content), 200, { 'Content-Type': contentType, ETag: etag });
    }),
    call(logoUpdateRoute, async (c) => {
      const content = Buffer.from(await c.req.valid('form').file.arrayBuffer());
      const { id } = c.req.valid('param');
      const hasAllPixels: HasAllPixels = async (picture) => {
        const turn = turns.take(await c.var.findAsker(), c.req.raw.signal);
        if (turn === undefined) throw tooBusy(5);
        // Waiting is given up only when the caller has left: nobody reads this answer.
        const end = await turn.catch(() => Promise.reject(tooBusy(5)));
        return deps.hasAllPixels(picture).finally(end);
      };
      const logo = await acceptedLogo(orm, c.var.principal, id, { content, hasAllPixels });
      await recordChanges(deps, c, (transaction) => replaceLogo(transaction, c.var.principal, id, logo));
      return c.json(success(null), 200);
    }),
  ];
}
