import type { CardLanguage } from '../../../domain/cardDefinition';
import type { FieldKey } from '../../simulator/cardFields';

type Texts = Record<CardLanguage, string>;

export const fieldTitles: Record<FieldKey, Texts> = {
  orderNumber: { da: 'Ordrenummer', de: 'Auftragsnummer', pl: 'Numer zlecenia', en: 'Order number' },
  registrator: { da: 'Registreret af', de: 'Erfasser', pl: 'Rejestrujący', en: 'Registrator' },
  surveyor: { da: 'Opmåler', de: 'Vermesser', pl: 'Mierzący', en: 'Surveyor' },
  areaNumber: { da: 'Afdeling/litra', de: 'Waldort', pl: 'Adres leśny', en: 'Area number' },
  remark: { da: 'Bemærkning', de: 'Bemerkung', pl: 'Uwagi', en: 'Remark' },
  registrationDate: {
    da: 'Forhåndsregistreret',
    de: 'Vorerfasst am',
    pl: 'Data rejestracji',
    en: 'Pre-registration date',
  },
  measurementDate: { da: 'Opmålt', de: 'Vermessen am', pl: 'Data pomiaru', en: 'Measurement date' },
  fellingDate: { da: 'Fældet', de: 'Hiebsdatum', pl: 'Data ścinki', en: 'Felling date' },
  treeSpecies: { da: 'Træart', de: 'Baumart', pl: 'Gatunek drzewa', en: 'Tree species' },
  assortment: { da: 'Sortiment', de: 'Sortiment', pl: 'Sortyment', en: 'Assortment' },
  damages: { da: 'Skader', de: 'Schäden', pl: 'Wady drewna', en: 'Defects' },
  fullMeasurement: {
    da: 'Opmålingstype',
    de: 'Vermessungsart',
    pl: 'Rodzaj pomiaru',
    en: 'Type of measurement',
  },
  withBark: { da: 'Bark', de: 'Rinde', pl: 'Kora', en: 'Bark' },
  position: { da: 'Position', de: 'Position', pl: 'Położenie', en: 'Position' },
  frontImage: { da: 'Forside', de: 'Front', pl: 'Czoło przednie', en: 'Front' },
  backImage: { da: 'Bagside', de: 'Rückseite', pl: 'Czoło tylne', en: 'Back' },
  closeupImage: { da: 'Nærbillede', de: 'Nahaufnahme', pl: 'Zbliżenie', en: 'Close-up' },
  logCount: { da: 'Antal stokke', de: 'Stückzahl', pl: 'Liczba sztuk', en: 'Number of logs' },
  classCounts: {
    da: 'Antal pr. diameterklasse',
    de: 'Stückzahl je Stärkeklasse',
    pl: 'Liczba sztuk w klasach grubości',
    en: 'Logs per diameter class',
  },
  qualityCounts: {
    da: 'Antal pr. kvalitet',
    de: 'Stückzahl je Güteklasse',
    pl: 'Liczba sztuk w klasach jakościowych',
    en: 'Logs per quality',
  },
  diameters: { da: 'Diametre', de: 'Durchmesser', pl: 'Średnice', en: 'Diameters' },
  meanDiameter: {
    da: 'Middeldiameter',
    de: 'Mittlerer Durchmesser',
    pl: 'Średnia średnica',
    en: 'Mean diameter',
  },
  baseLogs: { da: 'Underlag', de: 'Unterlagen', pl: 'Legary', en: 'Bearers' },
  assortmentLength: {
    da: 'Stoklængde',
    de: 'Sortimentslänge',
    pl: 'Długość sortymentu',
    en: 'Assortment length',
  },
  pileLength: { da: 'Stakkens længde', de: 'Polterlänge', pl: 'Długość stosu', en: 'Length of stack' },
  pileFace: {
    da: 'Manuelt målt areal',
    de: 'Handvermessene Fläche',
    pl: 'Powierzchnia z pomiaru ręcznego',
    en: 'Face area, by hand',
  },
  frontArea: {
    da: 'Areal, forside',
    de: 'Frontfläche',
    pl: 'Powierzchnia czoła przedniego',
    en: 'Front area',
  },
  backArea: { da: 'Areal, bagside', de: 'Rückfläche', pl: 'Powierzchnia czoła tylnego', en: 'Back area' },
  volume: { da: 'Fastmasse', de: 'Festmaß o. R.', pl: 'Miąższość', en: 'Volume' },
  grossVolume: { da: 'Rumfang', de: 'Raummaß m. R.', pl: 'Objętość przestrzenna', en: 'Stacked volume' },
  conversionFactor: {
    da: 'Fastmasseprocent',
    de: 'Umrechnungsfaktor',
    pl: 'Współczynnik zamienny',
    en: 'Conversion factor',
  },
  barkDeduction: { da: 'Barkfradrag', de: 'Rindenabzug', pl: 'Potrącenie na korę', en: 'Bark deduction' },
};

export const sectionTitles = {
  stack: { da: 'Stak', de: 'Polter', pl: 'Stos', en: 'Stack' },
  wood: { da: 'Træ', de: 'Holz', pl: 'Drewno', en: 'Timber' },
  measurement: { da: 'Opmåling', de: 'Vermessung', pl: 'Pomiar', en: 'Measurement' },
  place: { da: 'Sted', de: 'Ort', pl: 'Miejsce', en: 'Place' },
  pictures: { da: 'Billeder', de: 'Bilder', pl: 'Zdjęcia', en: 'Images' },
} as const satisfies Record<string, Texts>;

export type SectionKey = keyof typeof sectionTitles;

export const sectionOrder = [
  'stack',
  'wood',
  'measurement',
  'place',
  'pictures',
] as const satisfies SectionKey[];

export const fullMeasurementLabels = {
  da: { trueLabel: 'Fuld opmåling', falseLabel: 'Styktælling' },
  de: { trueLabel: 'Vollvermessung', falseLabel: 'Stückzählung' },
  pl: { trueLabel: 'Pełny pomiar', falseLabel: 'Zliczanie sztuk' },
  en: { trueLabel: 'Full measurement', falseLabel: 'Piece count' },
};

export const barkLabels = {
  da: { trueLabel: 'Med bark', falseLabel: 'Uden bark' },
  de: { trueLabel: 'Mit Rinde', falseLabel: 'Ohne Rinde' },
  pl: { trueLabel: 'W korze', falseLabel: 'Bez kory' },
  en: { trueLabel: 'Over bark', falseLabel: 'Under bark' },
};

/** Defects under their ELDAT keys. */
export const damageNames: Record<string, Texts> = {
  bk: { da: 'Barkbiller', de: 'Käferholz', pl: 'Kornik', en: 'Bark beetle' },
  bl: { da: 'Blåsplint', de: 'Bläue', pl: 'Sinizna', en: 'Blue stain' },
  rf: { da: 'Råd', de: 'Rotfäule', pl: 'Zgnilizna twarda', en: 'Butt rot' },
  ss: { da: 'Stormfald', de: 'Sturmholz', pl: 'Wiatrołom', en: 'Windthrow' },
  tk: { da: 'Tørkeskade', de: 'Trocknis', pl: 'Posusz', en: 'Drought damage' },
};
