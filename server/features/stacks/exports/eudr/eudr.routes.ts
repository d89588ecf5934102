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
import { chosenForFile, IncludeDeclaredSchema, isOneChoice, twoChoices } from '../exports.routes';

/** The filter of a buyer is left out, because a buyer must not learn where all the wood of a seller grew. */
const { sawmillFilters: _ofBuyers, ...chosenBySeller } = chosenForFile;

export const EudrExportSchema = z
  .strictObject({ ...chosenBySeller, includeDeclared: IncludeDeclaredSchema })
  .refine(isOneChoice, twoChoices)
  .openapi('StackEudrExport', {
    description: 'Either `stackIds`, or `filters` of departments that the caller administers',
  });

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
    'A zip: the places where the stacks grew as GeoJSON for the Information System, in files of at most 25 MB, and two sheets (CSV) with the wood by species and by place. Stacks without a place of harvest are left out, and stacks that were declared already unless `includeDeclared` asks for them; both are counted in `about.txt`. A geometry that several places have is in the file once. 409 for withdrawn stacks, and where no stack remains. Words follow `Accept-Language`.',
  tags: ['stack'],
  request: { body: jsonBody(EudrExportSchema) },
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
    'The reference number of a due diligence statement and its verification number, or the identifier of a simplified declaration alone; null takes them away. 409 for stacks that have another number, unless `replaces` names it, and its verification number. 404 unless the caller administers all of the stacks; 409 where one was withdrawn: then none is changed.',
  tags: ['stack'],
  request: {
    body: jsonBody(
      z
        .strictObject({
          stackIds: z.array(IdSchema).min(1).max(10_000),
          referenceNumber: NumberSchema,
          verificationNumber: NumberSchema,
          replaces: z.array(NameSchema.max(40)).max(2000).default([]).openapi({
            description:
              'Reference and verification numbers that stacks may have now, and then have no longer',
          }),
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
