import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { departmentScope, requireId, stackScope } from '../../auth/scope';
import { byName } from '../../db/byName';
import type { Orm } from '../../db/client';
import { harvestPlace, stackOrigin } from '../../db/harvestSchema';
import { notWithdrawn } from '../../db/notWithdrawn';
import { department } from '../../db/schema';
import { stack } from '../../db/stackSchema';
import type { Principal } from '../../domain/principal';
import { entityTag } from '../../http/entityTag';
import { missing } from '../../http/failure';
import { chosenPlaceId, placeColumns, placeIdOfStack } from '../../stacks/placeOfStack';

export type HarvestPlaceRecord = typeof harvestPlace.$inferSelect;

const partsOf = (type: 'MultiPoint' | 'MultiPolygon') =>
  sql<number>`case when ${harvestPlace.geometry} ->> 'type' = ${type}
    then jsonb_array_length(${harvestPlace.geometry} -> 'coordinates') else 0 end`.mapWith(Number);

/** The version contains a digest of the geometry instead of the geometry, which may have many corners. */
const geometryDigest = sql<string | null>`md5(${harvestPlace.geometry}::text)`;

interface PlaceVersion extends Pick<HarvestPlaceRecord, keyof typeof placeColumns> {
  geometryDigest: string | null;
}

export function placeTag({ geometryDigest: digest, ...place }: PlaceVersion): string {
  const facts = Object.keys(placeColumns).map(
    (name) => Object.entries(place).find(([key]) => key === name)?.[1],
  );
  return entityTag([...facts, digest]);
}

function readPlaces(orm: Orm, where: SQL | undefined) {
  return orm
    .select({
      ...placeColumns,
      points: partsOf('MultiPoint'),
      areas: partsOf('MultiPolygon'),
      geometryDigest,
    })
    .from(harvestPlace)
    .where(where)
    .orderBy(byName(harvestPlace.name), harvestPlace.id);
}

function withTag<Row extends PlaceVersion>({ geometryDigest: digest, ...row }: Row) {
  return { ...row, etag: placeTag({ ...row, geometryDigest: digest }) };
}

async function openDepartment(orm: Orm, principal: Principal, departmentId: string): Promise<string> {
  const id = requireId(departmentId);
  const [found] = await orm
    .select({ id: department.id })
    .from(department)
    .where(and(eq(department.id, id), departmentScope(principal)));
  if (found === undefined) throw missing();
  return found.id;
}

export async function listHarvestPlaces(orm: Orm, principal: Principal, departmentId: string) {
  const id = await openDepartment(orm, principal, departmentId);
  const places = await readPlaces(orm, eq(harvestPlace.departmentId, id));
  const counted = await orm
    .select({ chosenId: chosenPlaceId, areaNumber: stack.areaNumber, stackCount: count() })
    .from(stack)
    .where(and(eq(stack.departmentId, id), notWithdrawn))
    .groupBy(sql`1`, stack.areaNumber)
    .orderBy(desc(count()), stack.areaNumber);
  // A place is looked up once for each area number and not for each stack, because there are many stacks.
  const meant = new Map(places.flatMap((place) => place.areaNumbers.map((number) => [number, place.id])));
  const placeless = [];
  const counts = new Map<string, number>();
  for (const { chosenId, areaNumber, stackCount } of counted) {
    const placeId = chosenId ?? meant.get(areaNumber ?? '');
    if (placeId !== undefined) counts.set(placeId, (counts.get(placeId) ?? 0) + stackCount);
    else if (areaNumber !== null) placeless.push({ areaNumber, stackCount });
  }
  return {
    places: places.map((place) => ({ ...withTag(place), stackCount: counts.get(place.id) ?? 0 })),
    placeless: placeless.slice(0, 100),
  };
}

function ofDepartment(departmentId: string, placeId: string) {
  return and(eq(harvestPlace.id, requireId(placeId)), eq(harvestPlace.departmentId, departmentId));
}

export async function getHarvestPlace(
  orm: Orm,
  principal: Principal,
  { id, placeId }: { id: string; placeId: string },
) {
  const departmentId = await openDepartment(orm, principal, id);
  const [found] = await orm
    .select({ ...placeColumns, geometry: harvestPlace.geometry, geometryDigest })
    .from(harvestPlace)
    .where(ofDepartment(departmentId, placeId));
  if (found === undefined) throw missing();
  const { geometry, ...place } = withTag(found);
  return { ...place, ...(geometry && { geometry }) };
}

export async function listedPlace(orm: Orm, placeId: string) {
  const [found] = await readPlaces(orm, eq(harvestPlace.id, placeId));
  return found && withTag(found);
}

/**
 * The place that is to be changed stays locked until the transaction ends.
 * @throws ServiceFailure 404 if the place belongs to another department
 */
export async function heldPlace(orm: Orm, departmentId: string, placeId: string) {
  const [found] = await orm
    .select({
      ...placeColumns,
      geometry: harvestPlace.geometry,
      corners: harvestPlace.corners,
      geometryDigest,
    })
    .from(harvestPlace)
    .where(ofDepartment(departmentId, placeId))
    .for('update');
  if (found === undefined) throw missing();
  return found;
}

export async function originOfStack(orm: Orm, principal: Principal, stackId: string) {
  const [found] = await orm
    .select({
      departmentId: stack.departmentId,
      areaNumber: stack.areaNumber,
      placeId: placeIdOfStack,
      chosenId: stackOrigin.placeId,
      referenceNumber: stackOrigin.referenceNumber,
      verificationNumber: stackOrigin.verificationNumber,
    })
    .from(stack)
    .leftJoin(stackOrigin, eq(stackOrigin.stackId, stack.id))
    .where(and(eq(stack.id, requireId(stackId)), stackScope(orm, principal)));
  if (found === undefined) throw missing();
  const { departmentId, areaNumber, placeId, chosenId, ...numbers } = found;
  const places = await orm
    .select({ id: harvestPlace.id, name: harvestPlace.name })
    .from(harvestPlace)
    .where(eq(harvestPlace.departmentId, departmentId))
    .orderBy(byName(harvestPlace.name), harvestPlace.id);
  const place = placeId === null ? undefined : await listedPlace(orm, placeId);
  return { areaNumber, place: place ?? null, isChosen: chosenId !== null, places, ...numbers };
}
