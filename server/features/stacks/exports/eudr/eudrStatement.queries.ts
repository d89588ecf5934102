import { and, asc, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../../../db/client';
import { cardVersionOfStack } from '../../../../db/currentCardVersion';
import { harvestPlace } from '../../../../db/harvestSchema';
import { isOneOfIds } from '../../../../db/isOneOfIds';
import { notWithdrawn } from '../../../../db/notWithdrawn';
import { organization } from '../../../../db/schema';
import { stack } from '../../../../db/stackSchema';
import { type HarvestGeometry, HarvestGeometrySchema } from '../../../../domain/harvest/harvestGeometry';
import { SharedParts } from '../../../../domain/harvest/sharedParts';
import { isDeclared } from '../../../../stacks/eudrFacts';
import { placeColumns, placeIdOfStack } from '../../../../stacks/placeOfStack';
import type { CardInLanguage, RequireRight, StackIds } from '../../records/stackRecords';
import type { FileAsker } from '../stackFile';

const portion = 2000;

export interface EudrWood {
  placeId: string;
  species: string;
  scientificName: string | null;
  stacks: number;
  litres: number;
  /** Null means that the card has no weight for the species. */
  kilograms: number | null;
}

/**
 * The file holds the wood of `stackCount` stacks; stacks without a place are left out and counted only in
 * `withoutPlace`. One stack is remembered for each place, so that the caller's right to the place can be
 * checked again.
 */
export interface EudrStatement {
  wood: EudrWood[];
  stackCount: number;
  withoutPlace: number;
  withoutVolume: number;
  leftOutDeclared: number;
  declaredAgain: number;
  stackOfPlace: Map<string, string>;
}

interface Chosen {
  ids: StackIds;
  includeDeclared: boolean;
  requireRight: RequireRight;
  cardOf: (cardVersionId: string | null) => Promise<CardInLanguage | undefined>;
  onWritten?: FileAsker['onWritten'] | undefined;
}

function readPortion(orm: Orm, ids: readonly string[]) {
  return orm
    .select({
      id: stack.id,
      placeId: placeIdOfStack,
      isDeclared,
      treeSpecies: stack.treeSpecies,
      litres: stack.litres,
      cardVersionId: cardVersionOfStack(),
    })
    .from(stack)
    .innerJoin(organization, sql`${organization.id} = ${stack.organizationId}`)
    .where(and(isOneOfIds(stack.id, ids), notWithdrawn));
}

export async function eudrStatement(
  orm: Orm,
  { ids, includeDeclared, requireRight, cardOf, onWritten }: Chosen,
): Promise<EudrStatement> {
  const wood = new Map<string, EudrWood>();
  const stackOfPlace = new Map<string, string>();
  const counts = { stackCount: 0, withoutPlace: 0, withoutVolume: 0, leftOutDeclared: 0, declaredAgain: 0 };
  for (let start = 0; start < ids.length; start += portion) {
    const rows = await readPortion(orm, ids.slice(start, start + portion));
    await requireRight(rows.map(({ id }) => id));
    for (const { id, placeId, isDeclared: wasDeclared, treeSpecies, litres, cardVersionId } of rows) {
      if (wasDeclared && !includeDeclared) {
        counts.leftOutDeclared += 1;
        continue;
      }
      if (placeId === null) {
        counts.withoutPlace += 1;
        continue;
      }
      counts.stackCount += 1;
      if (wasDeclared) counts.declaredAgain += 1;
      if (litres === null) counts.withoutVolume += 1;
      stackOfPlace.set(placeId, id);
      const option = speciesOf(await cardOf(cardVersionId), treeSpecies);
      const species = option?.text ?? treeSpecies ?? '';
      const scientificName = option?.scientificName ?? null;
      const density = option?.kilogramsPerCubicMeter ?? null;
      const key = JSON.stringify([placeId, species, scientificName, density === null]);
      const sum = wood.get(key) ?? {
        ...{ placeId, species, scientificName, stacks: 0, litres: 0 },
        kilograms: density === null ? null : 0,
      };
      wood.set(key, sum);
      sum.stacks += 1;
      sum.litres += litres ?? 0;
      if (density !== null) sum.kilograms = (sum.kilograms ?? 0) + ((litres ?? 0) / 1000) * density;
    }
    await onWritten?.(rows.length);
  }
  return { wood: [...wood.values()], ...counts, stackOfPlace };
}

function speciesOf(card: CardInLanguage | undefined, key: string | null) {
  const field = card?.definition.fields.find(({ id }) => id === card.definition.fieldIds.treeSpecies);
  return field?.options?.find((option) => option.key === key);
}

export type StatedPlace = Awaited<ReturnType<typeof statedPlaces>>[number];

export async function statedPlaces(orm: Orm, ids: readonly string[]) {
  return orm
    .select({ ...placeColumns, corners: harvestPlace.corners, parts: partsOfGeometry })
    .from(harvestPlace)
    .where(isOneOfIds(harvestPlace.id, ids))
    .orderBy(asc(harvestPlace.name), asc(harvestPlace.id));
}

const partsOfGeometry: SQL<number> =
  sql`coalesce(jsonb_array_length(${harvestPlace.geometry} -> 'coordinates'), 0)`.mapWith(Number);

/** Reads one geometry after another, because each may be large. */
export async function partsOfPlaces(orm: Orm, places: readonly StatedPlace[]) {
  const shared = new SharedParts<StatedPlace>();
  const visit = async (act: (place: StatedPlace, geometry: HarvestGeometry) => void) => {
    for (const place of places) {
      const geometry = place.parts > 0 ? await geometryOfPlace(orm, place.id) : null;
      if (geometry !== null) act(place, geometry);
    }
  };
  await visit((_, geometry) => shared.lookAt(geometry));
  if (shared.mayShare) await visit((place, geometry) => shared.add(place, geometry));
  return shared;
}

export async function geometryOfPlace(orm: Orm, placeId: string) {
  const [found] = await orm
    .select({ geometry: harvestPlace.geometry })
    .from(harvestPlace)
    .where(isOneOfIds(harvestPlace.id, [placeId]));
  return found?.geometry ? HarvestGeometrySchema.parse(found.geometry) : null;
}
