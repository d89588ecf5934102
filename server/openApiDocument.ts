import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import { routes } from './api';
import type { CallerRole, Rights } from './domain/roles';
import type { ServiceRoute } from './http/createRoute';

const tags = [
  { name: 'auth', description: 'Sign-in, tokens and passwords' },
  { name: 'userInfo', description: 'The signed-in person' },
  { name: 'account', description: "The signed-in person's password and sessions" },
  { name: 'globalAdmin', description: 'Who may do everything in every organisation' },
  { name: 'organization', description: 'Organisations with their contracts, users, contacts and people' },
  { name: 'deletedOrganization', description: 'Deleted organisations, which can still be brought back' },
  { name: 'department', description: 'Departments with their users, contacts and mailing lists' },
  { name: 'measurementCard', description: 'Measurement cards, which say what fields a stack has' },
  { name: 'cardVersion', description: 'Versions of measurement cards: drafts, and what is published' },
  { name: 'sawmill', description: 'Sawmills, their users and the stacks assigned to them' },
  { name: 'stack', description: 'Stacks of logs, their statistics, files and downloads' },
  { name: 'harvestPlace', description: 'Where the wood of stacks grew' },
  { name: 'stackView', description: 'Saved views of the stack list' },
  { name: 'apiKey', description: 'Keys by which programs of an organisation send stacks' },
  { name: 'ingest', description: 'What field apps and measuring devices send' },
  { name: 'history', description: 'Who changed what' },
  { name: 'report', description: 'The measurement report of a stack' },
  { name: 'portalError', description: 'Errors of the portal, for the log of the service' },
];

const callers: Record<CallerRole, string> = {
  globalAdmin: 'global admins',
  organizationAdmin: 'organisation admins',
  departmentAdmin: 'department admins',
  sawmillUser: 'sawmill users',
  registrator: 'registrators',
  surveyor: 'surveyors',
  integration: 'integrations',
  reader: 'API keys that read',
};

function callersOf(rights: Rights): string {
  if (rights === 'public') return 'anybody, without a token';
  if (rights === 'anybodySignedIn') return 'anybody who is signed in';
  return rights.map((role) => callers[role]).join(', ');
}

function featureText(feature: ServiceRoute['feature']): string[] {
  return feature === undefined
    ? []
    : [
        `An addition to the specification: a service that has it names \`${feature}\` in \`features\` of \`GET /user-info\`.`,
      ];
}

function documented({
  rights,
  feature,
  adds: _adds,
  portal: _portal,
  history: _history,
  declaration: _declaration,
  idempotent: _idempotent,
  reportToken: _reportToken,
  secret: _secret,
  description,
  largestBody: _largestBody,
  answersEachItem: _answersEachItem,
  heavy: _heavy,
  ...config
}: ServiceRoute): RouteConfig {
  return {
    ...config,
    description: [description, `Callers: ${callersOf(rights)}.`, ...featureText(feature)].join('\n\n'),
    ...(feature && { 'x-feature': feature }),
  };
}

export function openApiDocument() {
  const app = new OpenAPIHono();
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });
  app.openAPIRegistry.registerComponent('securitySchemes', 'apiKey', {
    type: 'apiKey',
    in: 'header',
    name: 'X-Api-Key',
  });
  for (const route of routes) app.openAPIRegistry.registerPath(documented(route));
  return app.getOpenAPIDocument({
    openapi: '3.0.3',
    info: {
      title: 'Measurement service',
      version: '1.3.6',
      description: 'The service behind Stackyard, the admin portal for timber-stack measurement.',
      contact: { name: 'Stackyard', email: 'support@stackyard.example' },
      license: { name: 'proprietary' },
    },
    servers: [{ url: '/api/v1' }],
    tags,
  });
}
