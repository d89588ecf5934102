import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

export function exactSum(thousandths: SQLWrapper, condition?: SQL): SQL<number> {
  const of = condition && sql` filter (where ${condition})`;
  return sql<number>`coalesce(sum(${thousandths})${of}, 0)::float8`;
}
