import type { Language } from '../domain/languages';
import type { Text } from './language';

export const eudrTexts = {
  species: { en: 'Species', da: 'Træart', de: 'Baumart', pl: 'Gatunek' },
  scientificName: {
    en: 'Scientific name',
    da: 'Videnskabeligt navn',
    de: 'Wissenschaftlicher Name',
    pl: 'Nazwa naukowa',
  },
  country: { en: 'Country', da: 'Land', de: 'Land', pl: 'Kraj' },
  volume: { en: 'Volume (m³)', da: 'Fastmasse (m³)', de: 'Festmaß (m³)', pl: 'Miąższość (m³)' },
  mass: { en: 'Mass (kg)', da: 'Masse (kg)', de: 'Masse (kg)', pl: 'Masa (kg)' },
  stacks: { en: 'Stacks', da: 'Stakke', de: 'Polter', pl: 'Stosy' },
  place: { en: 'Place of harvest', da: 'Høststed', de: 'Ernteort', pl: 'Miejsce pozyskania' },
  areaNumbers: { en: 'Area numbers', da: 'Afdeling/litra', de: 'Waldorte', pl: 'Adresy leśne' },
  producer: { en: 'Producer', da: 'Producent', de: 'Erzeuger', pl: 'Producent' },
  harvestFrom: { en: 'Harvest from', da: 'Høst fra', de: 'Ernte von', pl: 'Pozyskanie od' },
  harvestTo: { en: 'Harvest to', da: 'Høst til', de: 'Ernte bis', pl: 'Pozyskanie do' },
  address: {
    en: 'Postal address or cadastral id',
    da: 'Postadresse eller matrikelnummer',
    de: 'Postanschrift oder Flurstücksnummer',
    pl: 'Adres pocztowy lub identyfikator działki',
  },
  hectares: {
    en: 'Computed area (ha)',
    da: 'Beregnet areal (ha)',
    de: 'Berechnete Fläche (ha)',
    pl: 'Obliczona powierzchnia (ha)',
  },
  statedHectares: {
    en: 'Stated area (ha)',
    da: 'Angivet areal (ha)',
    de: 'Angegebene Fläche (ha)',
    pl: 'Podana powierzchnia (ha)',
  },
  withoutPlace: {
    en: 'Left out, because they have no place of harvest',
    da: 'Udeladt, fordi de ikke har noget høststed',
    de: 'Ausgelassen, weil sie keinen Ernteort haben',
    pl: 'Pominięte z powodu braku miejsca pozyskania',
  },
  leftOutDeclared: {
    en: 'Left out, because they were declared already',
    da: 'Udeladt, fordi de allerede er angivet i en erklæring',
    de: 'Ausgelassen, weil sie schon in einer Erklärung stehen',
    pl: 'Pominięte, ponieważ zostały już zgłoszone w oświadczeniu',
  },
  declaredAgain: {
    en: 'Declared already, and in this file again',
    da: 'Allerede angivet i en erklæring og med i filen igen',
    de: 'Schon in einer Erklärung und noch einmal in dieser Datei',
    pl: 'Zgłoszone już w oświadczeniu i ponownie w tym pliku',
  },
  equalAreas: {
    en: 'Areas and points shared by several places, each in this file once',
    da: 'Arealer og punkter, som flere høststeder har, og som kun er med i filen én gang',
    de: 'Flächen und Punkte, die zu mehreren Ernteorten gehören und in dieser Datei nur einmal stehen',
    pl: 'Obszary i punkty wspólne dla kilku miejsc, w pliku tylko raz',
  },
  withoutVolume: {
    en: 'Without a volume, because they are not measured',
    da: 'Uden fastmasse, fordi de ikke er opmålt',
    de: 'Ohne Festmaß, weil sie nicht vermessen sind',
    pl: 'Bez miąższości, ponieważ nie są zmierzone',
  },
  places: {
    en: 'Places of harvest in this file',
    da: 'Høststeder i filen',
    de: 'Ernteorte in dieser Datei',
    pl: 'Miejsca pozyskania w pliku',
  },
  addresses: {
    en: 'Of these, with an address only, for the simplified declaration',
    da: 'Heraf kun med adresse, til den forenklede erklæring',
    de: 'Davon nur mit Adresse, für die vereinfachte Erklärung',
    pl: 'Z tego tylko z adresem, do deklaracji uproszczonej',
  },
} as const satisfies Record<string, Text>;

const declaredUnder: Text = {
  en: 'Declared already under {numbers}.',
  da: 'Allerede angivet under {numbers}.',
  de: 'Schon angegeben unter {numbers}.',
  pl: 'Zgłoszone już pod numerem {numbers}.',
};

export function declaredUnderText(numbers: string, language: Language): string {
  return declaredUnder[language].replace('{numbers}', () => numbers);
}
