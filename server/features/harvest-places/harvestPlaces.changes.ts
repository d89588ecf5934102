import { randomUUID } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import { openedDepartment, requireId, requireIds, stackScope } from '../../auth/scope';
import type { WritableOrm } from '../../db/client';
import { harvestPlace, stackOrigin } from '../../db/harvestSchema';
import { isOneOfIds } from '../../db/isOneOfIds';
import { stack } from '../../db/stackSchema';
import type { Change, Changed } from '../../domain/change';
import { type HarvestGeometry, readHarvestGeometry } from '../../domain/harvest/harvestGeometry';
import { isSameName } from '../../domain/normalText';
import type { Principal } from '../../domain/principal';
import { requireVersion } from '../../http/entityTag';
import { badRequest, conflict, missing, ServiceFailure } from '../../http/failure';
import { fileAreaNumbers } from '../../stacks/placeAreaNumbers';
import { chosenPlaceId } from '../../stacks/placeOfStack';
import { failureTexts } from '../../texts/failureTexts';
import { geometryProblemText } from '../../texts/geometryTexts';
import { harvestPlaceFailures } from './harvestPlaces.failures';
import { type HarvestPlaceRecord, heldPlace, listedPlace, placeTag } from './harvestPlaces.queries';
import type { PlaceFields } from './harvestPlaces.routes';

/** A department has at most this many places, because nobody could look through more. */
const mostPlaces = 2000;

/** A point may mean at most this many hectares; larger places must be areas (EUDR, article 2, point 28). */
const mostHectaresOfPoint = 4;

type PlaceValues = Omit<HarvestPlaceRecord, 'id' | 'organizationId' | 'departmentId' | 'numbersFiled'>;
type Where = Pick<PlaceValues, 'geometry' | 'corners' | 'landAddress' | 'hectares'>;
type KeptWhere = Where & Pick<PlaceValues, 'country'>;

/** @throws ServiceFailure 400 with an explanation if the geometry is wrong or missing */
function whereOf({ country, geometry, landAddress }: PlaceFields, kept: KeptWhere | undefined): Where {
  const address = landAddress ?? (geometry === undefined ? kept?.landAddress : undefined);
  if (address !== undefined && address !== null)
    return { geometry: null, corners: 0, landAddress: address, hectares: null };
  const given = geometry ?? kept?.geometry;
  if (given === undefined || given === null) throw badRequest({ field: 'geometry', textId: 'kind' });
  if (kept && geometry === undefined && kept.country === country) {
    const { corners, hectares } = kept;
    return { geometry: kept.geometry, corners, landAddress: null, hectares };
  }
  // A kept geometry is checked again for another country.
  const read = readHarvestGeometry(given, country);
  if ('geometry' in read) return { ...read, landAddress: null };
  throw new ServiceFailure(400, failureTexts.invalid, {
    fields: [{ field: 'geometry', messageIn: (language) => geometryProblemText(read.problem, language) }],
  });
}

function requirePossibleArea(geometry: HarvestGeometry | null, stated: number | null): void {
  if (geometry?.type !== 'MultiPoint' || stated === null) return;
  if (stated > mostHectaresOfPoint * geometry.coordinates.length)
    throw badRequest({ field: 'statedHectares', textId: 'tooLargeForPoint' });
}

function valuesOf(fields: PlaceFields, kept?: KeptWhere): PlaceValues {
  const { geometry: _geometry, landAddress: _landAddress, ...facts } = fields;
  const where = whereOf(fields, kept);
  requirePossibleArea(where.geometry, facts.statedHectares);
  return { ...facts, ...where, areaNumbers: [...new Set(facts.areaNumbers)] };
}

interface Named {
  id: string;
  departmentId: string;
}

/**
 * The department is locked until the transaction ends, so that no other place takes the name or an area
 * number after the check.
 */
async function requireFree(
  transaction: WritableOrm,
  { id, departmentId }: Named,
  { name, areaNumbers }: PlaceValues,
): Promise<void> {
  const others = await transaction
    .select({ name: harvestPlace.name, areaNumbers: harvestPlace.areaNumbers })
    .from(harvestPlace)
    .where(and(eq(harvestPlace.departmentId, departmentId), ne(harvestPlace.id, id)));
  if (others.length >= mostPlaces) throw conflict(harvestPlaceFailures.tooManyPlaces);
  if (others.some((other) => isSameName(other.name, name)))
    throw conflict(harvestPlaceFailures.placeNameTaken, { field: 'name', textId: 'nameTaken' });
  const taken = new Set(others.flatMap((other) => other.areaNumbers));
  const index = areaNumbers.findIndex((number) => taken.has(number));
  if (index >= 0)
    throw conflict(harvestPlaceFailures.areaNumberTaken, { field: 'areaNumbers', textId: 'areaNumberTaken' });
}

type Owner = Record<'organizationId' | 'departmentId', string>;

function changeOf(
  { organizationId, departmentId }: Owner,
  { id, name }: { id: string; name: string },
  values: Pick<Change, 'before' | 'after' | 'hasChangedOtherwise'>,
): Change {
  return { kind: 'HarvestPlace', id, name, organizationId, departmentId, ...values };
}

function told(place: Omit<PlaceValues, 'geometry' | 'corners'>) {
  const { name, areaNumbers, country, producerName, harvestFrom, harvestTo } = place;
  const { landAddress, statedHectares, hectares } = place;
  const period = { harvestFrom, harvestTo };
  return { name, areaNumbers, country, producerName, ...period, landAddress, statedHectares, hectares };
}

export async function createHarvestPlace(
  transaction: WritableOrm,
  principal: Principal,
  ownerId: string,
  fields: PlaceFields,
): Promise<Changed<NonNullable<Awaited<ReturnType<typeof listedPlace>>>>> {
  const { id: departmentId, organizationId } = await openedDepartment(transaction, principal, ownerId);
  const values = valuesOf(fields);
  const id = randomUUID();
  await requireFree(transaction, { id, departmentId }, values);
  const owned = { id, organizationId, departmentId, ...values, numbersFiled: true };
  await transaction.insert(harvestPlace).values(owned);
  await fileAreaNumbers(transaction, owned);
  const place = await listedPlace(transaction, id);
  if (place === undefined) throw missing();
  const changes = [changeOf({ organizationId, departmentId }, { id, ...values }, { after: told(values) })];
  return { result: place, changes };
}

export async function updateHarvestPlace(
  transaction: WritableOrm,
  principal: Principal,
  path: { id: string; placeId: string },
  fields: PlaceFields,
  ifMatch: string | undefined,
): Promise<Change[]> {
  const { id: departmentId, organizationId } = await openedDepartment(transaction, principal, path.id);
  const found = await heldPlace(transaction, departmentId, path.placeId);
  requireVersion(ifMatch, placeTag(found));
  const after = valuesOf(fields, found);
  await requireFree(transaction, { id: found.id, departmentId }, after);
  await transaction
    .update(harvestPlace)
    .set({ ...after, numbersFiled: true })
    .where(eq(harvestPlace.id, found.id));
  await fileAreaNumbers(transaction, { ...after, id: found.id, organizationId, departmentId });
  const { id, geometryDigest: _digest, ...before } = found;
  const hasChangedOtherwise = JSON.stringify(before.geometry) !== JSON.stringify(after.geometry);
  return [
    changeOf(
      { organizationId, departmentId },
      { id, name: after.name },
      { before: told(before), after: told(after), hasChangedOtherwise },
    ),
  ];
}

export async function deleteHarvestPlace(
  transaction: WritableOrm,
  principal: Principal,
  path: { id: string; placeId: string },
): Promise<Change[]> {
  const { id: departmentId, organizationId } = await openedDepartment(transaction, principal, path.id);
  const found = await heldPlace(transaction, departmentId, path.placeId);
  await transaction.update(stackOrigin).set({ placeId: null }).where(eq(stackOrigin.placeId, found.id));
  await transaction.delete(harvestPlace).where(eq(harvestPlace.id, found.id));
  const { id, geometryDigest: _digest, ...before } = found;
  return [changeOf({ organizationId, departmentId }, { id, name: before.name }, { before: told(before) })];
}

export async function chooseHarvestPlace(
  transaction: WritableOrm,
  principal: Principal,
  { stackIds, placeId }: { stackIds: readonly string[]; placeId: string | null },
): Promise<Change[]> {
  const ids = requireIds(stackIds);
  const place = placeId === null ? null : await placeToChoose(transaction, principal, placeId);
  const stacks = await transaction
    .select({
      id: stack.id,
      stackNumber: stack.stackNumber,
      organizationId: stack.organizationId,
      departmentId: stack.departmentId,
      withdrawnAt: stack.withdrawnAt,
      before: sql<string | null>`(select name from ${harvestPlace} where id = ${chosenPlaceId})`,
    })
    .from(stack)
    .where(and(isOneOfIds(stack.id, ids), stackScope(transaction, principal)))
    .orderBy(stack.id)
    .for('update');
  if (stacks.length !== ids.length) throw missing();
  if (stacks.some(({ withdrawnAt }) => withdrawnAt !== null)) throw conflict(failureTexts.stackWithdrawn);
  if (place !== null && stacks.some(({ departmentId }) => departmentId !== place.departmentId))
    throw conflict(harvestPlaceFailures.placeOfOtherDepartment);
  await writeChosen(transaction, stacks, place?.id ?? null);
  return stacks.map(({ id, stackNumber: name, organizationId, departmentId, before }) => ({
    ...{ kind: 'Stack', id, name, organizationId, departmentId },
    before: { harvestPlace: before },
    after: { harvestPlace: place?.name ?? null },
  }));
}

async function writeChosen(
  transaction: WritableOrm,
  stacks: readonly { id: string; organizationId: string; departmentId: string }[],
  placeId: string | null,
): Promise<void> {
  if (placeId === null) {
    const ids = stacks.map(({ id }) => id);
    await transaction.update(stackOrigin).set({ placeId }).where(isOneOfIds(stackOrigin.stackId, ids));
    return;
  }
  await transaction
    .insert(stackOrigin)
    .values(
      stacks.map(({ id: stackId, organizationId, departmentId }) => ({
        ...{ stackId, organizationId, departmentId, placeId },
      })),
    )
    .onConflictDoUpdate({ target: stackOrigin.stackId, set: { placeId } });
}

async function placeToChoose(transaction: WritableOrm, principal: Principal, placeId: string) {
  const [named] = await transaction
    .select({ departmentId: harvestPlace.departmentId })
    .from(harvestPlace)
    .where(eq(harvestPlace.id, requireId(placeId)));
  if (named === undefined) throw missing();
  const { id: departmentId } = await openedDepartment(transaction, principal, named.departmentId);
  const { id, name } = await heldPlace(transaction, departmentId, placeId);
  return { id, name, departmentId };
}
