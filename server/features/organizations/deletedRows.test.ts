import { sql } from 'drizzle-orm';
import type { Orm } from '../../db/client';
import { workerDatabase } from '../../testing/testDatabase';
import { keptTables } from './deletedRows';

let orm: Orm;

beforeAll(async () => {
  ({ orm } = await workerDatabase());
});

/** Names and types of the columns of each table that rows are written with. */
async function columnsIn(schema: string): Promise<Record<string, string[]>> {
  const { rows } = await orm.execute<{ name: string; columns: string[] }>(sql`
    select relname as name,
      array_agg(attname || ' ' || format_type(atttypid, atttypmod) || case when attnotnull then ' not null' else '' end order by attname) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relkind = 'r' and relnamespace = ${schema}::regnamespace group by relname`);
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
}

/** Rows that stay: a history outlives what it tells of. */
const staying = ['history_entry'];

it('keeps every table that belongs to an organisation', async () => {
  const tables = Object.entries(await columnsIn('public'));
  const owned = tables.filter(([, columns]) =>
    columns.some((column) => column.startsWith('organization_id ')),
  );
  expect(keptTables.map(({ name }) => name).sort()).toEqual(
    [...owned.map(([name]) => name).filter((name) => !staying.includes(name)), 'organization'].sort(),
  );
});

it('keeps rows in tables with the columns that rows are written with', async () => {
  const [inUse, kept] = [await columnsIn('public'), await columnsIn('deleted')];
  for (const { name } of keptTables) expect([name, kept[name]]).toEqual([name, inUse[name]]);
  expect(kept.app_user?.toSorted()).toEqual(
    [...(inUse.app_user ?? []), 'organization_id uuid not null'].sort(),
  );
});

it('knows every column with a person', async () => {
  const { rows } = await orm.execute<{ name: string; column: string }>(sql`
    select relname as name, attname as column
    from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'public.app_user'::regclass`);
  const known = keptTables.flatMap(({ name, people }) => people.map((column) => `${name}.${column}`));
  const names = new Set(keptTables.map(({ name }) => name));
  const found = rows.filter(({ name }) => names.has(name)).map(({ name, column }) => `${name}.${column}`);
  expect(known.sort()).toEqual(found.sort());
});

it('comes back in the order of the foreign keys', async () => {
  const { rows } = await orm.execute<{ from: string; to: string }>(sql`
    select conrelid::regclass::text as from, confrelid::regclass::text as to
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  const places = new Map(keptTables.map(({ name }, place) => [name, place]));
  const between = rows.filter(({ from, to }) => places.has(from) && places.has(to));
  expect(between.length).toBeGreaterThan(10);
  const early = between.filter(({ from, to }) => (places.get(from) ?? 0) <= (places.get(to) ?? 0));
  expect(early).toEqual([]);
});
