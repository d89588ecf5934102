import { sql } from 'drizzle-orm';
import { openDatabase } from '../db/openDatabase';
import { stack } from '../db/schema';
import { seedDatabase } from '../db/seed/seedDatabase';

// A process of its own for the tests of a data folder: PGlite does not start inside Jest's sandbox, and what two
// processes do to one folder needs two. Run as `tsx dataFolder.ts <action> <folder>`.

const options = { seed: 7, now: new Date('2026-06-17T10:00:00Z'), nordskovStacks: 300 };

const actions: Record<string, (folder: string) => Promise<unknown>> = {
  /** Prints how many stacks there are after seeding. */
  seed: async (folder) => {
    const database = await openDatabase(folder);
    await seedDatabase(database, options);
    const stacks = await database.orm.$count(stack);
    await database.close();
    return stacks;
  },
  /** Dies while the first stacks have been written. */
  dieWhileSeeding: async (folder) => {
    const database = await openDatabase(folder);
    await seedDatabase(database, { ...options, onProgress: () => process.kill(process.pid, 'SIGKILL') });
  },
  /** Makes the database look as if a later version had migrated it. */
  writeAsNewer: async (folder) => {
    const database = await openDatabase(folder);
    await database.orm.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${Date.UTC(2100, 0)})`,
    );
    await database.close();
  },
};

const [, , action = '', folder = ''] = process.argv;
actions[action]?.(folder).then(
  (answer) => process.stdout.write(`${answer ?? 'done'}`),
  (failure: unknown) =>
    process.stdout.write(failure instanceof Error ? `${failure.name}: ${failure.message}` : 'failed'),
);
