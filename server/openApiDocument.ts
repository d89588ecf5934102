import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import { routes } from './api';
import type { ServiceRoute } from './http/createRoute';

const tags = [
  { name: 'auth', description: 'Sign-in, tokens and passwords' },
  { name: 'userInfo', description: 'The signed-in person' },
  { name: 'organization', description: 'Organisations with their contracts, users, contacts and people' },
  { name: 'department', description: 'Departments with their users, contacts and mailing lists' },
  { name: 'measurementCard', description: 'Measurement cards, which say what fields a stack has' },
  { name: 'sawmill', description: 'Sawmills, their users and the stacks assigned to them' },
  { name: 'stack', description: 'Stacks of logs, their statistics, files and downloads' },
  { name: 'report', description: 'The measurement report of a stack' },
];

/** Drops the properties that only the service reads. */
function documented({
  rights: _rights,
  idempotent: _idempotent,
  reportToken: _reportToken,
  secret: _secret,
  largestBody: _largestBody,
  heavy: _heavy,
  ...config
}: ServiceRoute): RouteConfig {
  return config;
}

export function openApiDocument() {
  const app = new OpenAPIHono();
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });
  for (const route of routes) app.openAPIRegistry.registerPath(documented(route));
  return app.getOpenAPIDocument({
    openapi: '3.0.3',
    info: {
      title: 'Measurement service',
      version: '1.3.6',
      description: 'The service behind Stackyard, the admin portal for timber-stack measurement.',
    },
    servers: [{ url: '/api/v1' }],
    tags,
  });
}
