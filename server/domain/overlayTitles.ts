import type { CardLanguage } from './cardDefinition';

export const overlayTitles = {
  logEnds: { en: 'Log ends', da: 'Stokender', de: 'Stirnflächen', pl: 'Czoła sztuk' },
  diameters: { en: 'Diameters', da: 'Diametre', de: 'Durchmesser', pl: 'Średnice' },
} as const satisfies Readonly<Record<string, Record<CardLanguage, string>>>;
