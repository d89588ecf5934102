import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { bodyTypeOf, type HeavyWork, largeBody } from './createRoute';
import { tooMuchAtOnce } from './failure';
import { isWrittenWhileSent } from './requestLog';
import type { ServiceEnv } from './serviceApp';
import { Turns } from './turns';
import { watchStream } from './watchStream';

async function workOf(c: Context<ServiceEnv>): Promise<HeavyWork | undefined> {
  const { route } = c.var;
  if (route.heavy !== undefined || bodyTypeOf(route) !== 'json') return route.heavy;
  return Buffer.byteLength(await c.req.text()) > largeBody ? 'largeBody' : undefined;
}

/**
 * Sets how much of the costly work runs and waits, for one person and in all: 429 beyond it. Who waits keeps nobody
 * else's list waiting. The turn of a file lasts until it has been read to its end.
 */
export function limitHeavyCalls() {
  const turns: Record<HeavyWork, Turns> = {
    // Reports wait in a queue of their own, two at a time: an archive itself takes little.
    archive: new Turns({ parallel: 20, ofOne: 4, inAll: 20 }),
    // A file that nobody reads keeps its turn: one person's, as many as the portal fetches at once, are never all.
    csv: new Turns({ parallel: 8, ofOne: 3, inAll: 16 }),
    // A dashboard asks for six at once.
    figures: new Turns({ parallel: 4, ofOne: 12, inAll: 60 }),
    // Parsing keeps the main thread busy: everybody waits meanwhile.
    largeBody: new Turns({ parallel: 2, ofOne: 12, inAll: 60 }),
    // A page of a stack has up to ten, and a browser may ask for all of them at once.
    picture: new Turns({ parallel: 2, ofOne: 24, inAll: 100 }),
    // All pictures of a stack are drawn for it; the printer asks for two at once.
    report: new Turns({ parallel: 2, ofOne: 12, inAll: 60 }),
  };
  return createMiddleware<ServiceEnv>(async (c, next) => {
    const heavy = await workOf(c);
    if (heavy === undefined) return next();
    const turn = turns[heavy].take(c.var.principal.userId);
    if (turn === undefined) throw tooMuchAtOnce(heavy === 'archive' || heavy === 'csv' ? 30 : 2);
    const end = await turn;
    await next();
    const { body } = c.res;
    if (body === null || !isWrittenWhileSent(c.res)) return end();
    if (c.req.method === 'HEAD') {
      // Hono answers it as a GET, and nobody reads the file.
      await body.cancel();
      c.res = new Response(null, c.res);
      return end();
    }
    c.res = new Response(watchStream(body, { ended: end }), c.res);
  });
}
