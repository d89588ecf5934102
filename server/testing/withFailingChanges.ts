import { sql } from 'drizzle-orm';
import type { Orm } from '../db/client';

export async function withFailingChanges<Result>(
  orm: Orm,
  change: 'insert' | 'update' | 'delete',
  table: string,
  act: () => Promise<Result>,
): Promise<Result> {
  await orm.execute(
    sql`create function break_down() returns trigger language plpgsql as 'begin raise exception ''broken''; end'`,
  );
  await orm.execute(
    sql`create trigger breaks_down before ${sql.raw(change)} on ${sql.identifier(table)}
      for each statement execute function break_down()`,
  );
  try {
    return await act();
  } finally {
    await orm.execute(sql`drop function break_down() cascade`);
  }
}
