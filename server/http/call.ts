import type { RouteHandler } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ServiceRoute } from './createRoute';
import type { ServiceApp, ServiceEnv } from './serviceApp';

interface Call<Id extends string = string> {
  operationId: Id;
  mount: (app: ServiceApp) => void;
}

type RouteOf<Id extends string> = ServiceRoute & { operationId: Id };

export function call<Route extends ServiceRoute>(
  route: Route,
  handler: RouteHandler<Route, ServiceEnv>,
): Call<Route['operationId']> {
  return { operationId: route.operationId, mount: (app) => void app.openapi(route, handler) };
}

export function rawCall<Id extends string>(
  route: RouteOf<Id>,
  handler: (c: Context<ServiceEnv>) => Promise<Response>,
): Call<Id> {
  return {
    operationId: route.operationId,
    mount: (app) => void app.on(route.method, route.getRoutingPath(), handler),
  };
}
