import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { askFor } from '../db/asker';
import type { Orm } from '../db/client';
import { schemaAge } from '../db/migrations';
import { faultOfServer } from '../db/serverChecks';

/**
 * The database counts as unreachable if it has not answered after this many milliseconds. The next probe
 * comes a few seconds later.
 */
const longestAnswer = 2000;

type State = 'starting' | 'draining' | { orm: Orm };

/**
 * `/healthz` tells whether the process is alive, and `/readyz` whether calls may be sent to it. Probes are
 * handled outside the service, so neither its limits nor its log apply to them.
 */
export function createProbes(now = () => new Date()) {
  let state: State = 'starting';
  return {
    set: (next: State) => {
      state = next;
    },
    answer: (request: IncomingMessage, response: ServerResponse): boolean => {
      if (request.url === '/healthz') respond(response, 200, 'ok');
      else if (request.url === '/readyz')
        void readiness(state, now).then((word) => respond(response, word === 'ready' ? 200 : 503, word));
      else return false;
      return true;
    },
  };
}

function respond(response: ServerResponse, status: number, word: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ status: word }));
}

async function readiness(state: State, now: () => Date): Promise<string> {
  if (typeof state === 'string') return state;
  const { orm } = state;
  const asked = askFor('readiness', async () => {
    const fault = await faultOfServer(orm, now);
    if (fault !== undefined) return fault;
    return (await schemaAge(orm)) === 'same' ? 'ready' : 'schema of another version';
  }).catch(() => 'no database');
  return Promise.race([asked, setTimeout(longestAnswer, 'no database', { ref: false })]);
}
