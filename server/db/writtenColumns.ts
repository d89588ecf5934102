import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from './client';

export async function writtenColumns(orm: Pick<Orm, 'execute'>, table: string): Promise<SQL> {
  // The views of `information_schema` take several times as long.
  const { rows } = await orm.execute<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = format('public.%I', ${table}::text)::regclass
      and attnum > 0 and not attisdropped and attgenerated = ''`);
  return sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
}
