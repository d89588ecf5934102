import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Orm } from '../../../db/client';
import { measurementCard } from '../../../db/schema';
import type { stack } from '../../../db/stackSchema';
import type { Unit } from '../../../domain/schemas';

type StackRecord = typeof stack.$inferSelect;

/** Units per cubic metre, and per metre (specification, stack area, section 9). */
export const perCubicMeter = { CubicMeters: 1, CubicFeet: 35.3146667 } as const;
const perMeter = { Meters: 1, Centimeters: 100, Feet: 3.2808, Inches: 39.37 } as const;

const { definition } = measurementCard;

/** @param field where the card says which of its fields it is */
function unitOf(field: string): SQL<Unit | null> {
  return sql`jsonb_path_query_first(${definition}, ${path(field, 'units.display')}) #>> '{}'`;
}

function optionsOf(field: string): SQL {
  return sql`jsonb_path_query_array(${definition}, ${path(field, 'options[*]')})`;
}

function path(field: string, part: string): SQL {
  return sql.raw(`'$.fields[*] ? (@.id == $.${field}).${part}'`);
}

/**
 * The words and units for wood of these measurement cards. DISTINCT reads each card once instead of once for every
 * stack.
 */
export function cardWood(orm: Orm, cardIds: SQLWrapper) {
  return orm.$with('card_wood').as(
    orm
      .selectDistinct({
        id: measurementCard.id,
        volumeUnit: unitOf('volumeFieldId').as('volume_unit'),
        lengthUnit: unitOf('fieldIds.assortmentLength').as('length_unit'),
        species: optionsOf('fieldIds.treeSpecies').as('species'),
        assortments: optionsOf('fieldIds.assortment').as('assortments'),
      })
      .from(measurementCard)
      .where(inArray(measurementCard.id, cardIds)),
  );
}

/** The text of an option; null where the card has no such option. */
export function textOf(options: SQLWrapper, key: SQLWrapper): SQL<string | null> {
  return sql`jsonb_path_query_first(${options}, '$[*] ? (@.key == $key).text', jsonb_build_object('key', ${key})) #>> '{}'`;
}

/** Falls back to the key. */
export function keyText(key: string | null, text: string | null) {
  return key === null ? null : { key, text: text ?? key };
}

/** The unit of a card; the metric one where there is no card, and where its field measures something else. */
function unitIn<Name extends string>(units: Record<Name, number>, unit: Unit | null, metric: Name): Name {
  const isKnown = (name: string | null): name is Name => name !== null && Object.hasOwn(units, name);
  return isKnown(unit) ? unit : metric;
}

export function volumeUnitOf(unit: Unit | null) {
  return unitIn(perCubicMeter, unit, 'CubicMeters');
}

/** What `rounded` rounds to, in SQL: the same steps on the same doubles. */
export function thousandths(column: SQLWrapper, factor: number): SQL {
  return sql`floor(${column} * ${sql.raw(String(factor))}::float8 * 1000 + 0.5)`;
}

/** Three decimals, as pages and files show them: a total is the sum of the rows to the last decimal. */
function rounded(value: number | null, factor: number): number | null {
  return value === null ? null : Math.floor(value * factor * 1000 + 0.5) / 1000;
}

interface Wood extends Pick<StackRecord, 'volume' | 'treeSpecies' | 'assortment' | 'assortmentLength'> {
  cardVolumeUnit: Unit | null;
  cardLengthUnit: Unit | null;
  treeSpeciesText: string | null;
  assortmentText: string | null;
}

/** What is in a stack, in the words and units of its card. */
export function woodOf(wood: Wood) {
  const volumeUnit = volumeUnitOf(wood.cardVolumeUnit);
  const assortmentLengthUnit = unitIn(perMeter, wood.cardLengthUnit, 'Meters');
  return {
    volume: rounded(wood.volume, perCubicMeter[volumeUnit]),
    volumeUnit,
    treeSpecies: keyText(wood.treeSpecies, wood.treeSpeciesText),
    assortment: keyText(wood.assortment, wood.assortmentText),
    assortmentLength: rounded(wood.assortmentLength, perMeter[assortmentLengthUnit]),
    assortmentLengthUnit,
  };
}
