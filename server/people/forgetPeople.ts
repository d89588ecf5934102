import { sql } from 'drizzle-orm';
import type { WritableOrm } from '../db/client';
import { nobody, type PersonText, withoutTexts } from '../domain/withoutTexts';
import { type Identified, schemas, tableIn } from './personTexts';

/**
 * Removes the names of people from saved views, whose filters stay.
 * @param ids of accounts
 * @returns the number of changed rows
 */
export async function forgetInViews(transaction: WritableOrm, ids: readonly string[]): Promise<number> {
  const says = sql`one->>'value' = any(${sql.param(ids)}::text[]) and one ? 'text'`;
  let rows = 0;
  for (const schema of schemas) {
    const { rows: changed } = await transaction.execute(sql`
      update ${tableIn(schema, 'stack_view')} set parameters = (
        select jsonb_agg(case when ${says} then one - 'text' else one end order by place)
        from jsonb_array_elements(parameters) with ordinality as list (one, place))
      where exists (select from jsonb_array_elements(parameters) one where ${says}) returning 1`);
    rows += changed.length;
  }
  return rows;
}

/**
 * Replaces name, address and phone by a dash in each object that contains an address or id of the person,
 * under whatever key.
 */
function withoutPerson(value: unknown, identities: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutPerson(item, identities));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const isPerson = entries.some(([, item]) => typeof item === 'string' && identities.has(item.toLowerCase()));
  const isIdentity = (key: string) => isPerson && ['name', 'email', 'phone'].includes(key);
  return Object.fromEntries(
    entries.map(([key, item]) => [key, isIdentity(key) ? nobody : withoutPerson(item, identities)]),
  );
}

interface Forgotten extends Identified {
  texts: readonly PersonText[];
}

/**
 * Stored answers are searched for the address, and for the id of the account or of the person in an
 * organisation. The same single statement runs whether or not there are any.
 */
export async function forgetInAnswers(
  transaction: WritableOrm,
  people: readonly Forgotten[],
): Promise<number> {
  const needles = people.flatMap(({ ids, email }) => [...ids, email]);
  const { rows } = await transaction.execute<{ userId: string; key: string; answer: string }>(sql`
    select user_id as "userId", key, answer from idempotent_call
    where exists (select from unnest(${sql.param(needles)}::text[]) needle where strpos(lower(answer), needle) > 0)
    for update`);
  let changed = 0;
  for (const { userId, key, answer } of rows) {
    const meant = people.filter(({ ids, email }) =>
      [...ids, email].some((needle) => answer.toLowerCase().includes(needle)),
    );
    const texts = meant.flatMap((one) => [{ kind: 'address' as const, text: one.email }, ...one.texts]);
    const identities = new Set(meant.flatMap((one) => [...one.ids, one.email]));
    const left = JSON.stringify(withoutTexts(withoutPerson(JSON.parse(answer), identities), texts));
    if (left === answer) continue;
    changed += 1;
    await transaction.execute(
      sql`update idempotent_call set answer = ${left} where user_id = ${userId} and key = ${key}`,
    );
  }
  return changed;
}
