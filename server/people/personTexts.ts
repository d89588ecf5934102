import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../db/client';
import { nobody, type PersonText } from '../domain/withoutTexts';

export const schemas = ['public', 'deleted'];

export const tableIn = (schema: string, name: string) =>
  sql`${sql.identifier(schema)}.${sql.identifier(name)}`;

interface Called {
  [key: string]: unknown;
  organizationId: string;
  text: string;
  isPhone: boolean;
  /** `isOwn` is true if nobody and nothing else in the organisation has this name. */
  isOwn: boolean;
}

export function nameText(text: string): PersonText {
  return { kind: /\S\s+\S/.test(text) && text.length > 5 ? 'name' : 'word', text };
}

function phoneText(text: string): PersonText {
  return { kind: text.replace(/\P{N}/gu, '').length > 5 ? 'phone' : 'word', text };
}

export interface Identified {
  ids: readonly string[];
  email: string;
}

export async function personTextsOf(
  orm: Orm,
  { ids, email }: Identified,
): Promise<Map<string, PersonText[]>> {
  const isOwn = (column: string) =>
    sql`coalesce(${sql.identifier(column)} = any(${sql.param(ids)}::uuid[]), false)`;
  const identities = schemas.flatMap((schema) => [
    sql`select organization_id, name, phone, email = ${email} as own from ${tableIn(schema, 'contact')}`,
    ...['organization_member', 'department_member', 'sawmill_member'].map(
      (member) =>
        sql`select organization_id, name, phone, ${isOwn('user_id')} from ${tableIn(schema, member)}`,
    ),
    sql`select person.organization_id, account.name, '', ${isOwn('user_id')}
      from ${tableIn(schema, 'person')} person join account on account.id = person.user_id`,
  ]);
  const things = schemas.flatMap((schema) => [
    sql`select id, name, '', false from ${tableIn(schema, 'organization')}`,
    ...['department', 'sawmill'].map(
      (thing) => sql`select organization_id, name, '', false from ${tableIn(schema, thing)}`,
    ),
  ]);
  // The history alone knows former members.
  const former = sql`select organization_id, thing_name, '', ${isOwn('thing_id')} from history_entry
    where kind in ('Person', 'Contact') and organization_id is not null and not ${isOfAddress('Contact', email, 'after')}`;
  // A contact may have been somebody else's before or afterwards.
  const contacts = (['before', 'after'] as const).map(
    (
      side,
    ) => sql`select organization_id, ${textInHistory('name', side)}, ${textInHistory('phone', side)}, true
      from history_entry where organization_id is not null and ${isOfAddress('Contact', email, side)}`,
  );
  const { rows } = await orm.execute<Called>(sql`
    with account as (select id, name from public.app_user union all select id, name from deleted.app_user),
      identity as (${sql.join([...identities, ...things, former, ...contacts], sql` union all `)}),
      said as (select organization_id, name as text, false as phone, own from identity
        union all select organization_id, phone, true, own from identity)
    select organization_id as "organizationId", min(text) as text, bool_or(phone) as "isPhone", bool_and(own) as "isOwn" from said
      where text not in ('', ${nobody}) and organization_id in (select organization_id from said where own)
      group by organization_id, lower(text)`);
  const texts = new Map<string, PersonText[]>();
  for (const own of rows.filter(({ isOwn }) => isOwn)) {
    const { organizationId } = own;
    const others = rows.filter((one) => !one.isOwn && one.organizationId === organizationId);
    const said = own.isPhone
      ? phoneText(own.text)
      : { ...nameText(own.text), longer: longerThan(own, others) };
    texts.set(organizationId, [...(texts.get(organizationId) ?? []), said]);
  }
  return texts;
}

function longerThan({ text }: Called, others: readonly Called[]): string[] {
  return others.flatMap((other) =>
    other.text.toLowerCase().includes(text.toLowerCase()) ? [other.text] : [],
  );
}

type Side = 'before' | 'after';

/** @param email lower case */
export function isOfAddress(kind: 'Person' | 'Contact', email: string, side: Side): SQL {
  const said = JSON.stringify([{ field: 'email', [side]: [email] }]);
  return sql`(kind = ${kind} and lower(fields::text)::jsonb @> ${said}::jsonb)`;
}

function textInHistory(field: string, side: Side): SQL {
  return sql`coalesce((
    select one->${sql.raw(`'${side}'`)}->>0 from jsonb_array_elements(fields) one where one->>'field' = ${field}), '')`;
}
