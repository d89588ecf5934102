import type { IncomingMessage } from 'node:http';
import { basePath } from '../app';
import { storeFileRoute } from '../features/ingest/files/files.routes';

/**
 * A call, and a photograph of 20 MB over a slow line in the forest, may take this many milliseconds to
 * arrive.
 */
export const longestArrival = { call: 5 * 60_000, photograph: 15 * 60_000 };

const photographs = new RegExp(`^${basePath}${storeFileRoute.path.replace(/\{\w+\}/g, '[^/?]+')}(?:\\?|$)`);

export function longestArrivalOf({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): number {
  return longestArrival[method === 'PUT' && photographs.test(url) ? 'photograph' : 'call'];
}
