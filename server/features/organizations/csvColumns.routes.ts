import { organizationAdmins } from '../../domain/roles';
import { IdSchema } from '../../domain/schemas';
import { createRoute, done, ifMatchHeader, jsonBody, writeFailures, z } from '../../http/createRoute';

const params = z.object({ id: IdSchema });

export const CsvStatementNumbersSchema = z.boolean().openapi({
  description:
    'Whether its CSV files end with the numbers of due diligence statements. For those who may change it, by `updateCsvColumns`',
});

export const csvColumnsRoute = createRoute({
  method: 'put',
  history: true,
  path: '/organization/{id}/csv-columns',
  operationId: 'updateCsvColumns',
  rights: organizationAdmins,
  feature: 'eudr',
  summary: 'Say which further columns the CSV files of an organisation have',
  description:
    'The accumulated CSV and that of an archive have the columns of the specification. With `csvStatementNumbers` two more stand behind them: the reference number of the due diligence statement and its verification number.',
  tags: ['organization'],
  request: {
    params,
    headers: ifMatchHeader,
    body: jsonBody(z.strictObject({ csvStatementNumbers: z.boolean() })),
  },
  responses: { 200: done, ...writeFailures },
});
