import { and, count, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Orm } from '../db/client';
import { isOneOfIds } from '../db/isOneOfIds';
import { department, organization, sawmill } from '../db/schema';
import { stack } from '../db/stackSchema';
import type { Principal } from '../domain/principal';
import { forbidden, missing, unauthorized } from '../http/failure';
import { loadPrincipal } from './loadPrincipal';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export function isId(text: string): boolean {
  return uuid.test(text.toLowerCase());
}

/**
 * Removes duplicates and converts the ids to lower case.
 * @throws ServiceFailure 404 for a text that is not a UUID, as for an unknown id
 */
export function requireIds(ids: readonly string[]): string[] {
  const unique = [...new Set(ids.map((id) => id.toLowerCase()))];
  if (!unique.every(isId)) throw missing();
  return unique;
}

export function requireId(id: string): string {
  const [only] = requireIds([id]);
  if (only === undefined) throw missing();
  return only;
}

/** @throws ServiceFailure 404 unless the query has counted as many rows as there are ids */
export async function whenAllFound(
  ids: string[],
  counted: PromiseLike<{ count: number }[]>,
): Promise<string[]> {
  const [found] = await counted;
  if (found?.count !== ids.length) throw missing();
  return ids;
}

function readOrganizations({ organizationIds, readOrganizationIds = [] }: Principal): string[] {
  return [...organizationIds, ...readOrganizationIds];
}

export function departmentScope(principal: Principal): SQL | undefined {
  if (principal.isGlobalAdmin) return undefined;
  return or(
    inArray(department.organizationId, readOrganizations(principal)),
    inArray(department.id, [...principal.departmentIds]),
  );
}

export function organizationScope(orm: Orm, principal: Principal): SQL | undefined {
  if (principal.isGlobalAdmin) return undefined;
  const ofDepartments = orm
    .select({ id: department.organizationId })
    .from(department)
    .where(inArray(department.id, [...principal.departmentIds]));
  return or(inArray(organization.id, readOrganizations(principal)), inArray(organization.id, ofDepartments));
}

export function administers({ isGlobalAdmin, organizationIds }: Principal, organizationId: string): boolean {
  return isGlobalAdmin || organizationIds.includes(organizationId);
}

/**
 * @returns the id
 * @throws ServiceFailure 403 if the caller administers only departments of the organisation, else 404
 */
export async function readOrganization(orm: Orm, principal: Principal, id: string): Promise<string> {
  return (await whenAdministered(principal, organizationOf(orm, principal, id))).id;
}

/**
 * While a call waits for a lock, its rights may be taken away by another call that holds the same lock. The
 * rights are therefore loaded again.
 * @throws ServiceFailure 401 without a session, 403 for a former global admin
 */
export async function rightsBehindLock(orm: Orm, principal: Principal): Promise<Principal> {
  const current = await loadPrincipal(orm, principal);
  if (current === undefined) throw unauthorized();
  if (principal.isGlobalAdmin && !current.isGlobalAdmin) throw forbidden();
  return current;
}

/**
 * The organisation's row stays locked until the transaction ends, so that changes wait for each other.
 * @throws ServiceFailure as `readOrganization` does
 */
export async function administeredOrganization(orm: Orm, principal: Principal, id: string) {
  const found = await whenAdministered(principal, organizationOf(orm, principal, id).for('update'));
  if (!administers(await rightsBehindLock(orm, principal), found.id)) throw forbidden();
  return found;
}

/**
 * The organisation's row stays locked until the transaction ends.
 * @throws ServiceFailure 404 if the caller may not open the organisation
 */
export async function openedOrganization(orm: Orm, principal: Principal, id: string) {
  const [found] = await organizationOf(orm, principal, id).for('update');
  if (found === undefined) throw missing();
  await visibleOrganization(orm, await rightsBehindLock(orm, principal), id);
  return found;
}

export async function visibleOrganization(orm: Orm, principal: Principal, id: string): Promise<string> {
  const [found] = await organizationOf(orm, principal, id);
  if (found === undefined) throw missing();
  return found.id;
}

function organizationOf(orm: Orm, principal: Principal, id: string) {
  return orm
    .select()
    .from(organization)
    .where(and(eq(organization.id, requireId(id)), organizationScope(orm, principal)));
}

async function whenAdministered<Row extends { id: string }>(
  principal: Principal,
  rows: PromiseLike<Row[]>,
): Promise<Row> {
  const [found] = await rows;
  if (found === undefined) throw missing();
  if (!administers(principal, found.id)) throw forbidden();
  return found;
}

/**
 * The organisation is locked first, so that the call and the organisation's deletion wait for each other
 * without a deadlock.
 * @throws ServiceFailure 404 when the caller may not open the department
 */
export async function openedDepartment(orm: Orm, principal: Principal, id: string) {
  const opened = and(eq(department.id, requireId(id)), departmentScope(principal));
  const [owner] = await orm
    .select({ country: organization.country })
    .from(organization)
    .innerJoin(department, eq(department.organizationId, organization.id))
    .where(opened)
    .for('key share', { of: organization });
  const [found] = await orm.select().from(department).where(opened).for('update');
  if (owner === undefined || found === undefined) throw missing();
  const current = await rightsBehindLock(orm, principal);
  if (!administers(current, found.organizationId) && !current.departmentIds.includes(found.id))
    throw missing();
  return { ...found, ...owner };
}

export type OwnerKind = 'organization' | 'department';

/**
 * The owner stays locked until the transaction ends.
 * @throws ServiceFailure 403 or 404
 */
export async function openOwner(orm: Orm, principal: Principal, kind: OwnerKind, id: string) {
  if (kind === 'organization') {
    const { id: organizationId, name, country } = await administeredOrganization(orm, principal, id);
    return { organizationId, departmentId: null, name, country };
  }
  const { id: departmentId, organizationId, name, country } = await openedDepartment(orm, principal, id);
  return { organizationId, departmentId, name, country };
}

export function stackScope(orm: Orm, principal: Principal): SQL | undefined {
  if (principal.isGlobalAdmin) return undefined;
  const departments = orm.select({ id: department.id }).from(department).where(departmentScope(principal));
  return inArray(stack.departmentId, departments);
}

function sawmillStackScope(principal: Principal): SQL | undefined {
  if (principal.isGlobalAdmin) return undefined;
  return inArray(stack.sawmillId, [...principal.sawmillIds]);
}

export function readableStackScope(orm: Orm, principal: Principal): SQL | undefined {
  if (principal.isGlobalAdmin) return undefined;
  return or(stackScope(orm, principal), sawmillStackScope(principal));
}

export async function visibleDepartments(
  orm: Orm,
  principal: Principal,
  departmentIds: readonly string[],
): Promise<string[]> {
  const ids = requireIds(departmentIds);
  const counted = orm
    .select({ count: count() })
    .from(department)
    .where(and(isOneOfIds(department.id, ids), departmentScope(principal)));
  return whenAllFound(ids, counted);
}

export async function visibleSawmills(
  orm: Orm,
  principal: Principal,
  sawmillIds: readonly string[],
): Promise<string[]> {
  const ids = requireIds(sawmillIds);
  const counted = orm
    .select({ count: count() })
    .from(sawmill)
    .innerJoin(organization, eq(organization.id, sawmill.organizationId))
    .where(and(isOneOfIds(sawmill.id, ids), organizationScope(orm, principal)));
  return whenAllFound(ids, counted);
}

export async function ownSawmills(
  orm: Orm,
  principal: Principal,
  sawmillIds: readonly string[],
): Promise<string[]> {
  const ids = requireIds(sawmillIds);
  if (!principal.isGlobalAdmin) {
    if (!ids.every((id) => principal.sawmillIds.includes(id))) throw missing();
    return ids;
  }
  return whenAllFound(ids, orm.select({ count: count() }).from(sawmill).where(isOneOfIds(sawmill.id, ids)));
}
