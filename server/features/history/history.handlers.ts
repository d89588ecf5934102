import { create as contentDisposition } from 'content-disposition';
import { call } from '../../http/call';
import { success } from '../../http/envelope';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { acceptedLanguage } from '../../texts/language';
import { historyPage, requireHistory } from './history.queries';
import { historyCsvRoute, historyRoute } from './history.routes';
import { historyCsvStream } from './historyCsv';

export function historyCalls({ database, now }: ServiceDependencies) {
  const { orm } = database;
  return [
    call(historyRoute, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(success(await historyPage(orm, c.var.principal, id, c.req.valid('query'))), 200);
    }),
    call(historyCsvRoute, async (c) => {
      const { id } = c.req.valid('param');
      const { principal } = c.var;
      const filters = c.req.valid('query');
      await requireHistory(orm, principal, id, filters);
      const language = acceptedLanguage(c.req.header('accept-language'));
      const csv = historyCsvStream(orm, principal, id, { filters, language });
      return c.body(csv, 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': contentDisposition(`history-${now().toISOString().slice(0, 10)}.csv`),
      });
    }),
  ];
}
