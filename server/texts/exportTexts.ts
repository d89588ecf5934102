import type { Text } from './language';

/** What files of stacks say of themselves. */
export const exportTexts = {
  stacks: { en: 'Stacks', da: 'Stakke', de: 'Polter', pl: 'Stosy' },
  about: { en: 'About this file', da: 'Om filen', de: 'Über diese Datei', pl: 'O tym pliku' },
  total: { en: 'Total', da: 'I alt', de: 'Summe', pl: 'Razem' },
  made: { en: 'Made', da: 'Dannet', de: 'Erstellt', pl: 'Utworzono' },
  stackCount: {
    en: 'Stacks in this file',
    da: 'Stakke i filen',
    de: 'Polter in dieser Datei',
    pl: 'Stosy w pliku',
  },
  withoutPosition: {
    en: 'Left out, because they have no position',
    da: 'Udeladt, fordi de ikke har nogen position',
    de: 'Ausgelassen, weil sie keine Position haben',
    pl: 'Pominięte z powodu braku położenia',
  },
  filter: { en: 'Filter', da: 'Filter', de: 'Filter', pl: 'Filtr' },
  chosen: {
    en: 'Stacks chosen one by one',
    da: 'Stakke valgt enkeltvis',
    de: 'Einzeln ausgewählte Polter',
    pl: 'Stosy wybrane pojedynczo',
  },
  zones: {
    en: 'Dates and times of a stack are those of its location, in the zone of its row.',
    da: 'En staks datoer og klokkeslæt er stedets egne, i rækkens tidszone.',
    de: 'Datum und Uhrzeit eines Polters gelten für seinen Standort, in der Zeitzone seiner Zeile.',
    pl: 'Daty i godziny stosu podano według czasu jego położenia, w strefie podanej w wierszu.',
  },
  organization: { en: 'Organisation', da: 'Organisation', de: 'Organisation', pl: 'Organizacja' },
  card: { en: 'Measurement card', da: 'Målekort', de: 'Messkarte', pl: 'Karta pomiarowa' },
  stackKey: { en: 'Key', da: 'Nøgle', de: 'Schlüssel', pl: 'Klucz' },
  link: { en: 'Link', da: 'Link', de: 'Link', pl: 'Link' },
  from: { en: 'from', da: 'fra', de: 'ab', pl: 'od' },
  to: { en: 'to', da: 'til', de: 'bis', pl: 'do' },
  withdrawn: { en: 'Withdrawn', da: 'Trukket tilbage', de: 'Zurückgezogen', pl: 'Wycofane' },
  position: { en: 'Position', da: 'Position', de: 'Position', pl: 'Położenie' },
  distance: { en: 'At most', da: 'Højst', de: 'Höchstens', pl: 'Najwyżej' },
  search: {
    en: 'Stack number or stack ID contains',
    da: 'Staknummer eller stak-id indeholder',
    de: 'Polternummer oder Polter-ID enthält',
    pl: 'Numer stosu lub ID stosu zawiera',
  },
  yes: { en: 'yes', da: 'ja', de: 'ja', pl: 'tak' },
  no: { en: 'no', da: 'nej', de: 'nein', pl: 'nie' },
  eachLog: {
    en: 'Each log measured',
    da: 'Hver stok målt',
    de: 'Jeder Stamm vermessen',
    pl: 'Zmierzono każdą kłodę',
  },
  logsCounted: { en: 'Logs counted', da: 'Stokke talt', de: 'Stämme gezählt', pl: 'Policzono kłody' },
} as const satisfies Record<string, Text>;
