import { and, desc, eq, getTableColumns, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { loadPrincipal } from '../../auth/loadPrincipal';
import { administers, requireId, visibleOrganization } from '../../auth/scope';
import { apiKey } from '../../db/apiKeySchema';
import type { Orm } from '../../db/client';
import { harvestPlace } from '../../db/harvestSchema';
import { historyEntry } from '../../db/historySchema';
import { contact, contract, department, meta, organization, person, sawmill } from '../../db/schema';
import { stack } from '../../db/stackSchema';
import { stackView } from '../../db/stackViewSchema';
import type { ThingKind } from '../../domain/change';
import type { Principal } from '../../domain/principal';
import { forbidden, unauthorized } from '../../http/failure';
import { offsetOf, type Paging } from '../../http/paging';

export interface HistoryFilters {
  kind?: ThingKind | undefined;
  thingId?: string | undefined;
  departmentId?: string | undefined;
  personId?: string | undefined;
  requestId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * Department admins read the entries of their own departments. Global admins can read the history of a
 * deleted organisation as long as entries about it exist.
 * @throws ServiceFailure 404 if the organisation is outside the scope
 */
async function entriesInScope(orm: Orm, principal: Principal, id: string): Promise<SQL | undefined> {
  const ofOrganization = eq(historyEntry.organizationId, requireId(id));
  const isKnown =
    principal.isGlobalAdmin &&
    (await orm.select({ id: historyEntry.id }).from(historyEntry).where(ofOrganization).limit(1)).length > 0;
  if (!isKnown) await visibleOrganization(orm, principal, id);
  if (administers(principal, requireId(id))) return ofOrganization;
  return and(ofOrganization, inArray(historyEntry.departmentId, [...principal.departmentIds]));
}

function matches({
  kind,
  thingId,
  departmentId,
  personId,
  requestId,
  from,
  to,
}: HistoryFilters): SQL | undefined {
  return and(
    kind && eq(historyEntry.kind, kind),
    thingId === undefined ? undefined : eq(historyEntry.thingId, requireId(thingId)),
    departmentId === undefined ? undefined : eq(historyEntry.departmentId, requireId(departmentId)),
    personId === undefined ? undefined : eq(historyEntry.personId, requireId(personId)),
    requestId === undefined ? undefined : eq(historyEntry.requestId, requireId(requestId)),
    from === undefined ? undefined : gte(historyEntry.at, new Date(from)),
    to === undefined ? undefined : lt(historyEntry.at, new Date(to)),
  );
}

const {
  sessionId: _sessionId,
  clientAddress: _clientAddress,
  userId: _userId,
  organizationId: _organizationId,
  organizationName: _organizationName,
  ...readColumns
} = getTableColumns(historyEntry);

async function chosenEntries(orm: Orm, principal: Principal, id: string, filters: HistoryFilters) {
  return and(await entriesInScope(orm, principal, id), matches(filters));
}

const newestFirst = [desc(historyEntry.at), desc(historyEntry.id)];

const tables = {
  Organization: organization,
  Department: department,
  Person: person,
  Contact: contact,
  Sawmill: sawmill,
  HarvestPlace: harvestPlace,
  Stack: stack,
  StackView: stackView,
  ApiKey: apiKey,
};

function stillThere(orm: Orm): SQL<boolean> {
  const cases = Object.entries(tables).map(([kind, table]) => {
    const rows = orm.select({ id: table.id }).from(table).where(eq(table.id, historyEntry.thingId));
    return sql`when ${kind} then exists (${rows})`;
  });
  const contracts = orm
    .select({ id: contract.organizationId })
    .from(contract)
    .where(eq(contract.organizationId, historyEntry.thingId));
  return sql`case ${historyEntry.kind} ${sql.join(cases, sql` `)} when 'Contract' then exists (${contracts}) else false end`;
}

type HistoryQuery = HistoryFilters & Paging & { by?: 'Act' | undefined };

export async function historyPage(orm: Orm, principal: Principal, id: string, query: HistoryQuery) {
  const { page, pageSize, by, ...filters } = query;
  const where = await chosenEntries(orm, principal, id, filters);
  const found = await (by === 'Act' ? pageOfActs : pageOfEntries)(orm, where, { page, pageSize });
  return { ...found, page, since: await historySince(orm) };
}

function readEntries(orm: Orm) {
  return orm
    .select({
      ...readColumns,
      isByService: sql<boolean>`${historyEntry.userId} is null`,
      exists: stillThere(orm),
    })
    .from(historyEntry)
    .orderBy(...newestFirst)
    .$dynamic();
}

async function pageOfEntries(orm: Orm, where: SQL | undefined, paging: Paging) {
  const totalCount = await orm.$count(historyEntry, where);
  const rows = await readEntries(orm).where(where).limit(paging.pageSize).offset(offsetOf(paging));
  return { data: rows.map((row) => ({ ...row, at: row.at.toISOString() })), totalCount };
}

interface ActRow extends Record<string, unknown> {
  total: number;
  id: number | string | null;
  entries: number;
  last: Date | string;
}

/**
 * The entries of one call (an act) are shown as one row, by their first entry. That is the entry of the thing
 * itself if other things changed with it. All entries of a call have the same time, unless the call has
 * several transactions.
 */
async function pageOfActs(orm: Orm, where: SQL | undefined, paging: Paging) {
  const { rows } = await orm.execute<ActRow>(sql`
    with act as materialized (
      select min(${historyEntry.id}) as id, min(${historyEntry.at}) as at, max(${historyEntry.at}) as last, count(*)::int as entries
      from ${historyEntry} where ${where} group by ${historyEntry.requestId}
    )
    select counted.total, page.id, page.entries, page.last
    from (select count(*)::int as total from act) counted left join (
      select * from act order by at desc, id desc limit ${paging.pageSize} offset ${offsetOf(paging)}
    ) page on true`);
  const acts = new Map(
    rows.flatMap(({ id, entries, last }) =>
      id === null
        ? []
        : [[Number(id), { entryCount: entries, lastAt: new Date(last).toISOString() }] as const],
    ),
  );
  const heads = await readEntries(orm).where(inArray(historyEntry.id, [...acts.keys()]));
  const data = heads.map((row) => ({ ...row, at: row.at.toISOString(), act: acts.get(row.id) }));
  return { data, totalCount: rows[0]?.total ?? 0 };
}

async function historySince(orm: Orm): Promise<string> {
  const [row] = await orm.select().from(meta).where(eq(meta.key, 'historySince'));
  if (row === undefined) throw new Error('Nobody knows since when there is a history');
  return row.value;
}

const portion = 500;

type Entry = typeof historyEntry.$inferSelect;

function readsAsMuch(before: Principal, now: Principal, organizationId: string): boolean {
  if (administers(now, organizationId)) return true;
  if (administers(before, organizationId)) return false;
  return before.departmentIds.every((id) => now.departmentIds.includes(id));
}

/**
 * Entries are read newest first, in portions on demand.
 * @throws ServiceFailure if the caller loses a right while the file is written, because a file without the
 * entries of one department would look complete
 */
export async function* historyPortions(
  orm: Orm,
  caller: Principal,
  id: string,
  filters: HistoryFilters,
): AsyncGenerator<Entry[]> {
  let last: Entry | undefined;
  do {
    const principal = await loadPrincipal(orm, caller);
    if (principal === undefined) throw unauthorized();
    if (!readsAsMuch(caller, principal, requireId(id))) throw forbidden();
    const older =
      last &&
      sql`(${historyEntry.at}, ${historyEntry.id}) < (${last.at.toISOString()}::timestamptz, ${last.id})`;
    const rows: Entry[] = await orm
      .select()
      .from(historyEntry)
      .where(and(await chosenEntries(orm, principal, id, filters), older))
      .orderBy(...newestFirst)
      .limit(portion);
    yield rows;
    last = rows.length === portion ? rows.at(-1) : undefined;
  } while (last !== undefined);
}

/**
 * The rights are checked before the first byte is sent, so that a refusal is an answer and not a broken file.
 */
export async function requireHistory(
  orm: Orm,
  principal: Principal,
  id: string,
  filters: HistoryFilters,
): Promise<void> {
  await chosenEntries(orm, principal, id, filters);
}
