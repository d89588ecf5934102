import { everyRole } from '../../../../domain/roles';
import { IdSchema } from '../../../../domain/schemas';
import {
  bodyOfManyIds,
  callerFailures,
  created,
  createRoute,
  failureResponses,
  file,
  jsonBody,
  jsonResponse,
  readFailures,
  writeFailures,
  z,
} from '../../../../http/createRoute';
import { fileTypes } from '../../../../http/fileTypes';
import {
  chosenForFile,
  ExportFormatSchema,
  IncludeDeclaredSchema,
  isOneChoice,
  twoChoices,
} from '../exports.routes';

export const ExportRequestSchema = z
  .strictObject({
    ...chosenForFile,
    format: ExportFormatSchema,
    measurementCardId: IdSchema.optional().openapi({
      description: 'The card whose fields have columns, too; of a workbook alone',
    }),
    includeDeclared: IncludeDeclaredSchema,
  })
  .refine(isOneChoice, twoChoices)
  .openapi('StackExportRequest');

export type ExportRequest = z.infer<typeof ExportRequestSchema>;

const ExportJobSchema = z
  .object({
    id: IdSchema,
    format: ExportFormatSchema,
    state: z.enum(['Waiting', 'Ready', 'Failed']),
    createdAt: z.iso.datetime(),
    stackCount: z.number().int().min(0),
    writtenCount: z.number().int().min(0).openapi({ description: 'Stacks that have been written so far' }),
    bytes: z.number().int().min(0).openapi({ description: 'Size so far' }),
    fileName: z.string().optional().openapi({ description: 'Once it is ready' }),
    expiresAt: z.iso.datetime().openapi({ description: 'The file can be fetched until then' }),
    failure: z.string().optional().openapi({ description: 'Why it failed, in words' }),
  })
  .openapi('StackExportJob');

export type ExportJob = z.infer<typeof ExportJobSchema>;

const path = '/stack-export';
const tags = ['stack'];
const params = z.object({ id: IdSchema });

export const exportJobListRoute = createRoute({
  method: 'get',
  path,
  operationId: 'listStackExports',
  rights: everyRole,
  feature: 'exportJobs',
  summary: 'List the files that are made in the background for the caller',
  description: 'The newest first; those of other people are not among them.',
  tags,
  responses: { 200: jsonResponse(z.array(ExportJobSchema)), ...callerFailures },
});

export const exportJobCreateRoute = createRoute({
  method: 'post',
  history: false,
  path,
  operationId: 'createStackExport',
  rights: everyRole,
  feature: 'exportJobs',
  idempotent: true,
  summary: 'Have a file of stacks made in the background',
  description:
    'Takes what the call of the format takes. The file can be fetched for 24 hours. 409 while three others are being made for the caller, and where the files of an organisation take 2 GB.',
  tags,
  request: { body: jsonBody(ExportRequestSchema) },
  largestBody: 2 * bodyOfManyIds,
  responses: { ...created(ExportJobSchema), ...writeFailures },
});

export const exportJobFileRoute = createRoute({
  method: 'get',
  path: `${path}/{id}/file`,
  operationId: 'downloadStackExport',
  portal: ['request'],
  heavy: 'csv',
  rights: everyRole,
  feature: 'exportJobs',
  summary: 'Download a file that was made in the background',
  description:
    'The right to each of its stacks is checked before the first byte, and again while the file is sent. 404 for files of other people, and before a file is ready.',
  tags,
  request: { params },
  responses: {
    200: {
      description: 'The file',
      content: Object.fromEntries(
        [...[fileTypes.excel, fileTypes.geoJson, fileTypes.gpx], ...[fileTypes.kml, fileTypes.archive]].map(
          (type) => [type, file],
        ),
      ),
    },
    ...readFailures,
    429: failureResponses[429],
  },
});

export const exportJobDeleteRoute = createRoute({
  method: 'delete',
  history: false,
  path: `${path}/{id}`,
  operationId: 'deleteStackExport',
  rights: everyRole,
  feature: 'exportJobs',
  summary: 'Remove a file that was made in the background, or end its making',
  description: 'Files of other people are not found.',
  tags,
  request: { params },
  responses: { 204: { description: 'Removed' }, ...readFailures },
});

export const exportJobsRoutes = [
  exportJobListRoute,
  exportJobCreateRoute,
  exportJobFileRoute,
  exportJobDeleteRoute,
] as const;
