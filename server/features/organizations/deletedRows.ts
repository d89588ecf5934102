import { sql } from 'drizzle-orm';
import type { WritableOrm } from '../../db/client';
import { writtenColumns } from '../../db/writtenColumns';
import { formerPeopleAt } from '../../domain/formerPeople';

interface KeptTable {
  name: string;
  key: 'id' | 'organization_id';
  people: readonly string[];
}

function of(name: string, ...people: string[]): KeptTable {
  return { name, key: 'organization_id', people };
}

export const keptTables: readonly KeptTable[] = [
  { name: 'organization', key: 'id', people: [] },
  of('organization_logo'),
  of('department'),
  of('sawmill'),
  of('person', 'user_id'),
  of('organization_member', 'user_id'),
  of('department_member', 'user_id'),
  of('sawmill_member', 'user_id'),
  of('contact'),
  of('contract'),
  of('harvest_place'),
  of('harvest_area_number'),
  of('stack_view', 'owner_id'),
  of('api_key', 'created_by_id'),
  of('mail', 'sender_id'),
  of('stack', 'registrator_id', 'surveyor_id', 'withdrawn_by_id'),
  of('stack_decision', 'decided_by_id'),
  of('stack_origin'),
  of('deleted_stack'),
  of('measurement', 'measured_by_id', 'author_id'),
  of('stack_file'),
  of('measured_notice'),
];

const stackNames = of('stack_names', 'registrator_id', 'surveyor_id');

/** A membership is deleted when its person's account is deleted; other rows stay and lose the name. */
const memberships = ['person', 'organization_member', 'department_member', 'sawmill_member'];

const inUse = (name: string) => sql`public.${sql.identifier(name)}`;
const kept = (name: string) => sql`deleted.${sql.identifier(name)}`;

async function move(
  transaction: WritableOrm,
  { name, key }: KeptTable,
  [from, to]: readonly [typeof inUse, typeof kept],
  organizationId: string,
): Promise<void> {
  const columns = await writtenColumns(transaction, name);
  await transaction.execute(sql`
    with moved as (delete from ${from(name)} where ${sql.identifier(key)} = ${organizationId}::uuid returning ${columns})
    insert into ${to(name)} (${columns}) select ${columns} from moved`);
}

/**
 * Moves all rows of the organisation out of the tables that calls read. Copies are kept of the accounts of
 * its people, and of the names of `leaving` people on stacks of other organisations. The accounts themselves
 * are not moved; the caller then deletes those that belong to no other organisation.
 */
export async function keepRows(
  transaction: WritableOrm,
  organizationId: string,
  leaving: readonly string[],
): Promise<void> {
  await forgetPasswordsInUse(transaction);
  const members = memberships.map(
    (name) => sql`select user_id from ${inUse(name)} where organization_id = ${organizationId}::uuid`,
  );
  const isLeaving = (column: string) => sql`${sql.identifier(column)} = any(${sql.param(leaving)}::uuid[])`;
  // Former members may be named by stacks elsewhere, too, whose organisation may be deleted as well.
  const isNamed = sql`(email like ${`%${formerPeopleAt}`} and (
    exists (select from ${inUse('stack')} named where organization_id = ${organizationId}::uuid
      and app_user.id in (named.registrator_id, named.surveyor_id))
    or exists (select from ${inUse('measurement')} named where organization_id = ${organizationId}::uuid
      and app_user.id in (named.measured_by_id, named.author_id))))`;
  await transaction.execute(sql`
    insert into ${kept('app_user')} (organization_id, id, email, name, password_hash, language, is_global_admin)
    select ${organizationId}::uuid, id, email, name, password_hash, language, false from ${inUse('app_user')}
    where id in (${sql.join(members, sql` union `)}) or ${isLeaving('id')} or ${isNamed}`);
  for (const table of [...keptTables].reverse())
    await move(transaction, table, [inUse, kept], organizationId);
  await transaction.execute(sql`
    insert into ${kept(stackNames.name)} (organization_id, stack_id, registrator_id, surveyor_id)
    select ${organizationId}::uuid, id, case when ${isLeaving('registrator_id')} then registrator_id end,
      case when ${isLeaving('surveyor_id')} then surveyor_id end
    from ${inUse('stack')} where ${isLeaving('registrator_id')} or ${isLeaving('surveyor_id')}`);
}

/**
 * A password is kept only for an account that a deletion has ended. If the address has an account, that
 * account has its own password. So no address has two kept passwords.
 */
export async function forgetPasswordsInUse(transaction: WritableOrm): Promise<void> {
  await transaction.execute(sql`
    update ${kept('app_user')} set password_hash = null
    where password_hash is not null and email in (select email from ${inUse('app_user')})`);
}

export async function returnRows(transaction: WritableOrm, organizationId: string): Promise<void> {
  await returnAccounts(transaction, organizationId);
  for (const table of [...keptTables, stackNames]) await renewPeople(transaction, table, organizationId);
  await transaction.execute(sql`
    delete from ${kept('stack_view')}
    where organization_id = ${organizationId}::uuid and owner_id is null and not shared`);
  for (const table of keptTables) await move(transaction, table, [kept, inUse], organizationId);
  await transaction.execute(sql`
    update ${inUse('stack')} elsewhere set
      registrator_id = coalesce(elsewhere.registrator_id, names.registrator_id),
      surveyor_id = coalesce(elsewhere.surveyor_id, names.surveyor_id)
    from ${kept(stackNames.name)} names
    where names.organization_id = ${organizationId}::uuid and names.stack_id = elsewhere.id`);
}

/**
 * If an address has had a new account since the deletion, that account is used; it is locked, so that nobody
 * deletes it before the transaction ends. A former member of two deleted organisations gets the password from
 * the one that was deleted last.
 */
async function returnAccounts(transaction: WritableOrm, organizationId: string): Promise<void> {
  // An account that has lost its last other membership since the deletion gets the address again, unless
  // another account has it.
  await transaction.execute(sql`
    update ${inUse('app_user')} account set email = former.email from ${kept('app_user')} former
    where former.organization_id = ${organizationId}::uuid and former.id = account.id
      and account.email like ${`%${formerPeopleAt}`} and former.email not like ${`%${formerPeopleAt}`}
      and not exists (select from ${inUse('app_user')} other where other.email = former.email)`);
  await transaction.execute(sql`
    insert into ${inUse('app_user')} (id, email, name, language, password_hash, is_global_admin)
    select id, email, name, language, coalesce(password_hash, (
      select other.password_hash from ${kept('app_user')} other
      where other.email = former.email and other.password_hash is not null
    )), is_global_admin
    from ${kept('app_user')} former
    where organization_id = ${organizationId}::uuid
      -- Somebody who had left has an address again.
      and not (former.email like ${`%${formerPeopleAt}`} and exists (select from ${inUse('app_user')} here where here.id = former.id))
    order by email
    on conflict (email) do update set email = excluded.email`);
  await forgetPasswordsInUse(transaction);
}

/**
 * Rows of people whose address has got another account since the deletion refer to that account. References
 * to deleted accounts become null.
 */
async function renewPeople(
  transaction: WritableOrm,
  { name, people }: KeptTable,
  organizationId: string,
): Promise<void> {
  for (const column of people.map((person) => sql.identifier(person))) {
    await transaction.execute(sql`
      update ${kept(name)} record set ${column} = account.id
      from ${kept('app_user')} former join ${inUse('app_user')} account on account.email = former.email
      where record.organization_id = ${organizationId}::uuid and former.organization_id = ${organizationId}::uuid
        and former.id = record.${column} and account.id <> former.id`);
    if (memberships.includes(name)) continue;
    await transaction.execute(sql`
      update ${kept(name)} record set ${column} = null
      where organization_id = ${organizationId}::uuid and ${column} is not null
        and not exists (select from ${inUse('app_user')} account where account.id = record.${column})`);
  }
}
