import { bodyFailures, created, createRoute, failureResponses, jsonBody, z } from '../../http/createRoute';

const PortalErrorSchema = z
  .strictObject({
    text: z
      .string()
      .min(1)
      .max(1000)
      .openapi({ description: 'The name of the error, its message and where it happened' }),
    path: z
      .string()
      .max(500)
      .regex(/^\/[^?#]*$/)
      .openapi({
        description: 'The page, without query: it may hold names',
        example: '/organization/1/department/2/stacks',
      }),
  })
  .openapi('PortalError');

export const portalErrorRoute = createRoute({
  method: 'post',
  history: false,
  path: '/portal-error',
  operationId: 'reportPortalError',
  rights: 'anybodySignedIn',
  feature: 'errorReports',
  idempotent: false,
  summary: 'Report that a page of the portal could not be shown',
  description:
    'The error stands in the log of the service, in the line of this call, with the number that is answered. Ten a minute for each account.',
  tags: ['portalError'],
  largestBody: 2048,
  request: { body: jsonBody(PortalErrorSchema) },
  responses: {
    ...created(
      z.object({
        id: z
          .string()
          .openapi({ description: 'The first eight signs of `requestId` in the log', example: '3f0c9a52' }),
      }),
    ),
    ...bodyFailures,
    401: failureResponses[401],
    429: failureResponses[429],
    500: failureResponses[500],
  },
});

export const portalErrorsRoutes = [portalErrorRoute] as const;
