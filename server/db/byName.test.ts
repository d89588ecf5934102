import { sql } from 'drizzle-orm';
import { testDatabase } from '../testing/testDatabase';
import { byName } from './byName';

it('puts names in one order, on every database', async () => {
  const { orm } = await testDatabase();
  const names = [
    'Zelt',
    'Łódź',
    'abc',
    'Ærø',
    'Abc',
    'Ärzte',
    'Lund',
    'Østskov',
    'Osten',
    'Ober-Wald',
    'Żary',
  ];
  const { rows } = await orm.execute<{ name: string }>(
    sql`select name from unnest(${sql.param(names)}::text[]) as name order by ${byName(sql`name`)}`,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    'abc',
    'Abc',
    'Ærø',
    'Ärzte',
    'Łódź',
    'Lund',
    'Ober-Wald',
    'Osten',
    'Østskov',
    'Żary',
    'Zelt',
  ]);
});
