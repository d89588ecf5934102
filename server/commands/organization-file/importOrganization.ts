import { eq, sql } from 'drizzle-orm';
import { recordOperatorChanges } from '../../calls/recordChanges';
import type { Database, Orm, WritableOrm } from '../../db/client';
import { deletedOrganization } from '../../db/deletedSchema';
import { allowLongStatements } from '../../db/longStatements';
import { organization, person } from '../../db/schema';
import { organizationContents } from '../../features/organizations/organizationContents';
import { changeOf, fieldsOf } from '../../features/organizations/organizations.changes';
import type { FileStore } from '../../ports/fileStore';
import { CommandError } from '../commandError';
import { exportedTables } from './exportedTables';
import { insertCards } from './insertCards';
import { insertTable, prepareIds } from './insertRows';
import { type OrganizationFile, openOrganizationFile, refused } from './openOrganizationFile';
import { rowsOfFile } from './rowsOfFile';
import { fileKeyOf, storeFiles } from './storeFiles';

interface Import {
  database: Database;
  files: FileStore;
  now: () => Date;
  operator: string;
}

/**
 * Imports the organisation of an export into a database that lacks it, completely or not at all. Everything
 * is read and checked first. Then photographs and messages are stored; if the import fails later, a job
 * removes them again. Finally all rows are written in one transaction.
 * @throws CommandError, whose message names the entry of the zip and the reason
 */
export async function importOrganization(from: string, { database, files, now, operator }: Import) {
  const file = await openOrganizationFile(from);
  try {
    await requireAbsent(database.orm, file);
    const { check, rowsOf } = rowsOfFile(file);
    await check();
    const photographs = await storeFiles(database.unrecorded, files, file);
    const origin = { operator, operationId: 'importOrganization' };
    return await recordOperatorChanges({ database, now }, origin, async (transaction) => {
      await allowLongStatements(transaction);
      await requireAbsent(transaction, file);
      await insertAll(transaction, rowsOf);
      const { id } = file.manifest.organization;
      await requireFiles(transaction, file);
      const [found] = await transaction.select().from(organization).where(eq(organization.id, id));
      if (found === undefined) throw new Error('The organisation was not written');
      const contents = await organizationContents(transaction, id);
      const people = await transaction.$count(person, eq(person.organizationId, id));
      const result = [
        `Imported ${found.name} (${id}): ${contents.stacks} stacks, ${people} people, ${photographs} photographs.`,
        'Who has no account here yet has no password: "Forgot password?" on the login page sends a link to the first one.',
        'API keys are revoked: make new ones for the programs that send stacks here.',
      ];
      return { result, changes: [changeOf(found, { after: { ...fieldsOf(found), ...contents } })] };
    });
  } finally {
    file.close();
  }
}

async function requireAbsent(
  orm: Orm,
  { manifest: { organization: owner } }: OrganizationFile,
): Promise<void> {
  const [found] = await orm
    .select({ name: organization.name })
    .from(organization)
    .where(eq(organization.id, owner.id));
  if (found) throw new CommandError(`${found.name} (${owner.id}) is here already. Nothing was changed.`);
  const [deleted] = await orm
    .select({ name: deletedOrganization.name })
    .from(deletedOrganization)
    .where(eq(deletedOrganization.id, owner.id));
  if (deleted)
    throw new CommandError(
      `${deleted.name} (${owner.id}) was deleted here and can still be brought back: docs/operations.md says how it is removed for good.`,
    );
}

async function insertAll(
  transaction: WritableOrm,
  rowsOf: ReturnType<typeof rowsOfFile>['rowsOf'],
): Promise<void> {
  const [accounts, cards, versions, ...owned] = exportedTables;
  if (!accounts || !cards || !versions) throw new Error('No tables are exported');
  await prepareIds(transaction);
  await insertTable(transaction, accounts, rowsOf(accounts));
  await insertCards(transaction, [cards, versions], rowsOf);
  for (const table of owned) await insertTable(transaction, table, rowsOf(table));
}

const portion = 1000;

/**
 * Checks that the zip lists each photograph and message of a stack, and that its row in `unclaimed_file`
 * still exists. The job that removes files deletes that row together with the file. It skips the rows that
 * are locked here, until the rows of the organisation are written.
 */
async function requireFiles(transaction: WritableOrm, file: OrganizationFile): Promise<void> {
  await transaction.execute(
    sql`create temporary table imported_file (digest text, part text, is_lost boolean, primary key (digest, part)) on commit drop`,
  );
  let listings: { digest: string; part: string; isLost: boolean }[] = [];
  const insert = () =>
    transaction.execute(sql`
      insert into imported_file select digest, part, "isLost"
      from jsonb_to_recordset(${JSON.stringify(listings)}::jsonb) as one (digest text, part text, "isLost" boolean)
      on conflict do nothing`);
  for await (const { listed, content } of file.files()) {
    listings.push({ ...fileKeyOf(listed.name), isLost: content === null });
    if (listings.length < portion) continue;
    await insert();
    listings = [];
  }
  await insert();
  // The store may have a message with this digest that belongs to another organisation.
  await transaction.execute(sql`
    update measurement set message_digest = null
    where organization_id = ${file.manifest.organization.id} and message is null
      and message_digest in (select digest from imported_file where part = 'message' and is_lost)`);
  const owner = file.manifest.organization.id;
  const named = sql`from (
    select 'photographs/' || digest || '/original' as name, digest, 'original' as part from stack_file where organization_id = ${owner}
    union select 'messages/' || message_digest || '/message.json.gz', message_digest, 'message' from measurement
      where organization_id = ${owner} and message is null and message_digest is not null
  ) named where true`;
  await transaction.execute(sql`
    select count(*) from (
      select from unclaimed_file where digest in (select digest ${named}) order by digest for share
    ) held`);
  const { rows } = await transaction.execute<{ name: string }>(sql`
    select name ${named} and not exists (
      select from imported_file listed join unclaimed_file noted on noted.digest = listed.digest
      where listed.digest = named.digest and listed.part = named.part
    ) limit 1`);
  const [missing] = rows;
  if (missing) throw refused(missing.name, 'a stack has it, and it is missing');
}
