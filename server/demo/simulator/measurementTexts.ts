import type { CardLanguage } from '@server/domain/cardDefinition';

type Texts = Record<CardLanguage, string>;

/** What a measurement itself names, in the language of its card. */
export const measurementTexts = {
  logEnds: { da: 'Stokender', de: 'Stirnflächen', pl: 'Czoła kłód', en: 'Log ends' },
  diameters: { da: 'Diametre', de: 'Durchmesser', pl: 'Średnice', en: 'Diameters' },
  sectionA: { da: 'Sektion A', de: 'Sektion A', pl: 'Sekcja A', en: 'Section A' },
  sectionB: { da: 'Sektion B', de: 'Sektion B', pl: 'Sekcja B', en: 'Section B' },
  length: { da: 'Længde', de: 'Länge', pl: 'Długość', en: 'Length' },
  height: { da: 'Højde', de: 'Höhe', pl: 'Wysokość', en: 'Height' },
} as const satisfies Record<string, Texts>;
