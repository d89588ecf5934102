import { OpenDepartmentsSchema } from '../../domain/ownAccess';
import { admins, globalAdmins, organizationAdmins } from '../../domain/roles';
import {
  CustomerNumberSchema,
  EmailSchema,
  EntityTagSchema,
  IdSchema,
  NameSchema,
} from '../../domain/schemas';
import {
  callerFailures,
  created,
  createRoute,
  done,
  ifMatchHeader,
  jsonBody,
  jsonResponse,
  readFailures,
  writeFailures,
  z,
} from '../../http/createRoute';
import { ContactSchema, MemberSchema } from '../../people/schemas';

export const departmentListRoute = createRoute({
  method: 'get',
  path: '/department/list',
  operationId: 'listDepartments',
  rights: 'anybodySignedIn',
  summary: 'List the departments that the signed-in person may open',
  description:
    'Lists the departments of the organisations and departments that the caller administers. The list of a global admin, who may open all, is empty.',
  tags: ['department'],
  responses: {
    200: jsonResponse(
      OpenDepartmentsSchema,
      'The departments that the caller may open; none for a global admin, who may open all',
    ),
    ...callerFailures,
  },
});

const DepartmentSchema = z
  .object({
    departmentId: IdSchema,
    name: z.string(),
    departmentNumber: z.number().int().nullable(),
    organizationId: IdSchema,
    customerNumber: z.string().nullable(),
    mailingList: z.array(z.string()),
    users: z.array(MemberSchema),
    contacts: z.array(ContactSchema),
    etag: EntityTagSchema,
  })
  .openapi('Department');

export const departmentRoute = createRoute({
  method: 'get',
  path: '/department/{id}',
  operationId: 'getDepartment',
  rights: admins,
  summary: 'Get a department with its users, contacts and mailing list',
  description: 'Holds the users, contacts, mailing list and customer number in one answer.',
  tags: ['department'],
  request: { params: z.object({ id: IdSchema }) },
  responses: {
    200: jsonResponse(DepartmentSchema),
    ...readFailures,
  },
});

const params = z.object({ id: IdSchema });

const DepartmentNameSchema = NameSchema.min(2);

const DepartmentNumberSchema = z.number().int().min(0).max(999_999_999).nullable().default(null);

export const departmentCreateRoute = createRoute({
  method: 'post',
  history: true,
  path: '/department',
  operationId: 'createDepartment',
  rights: organizationAdmins,
  idempotent: true,
  summary: 'Create a department',
  description: 'Creates the department in the organisation that the body names.',
  tags: ['department'],
  request: {
    body: jsonBody(
      z.strictObject({
        name: DepartmentNameSchema,
        organizationId: IdSchema,
        departmentNumber: DepartmentNumberSchema,
      }),
    ),
  },
  responses: { ...created(DepartmentSchema), ...writeFailures },
});

export const departmentInfoRoute = createRoute({
  method: 'put',
  history: true,
  path: '/department/{id}/info',
  operationId: 'updateDepartmentInfo',
  rights: admins,
  summary: 'Change name and number of a department',
  description: 'The number of a department is the customer’s own, and may be empty.',
  tags: ['department'],
  request: {
    params,
    headers: ifMatchHeader,
    body: jsonBody(z.strictObject({ name: DepartmentNameSchema, departmentNumber: DepartmentNumberSchema })),
  },
  responses: { 200: done, ...writeFailures },
});

export const customerNumberRoute = createRoute({
  method: 'put',
  history: true,
  path: '/department/{id}/customer-number',
  operationId: 'updateCustomerNumber',
  rights: globalAdmins,
  summary: 'Change the customer number of a department',
  description: 'Applies where the contract of the organisation is invoiced by department.',
  tags: ['department'],
  request: {
    params,
    headers: ifMatchHeader,
    body: jsonBody(z.strictObject({ customerNumber: CustomerNumberSchema })),
  },
  responses: { 200: done, ...writeFailures },
});

export const mailingListAddRoute = createRoute({
  method: 'put',
  history: true,
  path: '/department/{id}/add-email-to-mailing-list',
  operationId: 'addToMailingList',
  rights: admins,
  summary: 'Add an e-mail address to the mailing list of a department',
  description: 'The list holds an address once, whatever its case; adding it again changes nothing.',
  tags: ['department'],
  request: { params, body: jsonBody(z.strictObject({ email: EmailSchema })) },
  responses: { 200: done, ...writeFailures },
});

export const mailingListRemoveRoute = createRoute({
  method: 'put',
  history: true,
  path: '/department/{id}/remove-email-from-mailing-list',
  operationId: 'removeFromMailingList',
  rights: admins,
  summary: 'Remove an e-mail address from the mailing list of a department',
  description: 'Removing an address that is not in the list changes nothing.',
  tags: ['department'],
  request: {
    params,
    body: jsonBody(
      z.strictObject({ email: z.string().trim().normalize('NFC').toLowerCase().min(1).max(254) }),
    ),
  },
  responses: { 200: done, ...writeFailures },
});

export const departmentsRoutes = [
  departmentListRoute,
  departmentRoute,
  departmentCreateRoute,
  departmentInfoRoute,
  customerNumberRoute,
  mailingListAddRoute,
  mailingListRemoveRoute,
] as const;
