import { OpenAPIHono } from '@hono/zod-openapi';
import { routes } from './routes';

/** The OpenAPI 3.0 document of the measurement service: the agreement between portal and service. */
export function openApiDocument() {
  const app = new OpenAPIHono();
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });
  for (const route of routes) app.openAPIRegistry.registerPath(route);
  return app.getOpenAPIDocument({
    openapi: '3.0.3',
    info: {
      title: 'Measurement service',
      version: '1.3.6',
      description: 'The service behind Stackyard, the admin portal for timber-stack measurement.',
    },
    servers: [{ url: '/api/v1' }],
  });
}
