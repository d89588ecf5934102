import { everyRole, stackReaders } from '../../../domain/roles';
import { IdSchema } from '../../../domain/schemas';
import { bodyOfManyIds, createRoute, failureResponses, file, jsonBody, z } from '../../../http/createRoute';
import { filterFailures } from '../filters/filterCall';
import { StackCsvFiltersSchema } from '../filters/stackFilterSchemas';

const stackIds = z.array(IdSchema).min(1).max(10_000);

export const stackArchiveRoute = createRoute({
  method: 'put',
  history: false,
  path: '/stack/download-archive',
  operationId: 'downloadStackArchive',
  portal: ['request'],
  heavy: 'archive',
  rights: everyRole,
  summary: 'Download reports, values and pictures of stacks as one archive',
  description:
    'The archive is streamed while it is made. A download that fails midway ends as a broken transfer, never as a shorter file. Where reports are missing, `missing-reports.json` at its end names them: `{"reports": [{"stackId", "stackNumber", "reason"}]}`, and `README.txt` says the same in words. 409 when one of the stacks is only pre-registered.',
  tags: ['stack'],
  request: { body: jsonBody(z.strictObject({ stackIds })) },
  largestBody: bodyOfManyIds,
  responses: {
    200: {
      description: 'One folder per stack: report, images and values',
      content: { 'application/zip': file },
    },
    ...filterFailures,
    409: failureResponses[409],
  },
});

export const StackCsvSchema = z.strictObject({ measurementCardId: IdSchema, stackIds });

export const stackCsvRoute = createRoute({
  method: 'put',
  history: false,
  path: '/stack/download-accumulated-csv',
  operationId: 'downloadStackCsv',
  portal: ['request'],
  heavy: 'csv',
  rights: stackReaders,
  summary: 'Download the values of chosen stacks as CSV',
  description:
    'Columns are the fields of the measurement card. Separator and decimal sign follow `Accept-Language`; so do headings and words, where the card has the language. 404 when none of the stacks’ organisations uses the card.',
  tags: ['stack'],
  request: { body: jsonBody(StackCsvSchema) },
  largestBody: bodyOfManyIds,
  responses: { 200: { description: 'One row per stack', content: { 'text/csv': file } }, ...filterFailures },
});

export const stackCsvFromFilterRoute = createRoute({
  method: 'put',
  history: false,
  path: '/stack/download-accumulated-csv-from-filter',
  operationId: 'downloadStackCsvFromFilter',
  portal: ['request'],
  heavy: 'csv',
  rights: stackReaders,
  summary: 'Download the values of stacks by filter as CSV',
  description:
    'Takes the filters of `listStacks` and one measurement card, whose fields are the columns. 404 when none of the departments’ organisations uses the card.',
  tags: ['stack'],
  request: { body: jsonBody(StackCsvFiltersSchema) },
  largestBody: bodyOfManyIds,
  responses: {
    200: { description: 'One row per stack of the filter', content: { 'text/csv': file } },
    ...filterFailures,
  },
});

export const stackDownloadsRoutes = [stackArchiveRoute, stackCsvRoute, stackCsvFromFilterRoute] as const;
