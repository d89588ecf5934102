import { admins } from '../../domain/roles';
import { EntityTagSchema, IdSchema, NameSchema, StackViewParameterSchema } from '../../domain/schemas';
import {
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

const content = {
  name: NameSchema,
  shared: z.boolean().openapi({ description: 'Everybody who sees a stack list of the organisation sees it' }),
  parameters: z
    .array(StackViewParameterSchema)
    .max(500)
    // Every stack list of the organisation loads all shared views.
    .refine((parameters) => JSON.stringify(parameters).length <= 10_000)
    .openapi({ description: 'At most 10,000 characters of JSON' }),
  columns: z
    .array(z.string().regex(/^[A-Za-z]{1,40}$/))
    .max(40)
    .openapi({ description: 'The columns beside the usual ones' }),
  dense: z.boolean().openapi({ description: 'Low rows' }),
};

/**
 * The limit in bytes suffices for the parameters of a view even if each letter takes three bytes or is
 * written as an escape.
 */
const largestBody = 64 * 1024;

const StackViewFieldsSchema = z.strictObject(content).openapi('StackViewFields');

const StackViewSchema = z
  .object({
    id: IdSchema,
    ...content,
    isOwn: z.boolean(),
    ownerName: z
      .string()
      .nullable()
      .openapi({ description: 'Null when the owner is not, or no longer, in the organisation' }),
    etag: EntityTagSchema,
  })
  .openapi('StackView');

export type StackViewFields = z.infer<typeof StackViewFieldsSchema>;

const path = '/organization/{id}/stack-view';
const tags = ['stackView'];
const ownerParams = z.object({ id: IdSchema });
const viewParams = z.object({ id: IdSchema, viewId: IdSchema });

export const stackViewListRoute = createRoute({
  method: 'get',
  path,
  operationId: 'listStackViews',
  rights: admins,
  feature: 'savedViews',
  summary: 'List the own and the shared views of the stack list',
  description: 'Lists by name the own views and those that others share.',
  tags,
  request: { params: ownerParams },
  responses: { 200: jsonResponse(z.array(StackViewSchema)), ...readFailures },
});

export const stackViewCreateRoute = createRoute({
  method: 'post',
  history: true,
  path,
  operationId: 'createStackView',
  rights: admins,
  feature: 'savedViews',
  idempotent: true,
  summary: 'Save a view of the stack list; at most 50 a person, and 100 shared ones an organisation',
  description:
    '409 beyond 50 views of a person or 100 shared ones of an organisation, and for a name of another view that the person keeps, or shares, alike.',
  tags,
  request: { params: ownerParams, body: jsonBody(StackViewFieldsSchema) },
  largestBody,
  responses: { ...created(StackViewSchema), ...writeFailures },
});

export const stackViewUpdateRoute = createRoute({
  method: 'put',
  history: true,
  path: `${path}/{viewId}`,
  operationId: 'updateStackView',
  rights: admins,
  feature: 'savedViews',
  summary: 'Change a view: an own one, or as an admin of the organisation a shared one, which stays shared',
  description:
    'Admins of the organisation may also change what others share; it stays shared. 409 for a name of another view that its owner keeps, or shares, alike.',
  tags,
  request: { params: viewParams, headers: ifMatchHeader, body: jsonBody(StackViewFieldsSchema) },
  largestBody,
  responses: { 200: done, ...writeFailures },
});

export const stackViewDeleteRoute = createRoute({
  method: 'delete',
  history: true,
  path: `${path}/{viewId}`,
  operationId: 'deleteStackView',
  rights: admins,
  feature: 'savedViews',
  summary: 'Delete a view: an own one, or as an admin of the organisation a shared one',
  description: 'Admins of the organisation may also delete what others share.',
  tags,
  request: { params: viewParams },
  responses: { 204: { description: 'Deleted' }, ...writeFailures },
});

export const stackViewsRoutes = [
  stackViewListRoute,
  stackViewCreateRoute,
  stackViewUpdateRoute,
  stackViewDeleteRoute,
] as const;
