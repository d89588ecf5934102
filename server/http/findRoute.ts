import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { failureTexts } from '../texts/failureTexts';
import type { ServiceRoute } from './createRoute';
import { missing, ServiceFailure } from './failure';
import type { ServiceApp, ServiceEnv } from './serviceApp';

/** The answer is 404 for an unknown path, and 405 for a known path that does not have the method. */
export function findRoute(basePath: string, routes: readonly ServiceRoute[]) {
  const handlerOf = ({ method, path }: { method: string; path: string }) => `${method.toUpperCase()} ${path}`;
  const byHandler = new Map<string, ServiceRoute>();
  const methodsOf = new Map<string, string[]>();
  for (const route of routes) {
    const path = basePath + route.getRoutingPath();
    byHandler.set(handlerOf({ method: route.method, path }), route);
    methodsOf.set(path, [...(methodsOf.get(path) ?? []), route.method.toUpperCase()]);
  }
  return createMiddleware<ServiceEnv>(async (c, next) => {
    const matched = matchedRoutes(c);
    for (const handler of matched) {
      const route = byHandler.get(handlerOf(handler));
      if (route === undefined) continue;
      c.set('route', route);
      return next();
    }
    const allowed = matched.flatMap(({ path }) => methodsOf.get(path) ?? []);
    if (allowed.length === 0) throw missing();
    const headers = { Allow: [...new Set(allowed)].sort().join(', ') };
    throw new ServiceFailure(405, failureTexts.methodNotAllowed, { headers });
  });
}

export function matchEveryMethod(app: ServiceApp, routes: readonly ServiceRoute[]): void {
  for (const path of new Set(routes.map((route) => route.getRoutingPath())))
    app.all(path, () => {
      throw missing();
    });
}
