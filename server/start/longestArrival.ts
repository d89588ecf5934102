import type { IncomingMessage } from 'node:http';
import { basePath } from '../app';
import { storeFileRoute } from '../features/ingest/files/files.routes';

/** Milliseconds that a call may take to arrive, and a photograph of 20 MB over a line of the forest. */
export const longestArrival = { call: 5 * 60_000, photograph: 15 * 60_000 };

const photographs = new RegExp(`^${basePath}${storeFileRoute.path.replace(/\{\w+\}/g, '[^/?]+')}(?:\\?|$)`);

/** Whoever writes the path of a photograph in another way has as long as other calls. */
export function longestArrivalOf({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): number {
  return longestArrival[method === 'PUT' && photographs.test(url) ? 'photograph' : 'call'];
}
