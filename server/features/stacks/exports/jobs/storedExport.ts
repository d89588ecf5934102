import { and, eq, gt } from 'drizzle-orm';
import { loadPrincipal } from '../../../../auth/loadPrincipal';
import { readableStackScope, requireId, stackScope } from '../../../../auth/scope';
import { stackExport } from '../../../../db/exportSchema';
import { isOneOfIds } from '../../../../db/isOneOfIds';
import { stack } from '../../../../db/stackSchema';
import type { Principal } from '../../../../domain/principal';
import { missing, unauthorized } from '../../../../http/failure';
import { fileTypes } from '../../../../http/fileTypes';
import type { ServiceDependencies } from '../../../../ports/serviceDependencies';
import { idsIn } from '../../records/stackRecords';
import type { StackFileFormat } from '../exports.routes';

const types: Readonly<Record<StackFileFormat, string>> = {
  ...{ Excel: fileTypes.excel, GeoJson: fileTypes.geoJson, Gpx: fileTypes.gpx, Kml: fileTypes.kml },
  Eudr: fileTypes.archive,
};

/** The right to so many stacks is checked by one statement. */
const portion = 10_000;

/**
 * The right to all stacks of the file is checked before the answer begins, and before each part of it, so
 * that a person who loses the right during the download gets nothing more. The right to a stack that has been
 * deleted cannot be checked, so its file is refused.
 * @throws ServiceFailure 404 if the file is not there, is another person's, or has a stack that the caller
 * may not read any more
 */
export async function storedExport(
  { database: { orm }, files, now }: Pick<ServiceDependencies, 'database' | 'files' | 'now'>,
  principal: Principal,
  id: string,
) {
  const { userId } = principal;
  const [found] = await orm
    .select()
    .from(stackExport)
    .where(
      and(
        ...[eq(stackExport.id, requireId(id)), eq(stackExport.userId, userId)],
        ...[eq(stackExport.state, 'Ready'), gt(stackExport.expiresAt, now())],
      ),
    );
  if (found === undefined || found.stackIds === null || found.fileName === null) throw missing();
  const ids = idsIn(found.stackIds);
  const requireRights = async () => {
    const caller = await loadPrincipal(orm, principal);
    if (caller === undefined) throw unauthorized();
    const scope = (found.isAdministered ? stackScope : readableStackScope)(orm, caller);
    for (let start = 0; start < ids.length; start += portion) {
      const some = ids.slice(start, start + portion);
      if ((await orm.$count(stack, and(isOneOfIds(stack.id, some), scope))) < some.length) throw missing();
    }
  };
  await requireRights();
  const { digest, bytes, fileName, format } = found;
  async function* parts() {
    let sent = 0;
    // The file is opened when it is read, because nobody reads the answer to a HEAD.
    for await (const part of (await files.readParts({ part: 'export', digest })) ?? []) {
      await requireRights();
      sent += part.byteLength;
      yield part;
    }
    if (sent !== bytes) throw new Error(`The store has ${sent} of ${bytes} bytes of the export ${id}`);
  }
  return { name: fileName, type: types[format], parts: parts() };
}
