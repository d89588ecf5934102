import type { Text } from './language';

export const historyHeadings = {
  at: { en: 'Time (UTC)', da: 'Tidspunkt (UTC)', de: 'Zeitpunkt (UTC)', pl: 'Czas (UTC)' },
  who: { en: 'Who', da: 'Hvem', de: 'Wer', pl: 'Kto' },
  call: { en: 'What', da: 'Hvad', de: 'Was', pl: 'Co' },
  kind: { en: 'Kind', da: 'Art', de: 'Art', pl: 'Rodzaj' },
  name: { en: 'Name', da: 'Navn', de: 'Name', pl: 'Nazwa' },
  department: { en: 'Department', da: 'Enhed', de: 'Bereich', pl: 'Jednostka' },
  field: { en: 'Field', da: 'Felt', de: 'Feld', pl: 'Pole' },
  before: { en: 'Before', da: 'Før', de: 'Vorher', pl: 'Przed' },
  after: { en: 'After', da: 'Efter', de: 'Nachher', pl: 'Po' },
  request: { en: 'Request', da: 'Kald', de: 'Anfrage', pl: 'Żądanie' },
} as const satisfies Readonly<Record<string, Text>>;

export const serviceItself: Text = {
  en: 'Stackyard (automatic)',
  da: 'Stackyard (automatisk)',
  de: 'Stackyard (automatisch)',
  pl: 'Stackyard (automatycznie)',
};
