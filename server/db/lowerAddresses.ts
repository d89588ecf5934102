import { sql } from 'drizzle-orm';
import type { WritableOrm } from './client';

const portion = 500;

const columns = ['contact', 'organization'].flatMap((table) =>
  ['public', 'deleted'].map((schema) => sql`${sql.identifier(schema)}.${sql.identifier(table)}`),
);
const lists = ['public', 'deleted'].map((schema) => sql`${sql.identifier(schema)}.department`);

/**
 * Older versions of the program stored these addresses as people typed them. They are converted to lower case
 * by the service and not by the database, because the database compares them with texts that the service has
 * converted, byte for byte.
 */
export async function lowerAddresses(orm: WritableOrm): Promise<void> {
  for (const table of columns)
    await repeat(async () => {
      const { rows } = await orm.execute<{ id: string; email: string }>(
        sql`select id, email from ${table} where email <> lower(email) limit ${portion}`,
      );
      for (const { id, email } of rows)
        await orm.execute(
          sql`update ${table} set email = ${email.toLowerCase()} where id = ${id} and email = ${email}`,
        );
      return rows.length;
    });
  for (const table of lists)
    await repeat(async () => {
      const { rows } = await orm.execute<{ id: string; list: string[] }>(sql`
        select id, to_jsonb(mailing_list) as list from ${table}
        where mailing_list::text <> lower(mailing_list::text) limit ${portion}`);
      for (const { id, list } of rows) {
        const lowered = [...new Set(list.map((address) => address.toLowerCase()))];
        await orm.execute(sql`
          update ${table} set mailing_list = ${sql.param(lowered)}::text[]
          where id = ${id} and mailing_list = ${sql.param(list)}::text[]`);
      }
      return rows.length;
    });
}

async function repeat(work: () => Promise<number>): Promise<void> {
  while ((await work()) === portion);
}
