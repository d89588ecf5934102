import type { CardLanguage } from '../../../domain/cardDefinition';
import { sectionTitles } from './cardTexts';

type Texts = Record<CardLanguage, string>;

export const reportTitles = {
  fullMeasurement: {
    da: 'Målerapport',
    de: 'Messprotokoll',
    pl: 'Protokół pomiaru',
    en: 'Measurement report',
  },
  logCount: {
    da: 'Styktællingsrapport',
    de: 'Zählprotokoll',
    pl: 'Protokół zliczania sztuk',
    en: 'Piece count report',
  },
} as const satisfies Record<string, Texts>;

export const closeupTitle: Texts = {
  da: 'Nærbillede af stokenderne',
  de: 'Nahaufnahme der Stirnflächen',
  pl: 'Zbliżenie czół kłód',
  en: 'Close-up of the log ends',
};

export const reportSectionTitles = {
  wood: sectionTitles.wood,
  stack: sectionTitles.stack,
  volume: { da: 'Mængde', de: 'Holzmenge', pl: 'Miąższość', en: 'Volume' },
  logs: { da: 'Stokke', de: 'Stücke', pl: 'Sztuki', en: 'Logs' },
  count: { da: 'Styktælling', de: 'Stückzählung', pl: 'Zliczanie sztuk', en: 'Piece count' },
  place: sectionTitles.place,
} as const satisfies Record<string, Texts>;

/** The text below the values; `blue` is the part that is printed in blue. */
interface Remark {
  text: string;
  blue: string;
}

/** Explains the colour of certified values. */
export const certifiedRemarks: Record<CardLanguage, Remark> = {
  da: {
    text: 'Værdier trykt med blåt er målt med et verificeret måleinstrument; de øvrige er beregnet eller indtastet manuelt.',
    blue: 'blåt',
  },
  de: {
    text: 'Blau gedruckte Werte wurden mit einem geeichten Messgerät ermittelt; alle übrigen sind berechnet oder von Hand eingetragen.',
    blue: 'Blau',
  },
  pl: {
    text: 'Wartości wydrukowane na niebiesko zmierzono zalegalizowanym przyrządem pomiarowym; pozostałe obliczono lub wpisano ręcznie.',
    blue: 'niebiesko',
  },
  en: {
    text: 'Values in blue were measured with a verified instrument; all others are calculated or entered by hand.',
    blue: 'blue',
  },
};

/** For a report without certificate. */
export const estimateRemarks: Record<CardLanguage, Remark> = {
  da: { text: 'Værdierne er et skøn og kan ikke danne grundlag for afregning.', blue: '' },
  de: { text: 'Die Werte sind geschätzt und dienen nicht als Grundlage für die Abrechnung.', blue: '' },
  pl: { text: 'Wartości są szacunkowe i nie stanowią podstawy rozliczenia.', blue: '' },
  en: { text: 'These values are estimates and must not be used for settlement.', blue: '' },
};
