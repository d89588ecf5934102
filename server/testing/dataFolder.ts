import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { eq, ne, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder } from '../db/migrationsFolder';
import { openDatabase } from '../db/openDatabase';
import { appUser, person } from '../db/schema';
import { stack, stackDecision } from '../db/stackSchema';
import { seedDatabase } from '../demo/seed/seedDatabase';
import { judgeNext } from '../features/stacks/records/storedVerdicts';
import { cardCalled } from './cardDocument';
import { demoOptions } from './demoOptions';

// A process of its own is needed, because PGlite does not start inside Jest's sandbox, and tests with two
// processes on one folder need two. Run as `node dataFolder.js <action> <folder>`.

function formerId(number: number): string {
  return `00000000-0000-4000-8000-00000000000${number}`;
}

async function writeFormer(
  folder: string,
  { migrations }: { migrations: number },
  fill: (client: PGlite) => Promise<unknown>,
): Promise<void> {
  const former = mkdtempSync(join(tmpdir(), 'migrations-'));
  cpSync(migrationsFolder, former, { recursive: true });
  const journal = join(former, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, migrations) }));
  mkdirSync(folder, { recursive: true });
  const client = await PGlite.create(join(folder, 'postgres'));
  await migrate(drizzle({ client }), { migrationsFolder: former });
  await fill(client);
  await client.close();
  rmSync(former, { recursive: true });
}

const actions: Record<string, (folder: string, file: string) => Promise<unknown>> = {
  seed: async (folder) => {
    const database = await openDatabase(folder);
    await seedDatabase(database, demoOptions);
    const stacks = await database.orm.$count(stack);
    await database.close();
    return stacks;
  },
  writeCard: async (folder) => {
    writeFileSync(join(folder, 'card.json'), JSON.stringify(cardCalled('Nordre Skov')));
  },
  isTidy: async (folder) => {
    const database = await openDatabase(folder);
    await seedDatabase(database, demoOptions);
    const { rows } = await database.orm.execute(
      sql`select reltuples > 500 and relallvisible = relpages as tidy from pg_class where oid = 'stack'::regclass`,
    );
    await database.close();
    return JSON.stringify(rows);
  },
  writeAsFormer: (folder) =>
    writeFormer(folder, { migrations: 2 }, async (client) => {
      await client.exec(`
      insert into organization (id, name, country) values ('${formerId(1)}', 'Former', 'dk');
      insert into department (id, organization_id, name) values ('${formerId(2)}', '${formerId(1)}', 'North');
      insert into sawmill (id, organization_id, name) values ('${formerId(3)}', '${formerId(1)}', 'Saw');
      insert into app_user (id, email, name) values
        ('${formerId(4)}', 'a@former.example', 'A'), ('${formerId(5)}', 'b@former.example', 'B');
      insert into organization_member (organization_id, user_id, roles)
        values ('${formerId(1)}', '${formerId(4)}', '{NotSet}');
      insert into department_member (department_id, user_id, roles)
        values ('${formerId(2)}', '${formerId(4)}', '{Surveyor}');
      insert into sawmill_member (sawmill_id, user_id) values ('${formerId(3)}', '${formerId(5)}');`);
    }),
  /**
   * The folder is from the version of the program before PostgreSQL. The file `formerRows.json.gz` contains
   * rows that its first start wrote for two organisations (some stacks of each department), and rows that
   * calls changed.
   */
  writeBeforePostgresql: (folder, formerRows) =>
    writeFormer(folder, { migrations: 8 }, async (client) => {
      const rows = gunzipSync(readFileSync(formerRows)).toString();
      // Tables come after those that they refer to.
      for (const [table, content] of Object.entries<unknown>(JSON.parse(rows)))
        await client.query(
          `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`,
          [JSON.stringify(content)],
        );
    }),
  writeBeforeDecisions: (folder) =>
    writeFormer(folder, { migrations: 27 }, async (client) => {
      const looked = { kind: 'AtZero', about: '0, 0', word: 'A ship', at: '2026-06-17T10:00:00.000Z' };
      await client.exec(`
      insert into organization (id, name, country) values ('${formerId(1)}', 'Former', 'dk');
      insert into department (id, organization_id, name) values ('${formerId(2)}', '${formerId(1)}', 'North');
      insert into app_user (id, email, name) values ('${formerId(4)}', 'a@former.example', 'A');
      insert into stack (id, organization_id, department_id, stack_number, state, latitude, longitude,
          registration_date_time, last_modified_date_time, looked_at)
        values ('${formerId(6)}', '${formerId(1)}', '${formerId(2)}', '26-1', 'PreRegistration', 0, 0,
          '2026-06-16T08:00Z', '2026-06-16T08:00Z', '${JSON.stringify([looked])}');
      insert into history_entry (at, operation_id, request_id, user_id, user_name, kind, thing_id, thing_name, fields)
        values ('2026-06-17T10:00:01Z', 'lookAtStackDoubts', '${formerId(7)}', '${formerId(4)}', 'A', 'Stack',
          '${formerId(6)}', '26-1', '[]');`);
    }),
  decisions: async (folder) => {
    const database = await openDatabase(folder);
    while (await judgeNext(database.unrecorded, new Date('2026-06-18T00:00:00Z')));
    const decisions = await database.orm
      .select({
        subject: stackDecision.subject,
        word: stackDecision.word,
        by: appUser.name,
        doubts: stack.doubts,
        decided: stack.decided,
      })
      .from(stackDecision)
      .innerJoin(stack, eq(stack.id, stackDecision.stackId))
      .innerJoin(appUser, eq(appUser.id, stackDecision.decidedById));
    await database.close();
    return JSON.stringify(decisions);
  },
  people: async (folder) => {
    const database = await openDatabase(folder);
    const people = await database.orm
      .select({ email: appUser.email, invited: person.invited, isOther: ne(person.id, appUser.id) })
      .from(person)
      .innerJoin(appUser, eq(appUser.id, person.userId))
      .orderBy(appUser.email);
    await database.close();
    return JSON.stringify(people);
  },
  dieWhileSeeding: async (folder) => {
    const database = await openDatabase(folder);
    await seedDatabase(database, { ...demoOptions, onProgress: () => process.kill(process.pid, 'SIGKILL') });
  },
  writeAsNewer: async (folder) => {
    const database = await openDatabase(folder);
    await database.orm.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${Date.UTC(2100, 0)})`,
    );
    await database.close();
  },
};

const [, , action = '', folder = '', file = ''] = process.argv;
actions[action]?.(folder, file).then(
  (response) => process.stdout.write(`${response ?? 'done'}`),
  (failure: unknown) =>
    process.stdout.write(failure instanceof Error ? `${failure.name}: ${failure.message}` : 'failed'),
);
