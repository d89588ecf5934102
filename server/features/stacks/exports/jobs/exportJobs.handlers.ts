import { onlyOnce } from '../../../../calls/idempotency';
import { call, rawCall } from '../../../../http/call';
import { success } from '../../../../http/envelope';
import { missing } from '../../../../http/failure';
import type { ServiceDependencies } from '../../../../ports/serviceDependencies';
import { acceptedLanguage } from '../../../../texts/language';
import { chosenStacks } from '../chosenStacks.queries';
import { namedFileAnswer } from '../fileAnswer';
import { createExportJob, deleteExportJob } from './exportJobs.changes';
import { exportJobIn, listExportJobs } from './exportJobs.queries';
import {
  exportJobCreateRoute,
  exportJobDeleteRoute,
  exportJobFileRoute,
  exportJobListRoute,
} from './exportJobs.routes';
import { storedExport } from './storedExport';

export function exportJobCalls(deps: ServiceDependencies) {
  const { database, now } = deps;
  return [
    call(exportJobListRoute, async (c) => {
      const language = acceptedLanguage(c.req.header('accept-language'));
      const jobs = await listExportJobs(database.orm, c.var.principal, now());
      return c.json(success(jobs.map((job) => exportJobIn(job, language))), 200);
    }),
    call(exportJobCreateRoute, async (c) => {
      const { principal } = c.var;
      const language = acceptedLanguage(c.req.header('accept-language'));
      const request = c.req.valid('json');
      const chosen = await chosenStacks(database, principal, request, false);
      if (request.format === 'Eudr' && !chosen.isAdministered) throw missing();
      return onlyOnce(
        deps,
        c,
        async (transaction) => ({
          result: await createExportJob(transaction, principal, { request, chosen, language, now: now() }),
          changes: [],
        }),
        (job) => c.json(success(exportJobIn(job, language)), 201),
      );
    }),
    rawCall(exportJobFileRoute, async (c) =>
      namedFileAnswer(c, await storedExport(deps, c.var.principal, c.req.param('id') ?? '')),
    ),
    call(exportJobDeleteRoute, async (c) => {
      await deleteExportJob(database.unrecorded, c.var.principal, c.req.valid('param').id);
      return c.body(null, 204);
    }),
  ];
}
