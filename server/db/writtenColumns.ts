import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from './client';

/** The columns of a table that rows are written with: the database refuses values for the generated ones, and works them out. */
export async function writtenColumns(orm: Pick<Orm, 'execute'>, table: string): Promise<SQL> {
  const { rows } = await orm.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`);
  return sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
}
