import type { IncomingMessage } from 'node:http';
import { TrieRouter } from 'hono/router/trie-router';
import { getPath } from 'hono/utils/url';
import { bodyTypeOf, largeBody, type ServiceRoute } from '../http/createRoute';
import { largestBodyOf } from '../http/limitBody';

/**
 * A call is costly because of its route or because of the size of its body. Both are known before the body is
 * read.
 */
export function costlyCalls(basePath: string, routes: readonly ServiceRoute[]) {
  const router = new TrieRouter<ServiceRoute>();
  for (const route of routes)
    router.add(route.method.toUpperCase(), basePath + route.getRoutingPath(), route);

  return ({ method = 'GET', url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) => {
    const address = `http://localhost${url}`;
    if (!URL.canParse(address)) return false;
    // The path is read as the application reads it, because there are many ways to write one.
    const path = getPath(new Request(address));
    const [found] = router.match(method === 'HEAD' ? 'GET' : method, path);
    return found.some(([route]) => route.heavy !== undefined || sendsLargeBody(route, headers));
  };
}

/** A body that exceeds the route's limit does not make a call costly, because it is refused unread. */
function sendsLargeBody(route: ServiceRoute, headers: IncomingMessage['headers']): boolean {
  if (bodyTypeOf(route) === undefined) return false;
  const largest = largestBodyOf(route);
  const length = Number(headers['content-length'] ?? largest);
  return length > largeBody && length <= largest;
}
