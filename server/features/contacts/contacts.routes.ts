import { admins, organizationAdmins, type Rights } from '../../domain/roles';
import { IdSchema, LineSchema, OptionalEmailSchema, PhoneSchema } from '../../domain/schemas';
import {
  created,
  createRoute,
  done,
  ifMatchHeader,
  jsonBody,
  writeFailures,
  z,
} from '../../http/createRoute';
import { ContactSchema } from '../../people/schemas';

/** A contact has at least one of e-mail, name and phone (specification, administration area, section 5). */
const ContactFieldsSchema = z
  .strictObject({ email: OptionalEmailSchema, name: LineSchema, phone: PhoneSchema })
  .refine(({ email, name, phone }) => email !== '' || name !== '' || phone !== '', { path: ['name'] })
  .openapi('ContactFields');

const ownerParams = z.object({ id: IdSchema });
const contactParams = z.object({ id: IdSchema, contactId: IdSchema });

function contactRoutes<
  const Kind extends 'organization' | 'department',
  const Name extends 'Organization' | 'Department',
>(kind: Kind, { name, noun, rights }: { name: Name; noun: string; rights: Rights }) {
  return {
    createRoute: createRoute({
      method: 'post',
      history: true,
      path: `/${kind}/{id}/contact`,
      operationId: `create${name}Contact`,
      rights,
      idempotent: true,
      summary: `Add a contact to ${noun}`,
      description: 'At least one of name, e-mail and phone is given.',
      tags: [kind],
      request: { params: ownerParams, body: jsonBody(ContactFieldsSchema) },
      responses: { ...created(ContactSchema), ...writeFailures },
    }),
    updateRoute: createRoute({
      method: 'put',
      history: true,
      path: `/${kind}/{id}/contact/{contactId}`,
      operationId: `update${name}Contact`,
      rights,
      summary: `Change a contact of ${noun}`,
      description: 'Replaces all three values.',
      tags: [kind],
      request: { params: contactParams, headers: ifMatchHeader, body: jsonBody(ContactFieldsSchema) },
      responses: { 200: done, ...writeFailures },
    }),
    deleteRoute: createRoute({
      method: 'delete',
      history: true,
      path: `/${kind}/{id}/contact/{contactId}`,
      operationId: `delete${name}Contact`,
      rights,
      summary: `Delete a contact of ${noun}`,
      description: 'A contact has no account; nobody loses access.',
      tags: [kind],
      request: { params: contactParams },
      responses: { 204: { description: 'Deleted' }, ...writeFailures },
    }),
  };
}

export const organizationContactRoutes = contactRoutes('organization', {
  name: 'Organization',
  noun: 'an organisation',
  rights: organizationAdmins,
});
export const departmentContactRoutes = contactRoutes('department', {
  name: 'Department',
  noun: 'a department',
  rights: admins,
});

export const contactsRoutes = [
  ...Object.values(organizationContactRoutes),
  ...Object.values(departmentContactRoutes),
];
