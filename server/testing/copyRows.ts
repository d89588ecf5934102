import { type SQL, sql } from 'drizzle-orm';
import type { WritableOrm } from '../db/client';
import { writtenColumns } from '../db/writtenColumns';

export async function copyRows(orm: WritableOrm, schema: string, name: string, which?: SQL): Promise<void> {
  const columns = await writtenColumns(orm, name);
  const table = sql.identifier(name);
  await orm.execute(
    sql`insert into public.${table} (${columns}) select ${columns} from ${sql.identifier(schema)}.${table}
      ${which && sql`where ${which}`}`,
  );
}
