import { admins, stackReaders } from '../../../../domain/roles';
import { IdSchema, NameSchema } from '../../../../domain/schemas';
import {
  bodyOfManyIds,
  createRoute,
  done,
  failureResponses,
  file,
  jsonBody,
  writeFailures,
  z,
} from '../../../../http/createRoute';
import { fileTypes } from '../../../../http/fileTypes';
import { filterFailures } from '../../filters/filterCall';
import { StackExportSchema } from '../exports.routes';

export const eudrExportRoute = createRoute({
  method: 'put',
  history: false,
  path: '/stack/export-eudr',
  operationId: 'exportStacksForEudr',
  portal: ['request'],
  heavy: 'csv',
  rights: stackReaders,
  feature: 'eudr',
  summary: 'Download what a due diligence statement says of stacks',
  description:
    'A zip: the places where the stacks grew as GeoJSON for the Information System, in files of at most 25 MB, and two sheets (CSV) with the wood by species and by place. Stacks without a place of harvest are left out, and counted in `about.txt`. 409 for withdrawn stacks, and where none of the stacks has a place. Words follow `Accept-Language`.',
  tags: ['stack'],
  request: { body: jsonBody(StackExportSchema) },
  largestBody: 2 * bodyOfManyIds,
  responses: {
    200: { description: 'Places and facts of the statement', content: { [fileTypes.archive]: file } },
    ...filterFailures,
    409: failureResponses[409],
  },
});

/** The number looks like `26FRYUI34JTQKB`, or is the identifier of a simplified declaration. */
const NumberSchema = NameSchema.max(40).nullable();

export const dueDiligenceRoute = createRoute({
  method: 'put',
  history: true,
  path: '/stack/due-diligence',
  operationId: 'setStackDueDiligence',
  rights: admins,
  feature: 'eudr',
  summary: 'Say under which numbers stacks were declared',
  description:
    'The reference number of a due diligence statement and its verification number, or the identifier of a simplified declaration alone; null takes them away. 404 unless the caller administers all of the stacks; 409 where one was withdrawn: then none is changed.',
  tags: ['stack'],
  request: {
    body: jsonBody(
      z
        .strictObject({
          stackIds: z.array(IdSchema).min(1).max(10_000),
          referenceNumber: NumberSchema,
          verificationNumber: NumberSchema,
        })
        .refine(
          ({ referenceNumber, verificationNumber }) =>
            referenceNumber !== null || verificationNumber === null,
          { path: ['referenceNumber'] },
        ),
    ),
  },
  largestBody: bodyOfManyIds,
  responses: { 200: done, ...writeFailures },
});

export const eudrRoutes = [eudrExportRoute, dueDiligenceRoute] as const;
