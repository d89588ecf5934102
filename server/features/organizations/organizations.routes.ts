import { admins, organizationAdmins } from '../../domain/roles';
import {
  CountrySchema,
  EntityTagSchema,
  IdSchema,
  LevelOfInvoiceSchema,
  queryNumber,
} from '../../domain/schemas';
import { createRoute, failureResponses, jsonResponse, pageOf, readFailures, z } from '../../http/createRoute';
import { ContactSchema } from '../contacts/contacts.routes';
import { MemberSchema } from '../members/members.routes';

const { 400: invalid, 401: unauthorized, 403: forbidden, 500: failed } = failureResponses;

const pageQuery = z.strictObject({
  page: queryNumber(1_000_000).default(1),
  pageSize: queryNumber(100).default(100),
});

export const organizationListRoute = createRoute({
  method: 'get',
  path: '/organization/list',
  operationId: 'listOrganizations',
  rights: admins,
  summary: 'List organisations, page by page',
  tags: ['organization'],
  request: { query: pageQuery },
  responses: {
    200: jsonResponse(pageOf(z.object({ organizationId: IdSchema, organizationName: z.string() }))),
    400: invalid,
    401: unauthorized,
    403: forbidden,
    500: failed,
  },
});

const OrganizationRowSchema = z
  .object({
    organizationId: IdSchema,
    organizationName: z.string(),
    administrator: z.string().nullable(),
    contactPhoneNumber: z.string().nullable(),
    email: z.string().nullable(),
    active: z.boolean().nullable().openapi({ description: 'For global admins; null for others' }),
    contractInformation: z
      .object({
        levelOfInvoice: LevelOfInvoiceSchema.nullable(),
        expireDate: z.iso.datetime({ offset: true }).nullable(),
      })
      .nullable(),
    warnings: z
      .object({
        contractExpiresSoon: z.boolean(),
        isMissingCustomerNumber: z.boolean(),
        departmentsWithMissingCustomerNumber: z.array(
          z.object({ departmentId: IdSchema, departmentName: z.string() }),
        ),
        isMissingContract: z
          .boolean()
          .optional()
          .openapi({ description: 'Neither a current nor a next one' }),
        isMissingAdministrator: z.boolean().optional(),
        isMissingMeasurementCard: z.boolean().optional(),
      })
      .nullable()
      .openapi({ description: 'For global admins; null for others' }),
  })
  .openapi('OrganizationRow');

export const organizationDetailedListRoute = createRoute({
  method: 'get',
  path: '/organization/list/detailed',
  operationId: 'listOrganizationsDetailed',
  rights: organizationAdmins,
  summary: 'List all organisations with contact person, warnings and contract',
  tags: ['organization'],
  request: { query: pageQuery },
  responses: {
    200: jsonResponse(pageOf(OrganizationRowSchema)),
    400: invalid,
    401: unauthorized,
    403: forbidden,
    500: failed,
  },
});

export const OrganizationSchema = z
  .object({
    organizationId: IdSchema,
    name: z.string(),
    country: CountrySchema,
    addressInformation: z
      .object({
        street: z.string(),
        streetNumber: z.string(),
        city: z.string(),
        zipCode: z.string(),
        country: z.string(),
      })
      .nullable(),
    contactInformation: z.object({ email: z.string(), phone: z.string(), webSite: z.string() }).nullable(),
    departments: z
      .array(
        z.object({
          departmentId: IdSchema,
          name: z.string(),
          administrator: z.string().nullable(),
          numberOfUsers: z.number().int().nullable(),
        }),
      )
      .openapi({ description: 'The departments that the caller may open' }),
    users: z.array(MemberSchema).nullable(),
    contacts: z.array(ContactSchema).nullable(),
    etag: EntityTagSchema,
  })
  .openapi('Organization', {
    description: 'A department admin is given the name and the own departments; the rest is null',
  });

export const organizationRoute = createRoute({
  method: 'get',
  path: '/organization/{id}',
  operationId: 'getOrganization',
  rights: admins,
  summary: 'Get an organisation with its departments, users and contacts',
  tags: ['organization'],
  request: { params: z.object({ id: IdSchema }) },
  responses: {
    200: jsonResponse(OrganizationSchema),
    ...readFailures,
  },
});

export const organizationsRoutes = [
  organizationListRoute,
  organizationDetailedListRoute,
  organizationRoute,
] as const;
