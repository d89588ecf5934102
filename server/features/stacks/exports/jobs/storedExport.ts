import { and, eq, gt } from 'drizzle-orm';
import { readableStackScope, requireId, stackScope } from '../../../../auth/scope';
import { stackExport } from '../../../../db/exportSchema';
import type { Principal } from '../../../../domain/principal';
import { missing } from '../../../../http/failure';
import { fileTypes } from '../../../../http/fileTypes';
import type { ServiceDependencies } from '../../../../ports/serviceDependencies';
import { idsIn, rightOf } from '../../records/stackRecords';
import type { StackFileFormat } from '../exports.routes';

const types: Readonly<Record<StackFileFormat, string>> = {
  ...{ Excel: fileTypes.excel, GeoJson: fileTypes.geoJson, Gpx: fileTypes.gpx, Kml: fileTypes.kml },
  Eudr: fileTypes.archive,
};

/** The right to so many stacks is checked by one statement. */
const portion = 10_000;

/**
 * The right to all stacks of the file is checked before the answer begins, and before each part of it, so
 * that a person who loses the right during the download gets nothing more.
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
  const requireRight = rightOf(orm, principal, found.isAdministered ? stackScope : readableStackScope);
  const requireRights = async () => {
    for (let start = 0; start < ids.length; start += portion)
      await requireRight(ids.slice(start, start + portion));
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
