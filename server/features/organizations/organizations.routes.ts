import { admins, globalAdmins, organizationAdmins } from '../../domain/roles';
import {
  CountrySchema,
  EntityTagSchema,
  IdSchema,
  LevelOfInvoiceSchema,
  LineSchema,
  NameSchema,
  OptionalEmailSchema,
  PhoneSchema,
  queryNumber,
  WebSiteSchema,
} from '../../domain/schemas';
import { workCountries } from '../../domain/workCountries';
import {
  callerFailures,
  created,
  createRoute,
  done,
  failureResponses,
  ifMatchHeader,
  jsonBody,
  jsonResponse,
  pageSchema,
  readFailures,
  writeFailures,
  z,
} from '../../http/createRoute';
import { ContactSchema, MemberSchema } from '../../people/schemas';
import { CsvStatementNumbersSchema, csvColumnsRoute } from './csvColumns.routes';
import { organizationDeletionRoutes } from './organizationDeletion.routes';
import { organizationStateRoutes } from './organizationState.routes';

const params = z.object({ id: IdSchema });

const pageQuery = z.strictObject({
  page: queryNumber(1_000_000).default(1),
  pageSize: queryNumber(100).default(100),
});

const WorkCountrySchema = z.enum(workCountries).openapi('WorkCountry', {
  description: 'ISO 3166-1, two letters',
});

const OrganizationNameSchema = z
  .object({ organizationId: IdSchema, organizationName: z.string() })
  .openapi('OrganizationName');

export const organizationListRoute = createRoute({
  method: 'get',
  path: '/organization/list',
  operationId: 'listOrganizations',
  rights: admins,
  summary: 'List organisations, page by page',
  description: 'Lists by name the organisations that the caller may open.',
  tags: ['organization'],
  request: { query: pageQuery },
  responses: {
    200: jsonResponse(pageSchema(OrganizationNameSchema)),
    ...callerFailures,
    400: failureResponses[400],
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
    hasDepartments: z.boolean().optional().openapi({ description: 'For global admins only' }),
    hasStacks: z.boolean().optional().openapi({ description: 'For global admins only' }),
  })
  .openapi('OrganizationRow');

export const organizationDetailedListRoute = createRoute({
  method: 'get',
  path: '/organization/list/detailed',
  operationId: 'listOrganizationsDetailed',
  rights: organizationAdmins,
  summary: 'List all organisations with contact person, warnings and contract',
  description:
    'Lists by name the organisations that the caller administers. Administrator, e-mail and phone are those of the first active administrator by name.',
  tags: ['organization'],
  request: { query: pageQuery },
  responses: {
    200: jsonResponse(pageSchema(OrganizationRowSchema)),
    ...callerFailures,
    400: failureResponses[400],
  },
});

const OrganizationSchema = z
  .object({
    organizationId: IdSchema,
    name: z.string(),
    country: CountrySchema,
    active: z
      .boolean()
      .nullable()
      .optional()
      .openapi({ description: 'For global admins, who may switch it; null for others' }),
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
    csvStatementNumbers: CsvStatementNumbersSchema.optional(),
    workCountries: z.array(WorkCountrySchema).optional().openapi({
      description:
        'Where it works: a stack far outside is in doubt. For those who may change it, by `updateWorkCountries`',
    }),
    departments: z
      .array(
        z.object({
          departmentId: IdSchema,
          name: z.string(),
          administrator: z.string().nullable(),
          numberOfUsers: z.number().int().nullable(),
          numberOfAdministrators: z
            .number()
            .int()
            .optional()
            .openapi({ description: 'Active ones; the administrator is the first of them by name' }),
          areAdministratorsInvited: z.boolean().optional().openapi({
            description:
              'Whether there are some, and none of them has used this organisation yet; for its administrators only',
          }),
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
  description: 'Department admins get the name and their own departments; everything else is null for them.',
  tags: ['organization'],
  request: { params: z.object({ id: IdSchema }) },
  responses: {
    200: jsonResponse(OrganizationSchema),
    ...readFailures,
  },
});

export const organizationCreateRoute = createRoute({
  method: 'post',
  history: true,
  path: '/organization',
  operationId: 'createOrganization',
  rights: globalAdmins,
  idempotent: true,
  summary: 'Create an organisation',
  description: 'The new organisation has no contract, no measurement card and no users.',
  tags: ['organization'],
  request: {
    body: jsonBody(z.strictObject({ name: NameSchema.min(2), country: CountrySchema })),
  },
  responses: { ...created(OrganizationSchema), ...writeFailures },
});

export const organizationRenameRoute = createRoute({
  method: 'put',
  history: true,
  path: '/organization/{id}/rename',
  operationId: 'renameOrganization',
  rights: organizationAdmins,
  summary: 'Rename an organisation',
  description: 'The names of organisations are not unique.',
  tags: ['organization'],
  request: { params, headers: ifMatchHeader, body: jsonBody(z.strictObject({ name: NameSchema })) },
  responses: { 200: done, ...writeFailures },
});

export const addressInformationRoute = createRoute({
  method: 'put',
  history: true,
  path: '/organization/{id}/address-information',
  operationId: 'updateAddressInformation',
  rights: organizationAdmins,
  summary: 'Change the address of an organisation',
  description: 'Replaces the whole address; an empty field is saved as empty.',
  tags: ['organization'],
  request: {
    params,
    headers: ifMatchHeader,
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
  history: true,
  path: '/organization/{id}/contact-information',
  operationId: 'updateContactInformation',
  rights: organizationAdmins,
  summary: 'Change e-mail, phone and web site of an organisation',
  description: 'Replaces all three values; an empty field is saved as empty.',
  tags: ['organization'],
  request: {
    params,
    headers: ifMatchHeader,
    body: jsonBody(
      z.strictObject({ email: OptionalEmailSchema, phone: PhoneSchema, webSite: WebSiteSchema }),
    ),
  },
  responses: { 200: done, ...writeFailures },
});

export const workCountriesRoute = createRoute({
  method: 'put',
  history: true,
  path: '/organization/{id}/work-countries',
  operationId: 'updateWorkCountries',
  rights: organizationAdmins,
  feature: 'workCountries',
  summary: 'Say in which countries an organisation works',
  description:
    'A stack more than 50 km outside of them is in doubt; those that are stored are judged again within minutes.',
  tags: ['organization'],
  request: {
    params,
    headers: ifMatchHeader,
    body: jsonBody(
      z.strictObject({
        workCountries: z.array(WorkCountrySchema).min(1).max(WorkCountrySchema.options.length),
      }),
    ),
  },
  responses: { 200: done, ...writeFailures },
});

export const organizationsRoutes = [
  organizationListRoute,
  organizationDetailedListRoute,
  organizationRoute,
  organizationCreateRoute,
  ...organizationDeletionRoutes,
  ...organizationStateRoutes,
  organizationRenameRoute,
  addressInformationRoute,
  contactInformationRoute,
  workCountriesRoute,
  csvColumnsRoute,
] as const;
