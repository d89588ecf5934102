import type { CardLanguage } from '../cardDefinition';
import type { FieldKey } from './cardFields';

type Texts = Record<CardLanguage, string>;

export const fieldTitles: Record<FieldKey, Texts> = {
  orderNumber: { da: 'Ordrenummer', de: 'Auftragsnummer', pl: 'Numer zlecenia', en: 'Order number' },
  registrator: { da: 'Registreret af', de: 'Erfasser', pl: 'Zarejestrował(a)', en: 'Registrator' },
  surveyor: { da: 'Opmåler', de: 'Vermesser', pl: 'Pomiar wykonał(a)', en: 'Surveyor' },
  areaNumber: { da: 'Afdeling/litra', de: 'Waldort', pl: 'Adres leśny', en: 'Area number' },
  remark: { da: 'Bemærkning', de: 'Bemerkung', pl: 'Uwagi', en: 'Remark' },
  registrationDate: {
    da: 'Forhåndsregistreret',
    de: 'Vorerfasst am',
    pl: 'Data rejestracji',
    en: 'Pre-registration date',
  },
  measurementDate: { da: 'Opmålt', de: 'Vermessen am', pl: 'Data pomiaru', en: 'Measurement date' },
  fellingDate: { da: 'Skovet', de: 'Hiebsdatum', pl: 'Data ścinki', en: 'Felling date' },
  treeSpecies: { da: 'Træart', de: 'Baumart', pl: 'Gatunek drzewa', en: 'Tree species' },
  assortment: { da: 'Sortiment', de: 'Sortiment', pl: 'Sortyment', en: 'Assortment' },
  damages: { da: 'Fejl og skader', de: 'Schäden', pl: 'Wady drewna', en: 'Defects' },
  fullMeasurement: {
    da: 'Opmålingstype',
    de: 'Vermessungsart',
    pl: 'Rodzaj pomiaru',
    en: 'Type of measurement',
  },
  withBark: { da: 'Bark', de: 'Rinde', pl: 'Kora', en: 'Bark' },
  position: { da: 'Position', de: 'Position', pl: 'Położenie', en: 'Position' },
  frontImage: { da: 'Forside', de: 'Vorderseite', pl: 'Przód stosu', en: 'Front' },
  backImage: { da: 'Bagside', de: 'Rückseite', pl: 'Tył stosu', en: 'Back' },
  closeupImage: { da: 'Nærbillede', de: 'Nahaufnahme', pl: 'Zbliżenie', en: 'Close-up' },
  logCount: { da: 'Antal stokke', de: 'Stückzahl', pl: 'Liczba sztuk', en: 'Number of logs' },
  classCounts: {
    da: 'Antal pr. diameterklasse',
    de: 'Stückzahl je Stärkeklasse',
    pl: 'Liczba sztuk w klasach średnic',
    en: 'Logs per diameter class',
  },
  qualityCounts: {
    da: 'Antal pr. kvalitet',
    de: 'Stückzahl je Güteklasse',
    pl: 'Liczba sztuk w klasach jakościowych',
    en: 'Logs per grade',
  },
  diameters: { da: 'Diametre', de: 'Durchmesser', pl: 'Średnice', en: 'Diameters' },
  meanDiameter: {
    da: 'Middeldiameter (kvadratisk)',
    de: 'Mittlerer Durchmesser (quadratisch)',
    pl: 'Średnia średnica (kwadratowa)',
    en: 'Quadratic mean diameter',
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
    da: 'Håndmåling, længde × højde',
    de: 'Handaufmaß, Länge × Höhe',
    pl: 'Pomiar ręczny, długość × wysokość',
    en: 'Hand measurement, length × height',
  },
  frontArea: {
    da: 'Areal, forside',
    de: 'Frontfläche',
    pl: 'Powierzchnia czoła przedniego',
    en: 'Front area',
  },
  backArea: { da: 'Areal, bagside', de: 'Rückfläche', pl: 'Powierzchnia czoła tylnego', en: 'Back area' },
  volume: { da: 'Fastmasse', de: 'Festmaß o. R.', pl: 'Miąższość bez kory', en: 'Solid volume' },
  grossVolume: { da: 'Rumfang', de: 'Raummaß m. R.', pl: 'Objętość przestrzenna', en: 'Stacked volume' },
  conversionFactor: {
    da: 'Fastmasseprocent',
    de: 'Festholzanteil',
    pl: 'Współczynnik zamienny',
    en: 'Conversion factor',
  },
  barkDeduction: { da: 'Barkfradrag', de: 'Rindenabzug', pl: 'Potrącenie na korę', en: 'Bark deduction' },
};

/** The volumes of a German card are under and over bark, and the card has no field that would say so. */
export const germanVolumeTitles = {
  volume: {
    da: 'Fastmasse uden bark',
    de: 'Festmaß o. R.',
    pl: 'Miąższość bez kory',
    en: 'Solid volume under bark',
  },
  grossVolume: {
    da: 'Rumfang med bark',
    de: 'Raummaß m. R.',
    pl: 'Objętość przestrzenna w korze',
    en: 'Stacked volume over bark',
  },
} as const satisfies Partial<Record<FieldKey, Texts>>;

export const sectionTitles = {
  stack: { da: 'Stak', de: 'Polter', pl: 'Stos', en: 'Stack' },
  wood: { da: 'Træ', de: 'Holz', pl: 'Drewno', en: 'Timber' },
  measurement: { da: 'Opmåling', de: 'Vermessung', pl: 'Pomiar', en: 'Measurement' },
  place: { da: 'Oplagsplads', de: 'Lagerort', pl: 'Miejsce składowania', en: 'Location' },
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

interface Labels {
  trueLabel: Texts;
  falseLabel: Texts;
}

const pieceCount: Texts = { da: 'Styktælling', de: 'Stückzählung', pl: 'Zliczanie sztuk', en: 'Piece count' };

export const fullMeasurementLabels = {
  full: {
    trueLabel: { da: 'Fuld opmåling', de: 'Vollvermessung', pl: 'Pełny pomiar', en: 'Full measurement' },
    falseLabel: pieceCount,
  },
  sections: {
    trueLabel: {
      da: 'Opmåling i sektioner',
      de: 'Sektionsverfahren',
      pl: 'Pomiar stosu w sekcjach',
      en: 'Measured in sections',
    },
    falseLabel: pieceCount,
  },
} as const satisfies Record<string, Labels>;

export const barkLabels: Labels = {
  trueLabel: { da: 'Med bark', de: 'Mit Rinde', pl: 'W korze', en: 'Over bark' },
  falseLabel: { da: 'Uden bark', de: 'Ohne Rinde', pl: 'Bez kory', en: 'Under bark' },
};

/** Defects of wood have the keys of the ELDAT standard. */
export const damageNames: Record<string, Texts> = {
  bk: { da: 'Barkbiller', de: 'Käferholz', pl: 'Kornik', en: 'Bark beetle' },
  bl: { da: 'Blåsplint', de: 'Bläue', pl: 'Sinizna', en: 'Blue stain' },
  rf: { da: 'Råd', de: 'Rotfäule', pl: 'Zgnilizna twarda', en: 'Butt rot' },
  ss: { da: 'Stormfald', de: 'Sturmholz', pl: 'Wiatrołom lub wiatrował', en: 'Windblow' },
  tk: { da: 'Tørkeskade', de: 'Trocknis', pl: 'Posusz', en: 'Drought damage' },
};

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
  pl: 'Zbliżenie czół',
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

interface Remark {
  text: string;
  blue: string;
}

type Remarks = Record<CardLanguage, Remark>;

const certifiedRemarks: Remarks = {
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

const estimateRemarks: Remarks = {
  da: { text: 'Værdierne er et skøn og kan ikke danne grundlag for afregning.', blue: '' },
  de: { text: 'Die Werte sind geschätzt und dienen nicht als Grundlage für die Abrechnung.', blue: '' },
  pl: { text: 'Wartości są szacunkowe i nie stanowią podstawy rozliczenia.', blue: '' },
  en: { text: 'These values are estimates and must not be used as a basis for payment.', blue: '' },
};

const sectionRemarks: Remarks = {
  da: {
    text: 'Målt i hånden i sektioner; fastmassen er rumfanget (træ og luft) gange fastmasseprocenten.',
    blue: '',
  },
  de: {
    text: 'Von Hand im Sektionsverfahren vermessen; das Festmaß ist Raummaß mal Festholzanteil.',
    blue: '',
  },
  pl: {
    text: 'Stos zmierzono ręcznie w sekcjach; miąższość to objętość przestrzenna razy współczynnik zamienny.',
    blue: '',
  },
  en: {
    text: 'Measured by hand in sections; the solid volume is the stacked volume times the conversion factor.',
    blue: '',
  },
};

export const reportRemarks = {
  certified: certifiedRemarks,
  estimate: estimateRemarks,
  sections: sectionRemarks,
} as const;
