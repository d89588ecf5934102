import { answer, bearer, createRoute, failureResponses, z } from './defineRoute';
import { ContactSchema, MemberSchema } from './organization';
import { IdSchema } from './values';

const { 400: invalid, 401: unauthorized, 403: forbidden, 404: missing, 500: failed } = failureResponses;

export const departmentListRoute = createRoute({
  method: 'get',
  path: '/department/list',
  operationId: 'listDepartments',
  tags: ['department'],
  security: bearer,
  responses: {
    200: answer(
      z.array(
        z.object({
          departmentId: IdSchema,
          name: z.string(),
          organizationId: IdSchema,
          organizationName: z.string(),
        }),
      ),
      'The departments that the caller may open; none for a global admin, who may open all',
    ),
    401: unauthorized,
    403: forbidden,
    500: failed,
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
  })
  .openapi('Department');

export const departmentRoute = createRoute({
  method: 'get',
  path: '/department/{id}',
  operationId: 'getDepartment',
  tags: ['department'],
  security: bearer,
  request: { params: z.object({ id: IdSchema }) },
  responses: {
    200: answer(DepartmentSchema),
    400: invalid,
    401: unauthorized,
    403: forbidden,
    404: missing,
    500: failed,
  },
});
