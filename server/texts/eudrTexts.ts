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
    pl: 'Adres pocztowy lub numer działki',
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
    en: 'Of these with an address alone, for the simplified declaration',
    da: 'Heraf kun med adresse, til den forenklede erklæring',
    de: 'Davon nur mit Adresse, für die vereinfachte Erklärung',
    pl: 'Z tego tylko z adresem, do deklaracji uproszczonej',
  },
} as const satisfies Record<string, Text>;
