import { createMiddleware } from 'hono/factory';
import { CostlyTurns } from '../queues/costlyTurns';
import { Turns } from '../queues/turns';
import type { HeavyWork } from './createRoute';
import { tooMuchAtOnce } from './failure';
import { isWrittenWhileSent } from './fileTypes';
import type { ServiceEnv } from './serviceApp';
import { watchStream } from './watchStream';

/**
 * Costly work is limited for each person, for each organisation and in total; calls beyond the limit are
 * answered 429. Costly work waits in a queue of its own, so other people's lists do not wait for it. The turn
 * of a file lasts until the file has been read to its end.
 */
export function limitHeavyCalls() {
  const costly = new CostlyTurns();
  const turns: Record<HeavyWork, Turns> = {
    // Reports wait in a queue of their own, two at a time: an archive itself takes little.
    archive: new Turns({ parallel: 20, ofOne: 4, ofGroup: 12, inAll: 20 }),
    // A file that nobody reads keeps its turn. So one person's limit, which is the number of files that the
    // portal fetches at the same time, is lower than the number of slots.
    csv: new Turns({ parallel: 8, ofOne: 3, ofGroup: 6, inAll: 16 }),
    // A dashboard asks for six at the same time.
    figures: new Turns({ parallel: 4, ofOne: 12, ofGroup: 36, inAll: 60 }),
    // A page of a stack has up to ten, and a browser may ask for all of them at the same time.
    picture: new Turns({ parallel: 2, ofOne: 24, ofGroup: 60, inAll: 100 }),
    // A report draws all pictures of its stack; the printer asks for two at the same time.
    report: new Turns({ parallel: 2, ofOne: 12, ofGroup: 36, inAll: 60 }),
  };

  return createMiddleware<ServiceEnv>(async (c, next) => {
    const { route, principal, hasLargeBody } = c.var;
    const { heavy } = route;
    // Signing in waits for password hashes, longer than costly calls should have to wait.
    if (route.rights === 'public') return next();
    const asker =
      heavy === undefined && hasLargeBody !== true ? { who: principal.userId } : await c.var.findAsker();
    const work = async () => {
      const end = await costly.take(asker);
      try {
        // The caller has gone, for example because the filters changed.
        if (c.req.raw.signal.aborted) throw tooMuchAtOnce(2);
        await next();
      } finally {
        end();
      }
    };
    if (heavy === undefined) return hasLargeBody === true ? work() : costly.letFirst(next);
    const isFile = heavy === 'archive' || heavy === 'csv';
    const turn = turns[heavy].take(asker);
    if (turn === undefined) throw tooMuchAtOnce(isFile ? 30 : 2);
    const end = await turn;
    try {
      // A file takes no costly turn: its statements wait for the database, its reports for the printer.
      await (isFile ? next() : work());
    } catch (failure) {
      end();
      throw failure;
    }
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
