import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { StackRecord } from '../../../db/stackSchema';
import type { Language } from '../../../domain/languages';
import type { Unit } from '../../../domain/schemas';
import { perCubicMeter, unitIn, volumeUnitOf } from '../../../domain/volumeUnits';

const perMeter = { Meters: 1, Centimeters: 100, Feet: 3.2808, Inches: 39.37 } as const;

export function textOf(options: SQLWrapper, key: SQLWrapper, language: Language): SQL<string | null> {
  const option = sql`jsonb_path_query_first(${options}, '$[*] ? (@.key == $key)', jsonb_build_object('key', ${key}))`;
  const texts = sql`coalesce(option -> 'texts' ->> ${language}::text, option ->> 'text')`;
  return sql`(select ${texts} from ${option} as option)`;
}

export function keyText(key: string | null, text: string | null) {
  return key === null ? null : { key, text: text ?? key };
}

/**
 * Amounts of wood are rounded to three decimals, as pages and files show them, so that a total equals the sum
 * of its rows to the last decimal (`stackSchema.ts`).
 */
export function roundedWood(value: number | null, factor: number): number | null {
  return value === null ? null : Math.floor(value * factor * 1000 + 0.5) / 1000;
}

interface Wood extends Pick<StackRecord, 'volume' | 'treeSpecies' | 'assortment' | 'assortmentLength'> {
  cardVolumeUnit: Unit | null;
  cardLengthUnit: Unit | null;
  treeSpeciesText: string | null;
  assortmentText: string | null;
}

export function woodOf(wood: Wood) {
  const volumeUnit = volumeUnitOf(wood.cardVolumeUnit);
  const assortmentLengthUnit = unitIn(perMeter, wood.cardLengthUnit, 'Meters');
  return {
    volume: roundedWood(wood.volume, perCubicMeter[volumeUnit]),
    volumeUnit,
    treeSpecies: keyText(wood.treeSpecies, wood.treeSpeciesText),
    assortment: keyText(wood.assortment, wood.assortmentText),
    assortmentLength: roundedWood(wood.assortmentLength, perMeter[assortmentLengthUnit]),
    assortmentLengthUnit,
  };
}
