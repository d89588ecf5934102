import { everyReader } from '../../../domain/roles';
import { IdSchema } from '../../../domain/schemas';
import {
  bodyOfManyIds,
  createRoute,
  failureResponses,
  file,
  jsonBody,
  jsonResponse,
  z,
} from '../../../http/createRoute';
import { fileTypes } from '../../../http/fileTypes';
import { filterFailures } from '../filters/filterCall';
import { SawmillStackTotalsFiltersSchema, StackTotalsFiltersSchema } from '../filters/stackFilterSchemas';

export const chosenForFile = {
  stackIds: z
    .array(IdSchema)
    .min(1)
    .max(10_000)
    .optional()
    .openapi({ description: 'In the order of the file' }),
  filters: StackTotalsFiltersSchema.optional(),
  sawmillFilters: SawmillStackTotalsFiltersSchema.optional(),
  timeZone: z.string().max(64).default('UTC').openapi({
    description:
      'IANA name: of the range of the filter, and of the time at which the file is made, as the file says them',
  }),
};

/** A statement must not declare wood a second time unless somebody wants that explicitly. */
export const IncludeDeclaredSchema = z
  .boolean()
  .default(false)
  .openapi({ description: 'Also stacks that were declared under a number already; of a statement alone' });

interface Choice {
  stackIds?: unknown;
  filters?: unknown;
  sawmillFilters?: unknown;
}

export function isOneChoice({ stackIds, filters, sawmillFilters }: Choice): boolean {
  return [stackIds, filters, sawmillFilters].filter((one) => one !== undefined).length === 1;
}
export const twoChoices = { path: ['stackIds'] };

export const StackExportSchema = z
  .strictObject(chosenForFile)
  .refine(isOneChoice, twoChoices)
  .openapi('StackExport', {
    description:
      'Either `stackIds`, or `filters` of departments that the caller administers, or `sawmillFilters` of the caller’s sawmills',
  });

export const StackSheetExportSchema = z
  .strictObject({
    ...chosenForFile,
    measurementCardId: IdSchema.optional().openapi({
      description:
        'The card whose fields have columns, too; 404 when none of the stacks’ organisations uses it',
    }),
  })
  .refine(isOneChoice, twoChoices)
  .openapi('StackSheetExport', {
    description:
      'Either `stackIds`, or `filters` of departments that the caller administers, or `sawmillFilters` of the caller’s sawmills',
  });

export type FileRequest = z.infer<typeof StackSheetExportSchema> & { includeDeclared?: boolean | undefined };

export const ExportFormatSchema = z
  .enum(['Excel', 'GeoJson', 'Gpx', 'Kml', 'Eudr'])
  .openapi('StackExportFormat');

export type StackFileFormat = z.infer<typeof ExportFormatSchema>;

const ExportNeedSchema = z
  .enum(['Position', 'Volume', 'TreeSpecies', 'Place', 'Declared', 'ScientificName', 'HarvestPeriod'])
  .openapi('StackExportNeed');

export type ExportNeed = z.infer<typeof ExportNeedSchema>;

const tags = ['stack'];

function exportRoute<
  const Path extends string,
  const Id extends string,
  const Type extends string,
  Body extends z.ZodType,
>(of: {
  path: Path;
  operationId: Id;
  type: Type;
  body: Body;
  summary: string;
  description: string;
  row: string;
}) {
  const { type, body, row, description, ...call } = of;
  return createRoute({
    ...call,
    method: 'put',
    history: false,
    portal: ['request'],
    heavy: 'csv',
    rights: everyReader,
    feature: 'exports',
    description: `${description} The file says what the stacks were chosen by, when it was made and in which time zone. It is streamed: one that fails midway ends as a broken transfer, never as a shorter file. Words follow \`Accept-Language\`.`,
    tags,
    request: { body: jsonBody(body) },
    largestBody: 2 * bodyOfManyIds,
    responses: {
      200: { description: row, content: { [type]: file } },
      ...filterFailures,
      409: failureResponses[409],
    },
  });
}

export const excelExportRoute = exportRoute({
  path: '/stack/export-excel',
  operationId: 'exportStacksAsExcel',
  type: fileTypes.excel,
  body: StackSheetExportSchema,
  summary: 'Download stacks as an Excel workbook',
  description:
    'Dates are dates, in the zone of the stack that its row names, numbers are numbers, and stack numbers are texts. The last row has the sum of the volumes; a second sheet says what the stacks were chosen by. 409 for more stacks than a sheet has rows.',
  row: 'One row per stack',
});

export const geoJsonExportRoute = exportRoute({
  path: '/stack/export-geojson',
  operationId: 'exportStacksAsGeoJson',
  type: fileTypes.geoJson,
  body: StackExportSchema,
  summary: 'Download the places of stacks as GeoJSON',
  description:
    'By RFC 7946: WGS 84, longitude first, seven decimals. Stacks without a position are left out, and counted in `about`.',
  row: 'One feature per stack with a position',
});

export const gpxExportRoute = exportRoute({
  path: '/stack/export-gpx',
  operationId: 'exportStacksAsGpx',
  type: fileTypes.gpx,
  body: StackExportSchema,
  summary: 'Download the places of stacks as GPX',
  description:
    'GPX 1.1, for navigators: name, description, time in UTC and link of each. Stacks without a position are left out, and counted in the description of the file.',
  row: 'One waypoint per stack with a position',
});

export const kmlExportRoute = exportRoute({
  path: '/stack/export-kml',
  operationId: 'exportStacksAsKml',
  type: fileTypes.kml,
  body: StackExportSchema,
  summary: 'Download the places of stacks as KML',
  description: 'KML 2.2. Stacks without a position are left out, and counted in the description of the file.',
  row: 'One placemark per stack with a position',
});

export const exportGapsRoute = createRoute({
  method: 'put',
  history: false,
  path: '/stack/export-gaps',
  operationId: 'listExportGaps',
  heavy: 'figures',
  rights: everyReader,
  feature: 'exports',
  summary: 'Say what stacks lack for a file',
  description:
    'What a file of the format says of stacks and some of these do not have. Without a position a stack is left out of files of places, without a place of harvest, or declared already, of that for a due diligence statement, which a buyer gets no answer about; whatever else it lacks is empty there.',
  tags,
  request: {
    body: jsonBody(
      z
        .strictObject({
          ...chosenForFile,
          format: ExportFormatSchema,
          includeDeclared: IncludeDeclaredSchema,
        })
        .refine(isOneChoice, twoChoices)
        .openapi('StackExportGapsQuery'),
    ),
  },
  largestBody: 2 * bodyOfManyIds,
  responses: {
    200: jsonResponse(
      z
        .object({
          stackCount: z.number().int().min(0),
          leftOut: z.number().int().min(0).openapi({ description: 'Stacks that the file will not have' }),
          gaps: z.array(z.object({ need: ExportNeedSchema, count: z.number().int().min(1) })),
          stacks: z
            .array(
              z.object({
                stackId: IdSchema,
                stackNumber: z.string(),
                organizationId: IdSchema,
                departmentId: IdSchema,
                needs: z.array(ExportNeedSchema).min(1),
                referenceNumber: z
                  .string()
                  .optional()
                  .openapi({ description: 'Under which it was declared' }),
              }),
            )
            .openapi({ description: 'The first hundred, by stack number' }),
          isKeptTooShort: z.boolean().optional().openapi({
            description:
              'For a statement: whether a contract of the stacks’ organisations deletes them before the five years have passed for which it must be kept',
          }),
          declared: z
            .array(
              z.object({
                referenceNumber: z.string(),
                verificationNumber: z.string().optional(),
                count: z.number().int().min(1),
              }),
            )
            .optional()
            .openapi({
              description:
                'For a statement: the numbers under which stacks were declared already, the most frequent thousand first',
            }),
        })
        .openapi('StackExportGaps'),
    ),
    ...filterFailures,
  },
});

export const exportsRoutes = [
  excelExportRoute,
  geoJsonExportRoute,
  gpxExportRoute,
  kmlExportRoute,
  exportGapsRoute,
] as const;
