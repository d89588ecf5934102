import { admins, organizationAdmins } from '../../domain/roles';
import {
  EntityTagSchema,
  IdSchema,
  LineSchema,
  OptionalEmailSchema,
  PhoneSchema,
} from '../../domain/schemas';
import { created, createRoute, done, ifMatch, jsonBody, writeFailures, z } from '../../http/createRoute';

export const ContactSchema = z
  .object({ id: IdSchema, name: z.string(), email: z.string(), phone: z.string(), etag: EntityTagSchema })
  .openapi('Contact');

/** At least one of the three is given (specification, administration area, section 5). */
const ContactFieldsSchema = z
  .strictObject({ email: OptionalEmailSchema, name: LineSchema, phone: PhoneSchema })
  .refine(({ email, name, phone }) => email !== '' || name !== '' || phone !== '', { path: ['name'] })
  .openapi('ContactFields');

const ownerParams = z.object({ id: IdSchema });
const contactParams = z.object({ id: IdSchema, contactId: IdSchema });

export const organizationContactCreateRoute = createRoute({
  method: 'post',
  path: '/organization/{id}/contact',
  operationId: 'createOrganizationContact',
  rights: organizationAdmins,
  idempotent: true,
  summary: 'Add a contact to an organisation',
  tags: ['organization'],
  request: { params: ownerParams, body: jsonBody(ContactFieldsSchema) },
  responses: { ...created(ContactSchema), ...writeFailures },
});

export const organizationContactUpdateRoute = createRoute({
  method: 'put',
  path: '/organization/{id}/contact/{contactId}',
  operationId: 'updateOrganizationContact',
  rights: organizationAdmins,
  summary: 'Change a contact of an organisation',
  tags: ['organization'],
  request: { params: contactParams, headers: ifMatch, body: jsonBody(ContactFieldsSchema) },
  responses: { 200: done, ...writeFailures },
});

export const organizationContactDeleteRoute = createRoute({
  method: 'delete',
  path: '/organization/{id}/contact/{contactId}',
  operationId: 'deleteOrganizationContact',
  rights: organizationAdmins,
  summary: 'Delete a contact of an organisation',
  tags: ['organization'],
  request: { params: contactParams },
  responses: { 204: { description: 'Deleted' }, ...writeFailures },
});

export const departmentContactCreateRoute = createRoute({
  method: 'post',
  path: '/department/{id}/contact',
  operationId: 'createDepartmentContact',
  rights: admins,
  idempotent: true,
  summary: 'Add a contact to a department',
  tags: ['department'],
  request: { params: ownerParams, body: jsonBody(ContactFieldsSchema) },
  responses: { ...created(ContactSchema), ...writeFailures },
});

export const departmentContactUpdateRoute = createRoute({
  method: 'put',
  path: '/department/{id}/contact/{contactId}',
  operationId: 'updateDepartmentContact',
  rights: admins,
  summary: 'Change a contact of a department',
  tags: ['department'],
  request: { params: contactParams, headers: ifMatch, body: jsonBody(ContactFieldsSchema) },
  responses: { 200: done, ...writeFailures },
});

export const departmentContactDeleteRoute = createRoute({
  method: 'delete',
  path: '/department/{id}/contact/{contactId}',
  operationId: 'deleteDepartmentContact',
  rights: admins,
  summary: 'Delete a contact of a department',
  tags: ['department'],
  request: { params: contactParams },
  responses: { 204: { description: 'Deleted' }, ...writeFailures },
});

export const contactsRoutes = [
  organizationContactCreateRoute,
  organizationContactUpdateRoute,
  organizationContactDeleteRoute,
  departmentContactCreateRoute,
  departmentContactUpdateRoute,
  departmentContactDeleteRoute,
] as const;
