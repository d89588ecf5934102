import { admins, organizationAdmins } from '../../domain/roles';
import { IdSchema } from '../../domain/schemas';
import { createRoute, done, file, readFailures, writeFailures, z } from '../../http/createRoute';

const params = z.object({ id: IdSchema });

export const logoRoute = createRoute({
  method: 'get',
  path: '/organization/{id}/logo',
  operationId: 'getLogo',
  portal: ['request'],
  rights: admins,
  summary: 'Get the logo of an organisation',
  description: 'Stands in the header of the measurement report.',
  tags: ['organization'],
  request: { params },
  responses: {
    200: { description: 'The logo; 404: there is none', content: { 'image/png': file, 'image/jpeg': file } },
    ...readFailures,
  },
});

export const logoUpdateRoute = createRoute({
  method: 'put',
  history: true,
  path: '/organization/{id}/logo',
  operationId: 'updateLogo',
  portal: ['request'],
  rights: organizationAdmins,
  summary: 'Replace the logo of an organisation',
  description: 'Takes one PNG or JPEG of at most 500 KB, recognised by its content. 400 for any other file.',
  tags: ['organization'],
  request: {
    params,
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: z.strictObject({ file: z.instanceof(File).openapi({ type: 'string', format: 'binary' }) }),
        },
      },
    },
  },
  // The limit exceeds the largest logo, so that a slightly larger one gets the words about logos.
  largestBody: 1024 * 1024,
  responses: { 200: done, ...writeFailures },
});

export const logosRoutes = [logoRoute, logoUpdateRoute] as const;
