import { fieldDepartment } from '../../../auth/fieldScope';
import { recordResult } from '../../../calls/recordChanges';
import { fieldRoles } from '../../../domain/roles';
import { call } from '../../../http/call';
import { success } from '../../../http/envelope';
import { FilesUnavailable } from '../../../ports/fileStore';
import type { ServiceDependencies } from '../../../ports/serviceDependencies';
import { contentDigestOf } from '../ingest.queries';
import { noteFile, storeFile } from './file.changes';
import { storeFileRoute } from './files.routes';
import { digestIn, photographRefused, withPhotograph } from './receivePhotograph';

const mediaType = /^image\/(jpe?g|png)\s*(;|$)/i;

export function ingestFilesCalls(deps: ServiceDependencies) {
  const { database, files, now, onFailure } = deps;
  return [
    call(storeFileRoute, async (c) => {
      const { clientKey, kind } = c.req.valid('param');
      const message = { stackNumber: undefined, ...c.req.valid('query'), kind };
      const { principal } = c.var;
      // A caller without the right must learn it before sending 20 MB.
      await fieldDepartment(database.orm, principal, { ...message, roles: fieldRoles });
      if (!mediaType.test(c.req.header('content-type') ?? '')) throw photographRefused();
      const digest = digestIn(c.req.valid('header')['content-digest']);
      try {
        const expected = { folder: await files.openIncoming(), digest };
        const { isNew, wasQueued, fileId, stackId } = await withPhotograph(
          c.req.raw.body,
          expected,
          async (photograph) => {
            await noteFile(database.unrecorded, digest);
            await files.keep({ digest, part: 'original' }, photograph.path);
            return recordResult(deps, c, async (transaction) => {
              const received = { principal, clientKey, message, now: now() };
              const { stack, changes, ...stored } = await storeFile(transaction, received, photograph);
              return { result: { ...stored, stackId: stack.id }, changes };
            });
          },
        );
        const contentDigest = contentDigestOf(digest);
        const answer = { clientKey, stackId, fileId, kind, contentDigest, changed: isNew || wasQueued };
        return c.json(success(answer), isNew ? 201 : 200);
      } catch (failure) {
        if (failure instanceof FilesUnavailable) onFailure?.(`${failure.message}.`);
        throw failure;
      }
    }),
  ];
}
