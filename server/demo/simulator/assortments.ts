import type { CardLanguage } from '../../domain/cardDefinition';

interface Assortment {
  /** Mean diameter of the log ends in centimetres. */
  diameter: number;
  /** Standard deviation of the diameters over their mean. */
  spread: number;
  names: Record<CardLanguage, string>;
}

/** Sizes after the specification's domain: top and butt limits of each trade. */
export const assortments = {
  sawlog: {
    diameter: 26,
    spread: 0.18,
    names: { da: 'Korttømmer', de: 'Fixlängen', pl: 'Drewno kłodowane W0', en: 'Sawlogs' },
  },
  shortLog: {
    diameter: 19,
    spread: 0.16,
    names: {
      da: 'Korttømmer, korte længder',
      de: 'Fixlängen kurz',
      pl: 'Drewno kłodowane krótkie W0',
      en: 'Bars',
    },
  },
  hardwoodLog: {
    diameter: 36,
    spread: 0.2,
    names: { da: 'Kævler', de: 'Laubstammholz', pl: 'Drewno kłodowane liściaste W0', en: 'Hardwood logs' },
  },
  pallet: {
    diameter: 17,
    spread: 0.18,
    names: { da: 'Emballagetræ', de: 'Palettenholz', pl: 'Drewno kłodowane paletowe', en: 'Palletwood' },
  },
  pulp: {
    diameter: 14,
    spread: 0.22,
    names: { da: 'Cellulosetræ', de: 'Industrieholz', pl: 'Papierówka S2A', en: 'Chipwood' },
  },
  energy: {
    diameter: 13,
    spread: 0.3,
    names: { da: 'Energitræ', de: 'Energieholz', pl: 'Drewno opałowe S4', en: 'Woodfuel' },
  },
} as const satisfies Record<string, Assortment>;

export type AssortmentKey = keyof typeof assortments;

export function isAssortment(key: string | null): key is AssortmentKey {
  return key !== null && key in assortments;
}

/** Share of solid wood in a stacked cubic metre; shorter pieces lie closer (after the German framework agreement). */
export function conversionFactor(lengthMetres: number): number {
  if (lengthMetres <= 1.5) return 0.7;
  if (lengthMetres <= 2.5) return 0.65;
  return lengthMetres <= 3.5 ? 0.6 : 0.65;
}
