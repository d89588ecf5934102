import type { CardLanguage } from '../cardDefinition';

type Names = Record<CardLanguage, string>;

export const assortmentNames = {
  sawlog: { da: 'Korttømmer', de: 'Fixlängen', pl: 'Drewno kłodowane W0', en: 'Sawlogs' },
  shortLog: {
    da: 'Korttømmer, korte længder',
    de: 'Fixlängen kurz',
    pl: 'Drewno kłodowane krótkie W0',
    en: 'Bars',
  },
  hardwoodLog: {
    da: 'Kævler',
    de: 'Laubstammholz',
    pl: 'Drewno kłodowane liściaste W0',
    en: 'Hardwood logs',
  },
  pallet: { da: 'Emballagetræ', de: 'Palettenholz', pl: 'Drewno kłodowane paletowe', en: 'Palletwood' },
  pulp: { da: 'Cellulosetræ', de: 'Industrieholz', pl: 'Papierówka S2A', en: 'Chipwood' },
  energy: { da: 'Energitræ', de: 'Energieholz', pl: 'Drewno opałowe S4', en: 'Woodfuel' },
} as const satisfies Record<string, Names>;

export type AssortmentKey = keyof typeof assortmentNames;
