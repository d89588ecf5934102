import { create as contentDisposition } from 'content-disposition';
import type { Context } from 'hono';
import { readableStackScope, requireId, requireIds, stackScope } from '../../../auth/scope';
import { signReportToken } from '../../../auth/tokens/jwt';
import { allowLongStatements } from '../../../db/longStatements';
import { hasReport } from '../../../domain/stackStates';
import { call, rawCall } from '../../../http/call';
import { conflict } from '../../../http/failure';
import { bodyOf } from '../../../http/requireBody';
import type { ServiceEnv } from '../../../http/serviceApp';
import type { ServiceDependencies } from '../../../ports/serviceDependencies';
import { acceptedLanguage } from '../../../texts/language';
import { cleanFileName, withoutAccents } from '../archive/fileNames';
import { stackArchive } from '../archive/stackArchive';
import { csvContext, stackCsvStream } from '../csv/stackCsv';
import { checkedFilters } from '../filters/filtersInScope';
import { StackCsvFiltersSchema } from '../filters/stackFilterSchemas';
import { readAndMarkSeen } from '../records/seenBySawmill';
import { matchingIds, rightOf, type StackIds, visibleStacks } from '../records/stackRecords';
import { stackFailures } from '../stacks.failures';
import {
  StackCsvSchema,
  stackArchiveRoute,
  stackCsvFromFilterRoute,
  stackCsvRoute,
} from './stackDownloads.routes';

export function stackDownloadCalls({ database, now, pictures, tokenSecret, reports }: ServiceDependencies) {
  const { orm } = database;
  const today = () => now().toISOString().slice(0, 10);

  async function csvResponse(c: Context<ServiceEnv>, ids: StackIds, departmentIds: string[], cardId: string) {
    const language = acceptedLanguage(c.req.header('accept-language'));
    const context = await csvContext(orm, departmentIds, { cardId, language });
    const { card, commonName, hasStatementNumbers } = context;
    const name = cleanFileName(['stacks', commonName, today()].filter(Boolean).join('-'), 'stacks');
    const requireRight = rightOf(orm, c.var.principal, stackScope);
    return c.body(stackCsvStream(orm, ids, { card, language, hasStatementNumbers }, requireRight), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': contentDisposition(`${name}.csv`, { fallback: withoutAccents(`${name}.csv`) }),
    });
  }
  return [
    call(stackArchiveRoute, async (c) => {
      const ids = requireIds(c.req.valid('json').stackIds);
      const { principal } = c.var;
      const asker = await c.var.findAsker();
      await readAndMarkSeen(
        database.unrecorded,
        principal,
        async (transaction) => {
          const stacks = await visibleStacks(transaction, ids, readableStackScope(orm, principal));
          // Stacks of a refused call do not count as seen.
          if (!stacks.every(({ state }) => hasReport(state)))
            throw conflict(stackFailures.stackNotReportable);
        },
        () => ids,
      );
      const language = acceptedLanguage(c.req.header('accept-language'));
      const { userId, sessionId } = principal;
      const printReport = async (stackId: string, signal: AbortSignal) => {
        const { token } = signReportToken(tokenSecret, { userId, sessionId, stackId }, now());
        return reports.print({ asker, stackId, token }, signal);
      };
      const requireRight = rightOf(orm, principal, readableStackScope);
      return c.body(
        stackArchive(orm, ids, { language, pictures, now: now(), printReport, requireRight }),
        200,
        {
          'Content-Type': 'application/zip',
          'Content-Disposition': contentDisposition(`reports-${today()}.zip`),
        },
      );
    }),
    rawCall(stackCsvRoute, async (c) => {
      const { measurementCardId, stackIds } = await bodyOf(c, StackCsvSchema);
      const ids = requireIds(stackIds);
      const stacks = await visibleStacks(orm, ids, stackScope(orm, c.var.principal));
      const departmentIds = [...new Set(stacks.map(({ departmentId }) => departmentId))];
      return csvResponse(c, ids, departmentIds, requireId(measurementCardId));
    }),
    rawCall(stackCsvFromFilterRoute, async (c) => {
      const { measurementCardId, page, pageSize, ...filters } = await bodyOf(c, StackCsvFiltersSchema);
      const cardId = requireId(measurementCardId);
      const checked = await checkedFilters(orm, c.var.principal, filters);
      const ids = await database.unrecorded.transaction(async (transaction) => {
        await allowLongStatements(transaction);
        return matchingIds(transaction, checked);
      });
      return csvResponse(c, ids, checked.departmentIds, cardId);
    }),
  ];
}
