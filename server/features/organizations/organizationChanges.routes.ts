import { admins, globalAdmins, organizationAdmins } from '../../domain/roles';
import {
  CountrySchema,
  IdSchema,
  LineSchema,
  NameSchema,
  OptionalEmailSchema,
  PhoneSchema,
} from '../../domain/schemas';
import {
  created,
  createRoute,
  done,
  file,
  ifMatch,
  jsonBody,
  jsonResponse,
  readFailures,
  writeFailures,
  z,
} from '../../http/createRoute';
import { OrganizationSchema } from './organizations.routes';

const params = z.object({ id: IdSchema });

export const organizationCreateRoute = createRoute({
  method: 'post',
  path: '/organization',
  operationId: 'createOrganization',
  rights: globalAdmins,
  idempotent: true,
  summary: 'Create an organisation',
  tags: ['organization'],
  request: {
    body: jsonBody(z.strictObject({ name: NameSchema.min(2), country: CountrySchema })),
  },
  responses: { ...created(OrganizationSchema), ...writeFailures },
});

export const organizationContentsRoute = createRoute({
  method: 'get',
  path: '/organization/{id}/contents',
  operationId: 'getOrganizationContents',
  rights: globalAdmins,
  summary: 'Count what deleting an organisation would delete',
  tags: ['organization'],
  request: { params },
  responses: {
    200: jsonResponse(
      z
        .object({
          stacks: z.number().int(),
          sawmills: z.number().int(),
          departments: z.number().int(),
          users: z.number().int().openapi({ description: 'Who belongs to no other organisation' }),
        })
        .openapi('OrganizationContents'),
      'How much would be deleted with the organisation',
    ),
    ...readFailures,
  },
});

export const organizationDeleteRoute = createRoute({
  method: 'delete',
  path: '/organization/{id}',
  operationId: 'deleteOrganization',
  rights: globalAdmins,
  summary: 'Delete an organisation and everything in it',
  tags: ['organization'],
  request: { params },
  responses: { 204: { description: 'Deleted with everything in it' }, ...writeFailures },
});

export const organizationRenameRoute = createRoute({
  method: 'put',
  path: '/organization/{id}/rename',
  operationId: 'renameOrganization',
  rights: organizationAdmins,
  summary: 'Rename an organisation',
  tags: ['organization'],
  request: { params, headers: ifMatch, body: jsonBody(z.strictObject({ name: NameSchema })) },
  responses: { 200: done, ...writeFailures },
});

export const addressInformationRoute = createRoute({
  method: 'put',
  path: '/organization/{id}/address-information',
  operationId: 'updateAddressInformation',
  rights: organizationAdmins,
  summary: 'Change the address of an organisation',
  tags: ['organization'],
  request: {
    params,
    headers: ifMatch,
    body: jsonBody(
      z.strictObject({
        street: LineSchema,
        streetNumber: LineSchema,
        city: LineSchema,
        zipCode: LineSchema,
        country: LineSchema,
      }),
    ),
  },
  responses: { 200: done, ...writeFailures },
});

export const contactInformationRoute = createRoute({
  method: 'put',
  path: '/organization/{id}/contact-information',
  operationId: 'updateContactInformation',
  rights: organizationAdmins,
  summary: 'Change e-mail, phone and web site of an organisation',
  tags: ['organization'],
  request: {
    params,
    headers: ifMatch,
    body: jsonBody(z.strictObject({ email: OptionalEmailSchema, phone: PhoneSchema, webSite: LineSchema })),
  },
  responses: { 200: done, ...writeFailures },
});

export const logoRoute = createRoute({
  method: 'get',
  path: '/organization/{id}/logo',
  operationId: 'getLogo',
  rights: admins,
  summary: 'Get the logo of an organisation',
  tags: ['organization'],
  request: { params },
  responses: {
    200: { description: 'The logo; 404: there is none', content: { 'image/png': file, 'image/jpeg': file } },
    ...readFailures,
  },
});

export const logoUpdateRoute = createRoute({
  method: 'put',
  path: '/organization/{id}/logo',
  operationId: 'updateLogo',
  rights: organizationAdmins,
  summary: 'Replace the logo of an organisation',
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
  responses: { 200: done, ...writeFailures },
});

export const organizationChangesRoutes = [
  organizationCreateRoute,
  organizationContentsRoute,
  organizationDeleteRoute,
  organizationRenameRoute,
  addressInformationRoute,
  contactInformationRoute,
  logoRoute,
  logoUpdateRoute,
] as const;
