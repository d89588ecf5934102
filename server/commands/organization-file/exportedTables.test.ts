import { sql } from 'drizzle-orm';
import type { Orm } from '../../db/client';
import { workerDatabase } from '../../testing/testDatabase';
import { exportedTables, stayingColumns, stayingTables } from './exportedTables';
import { jsonTypes } from './readRow';

let orm: Orm;

beforeAll(async () => {
  ({ orm } = await workerDatabase());
});

const placeOf = (name: string) => exportedTables.findIndex((table) => table.name === name);

it('are all that belong to an organisation, with every column that rows are written with', async () => {
  const { rows } = await orm.execute<{ name: string; columns: string[] }>(sql`
    select table_name as name, array_agg(column_name::text order by column_name) as columns
    from information_schema.columns written where table_schema = 'public' and is_generated = 'NEVER' and (
      table_name in ('organization', 'app_user', 'measurement_card', 'measurement_card_version')
      or exists (
        select from information_schema.columns owned
        where owned.table_schema = 'public' and owned.table_name = written.table_name and owned.column_name = 'organization_id'
      )
    )
    group by table_name order by table_name`);
  const owned = rows.filter(({ name }) => !stayingTables.includes(name));
  const exported = exportedTables.map(({ name, columns }) => ({
    name,
    columns: [...columns.map((column) => column.name), ...(stayingColumns[name] ?? [])].sort(),
  }));
  expect(exported.sort((a, b) => (a.name < b.name ? -1 : 1))).toEqual(owned);
});

it('stand behind what they name', async () => {
  const { rows } = await orm.execute<{ from: string; to: string }>(sql`
    select conrelid::regclass::text as from, confrelid::regclass::text as to
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  const between = rows.filter(({ from, to }) => placeOf(from) >= 0 && placeOf(to) >= 0);
  expect(between.length).toBeGreaterThan(20);
  expect(between.filter(({ from, to }) => placeOf(from) <= placeOf(to))).toEqual([]);
});

it('know every column with a person or a card', async () => {
  const { rows } = await orm.execute<{ column: string; to: string }>(sql`
    select relname || '.' || attname as column, confrelid::regclass::text as to
    from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and connamespace = 'public'::regnamespace and cardinality(conkey) = 1`);
  const named = exportedTables.flatMap(({ name, columns }) =>
    columns.flatMap((column) => (column.names ? [`${name}.${column.name} ${column.names}`] : [])),
  );
  const shared = ['app_user', 'measurement_card', 'measurement_card_version'];
  const found = rows.filter(
    ({ column, to }) => shared.includes(to) && placeOf(column.split('.')[0] ?? '') >= 0,
  );
  expect(named.sort()).toEqual(found.map(({ column, to }) => `${column} ${to}`).sort());
});

it('have a form for every column of JSON', () => {
  const columns = exportedTables.flatMap(({ name, columns: all }) =>
    all.filter(({ type }) => type === 'jsonb').map((column) => `${name}.${column.name}`),
  );
  expect(Object.keys(jsonTypes).sort()).toEqual(columns.sort());
});
