import type { z } from '@hono/zod-openapi';
import type { Language } from '../domain/languages';
import type { UnitSchema } from '../domain/schemas';
import type { StackState } from '../domain/stackStates';
import type { ReportFailureReason } from '../ports/reportPrinter';
import type { Text } from './language';

/**
 * These headings are in the reader's language, without units. Headings for a card's fields come from the
 * card.
 */
export const columnTexts = {
  referenceNumber: {
    en: 'Due diligence reference number',
    da: 'Due diligence-referencenummer',
    de: 'Referenznummer der Sorgfaltserklärung',
    pl: 'Numer referencyjny należytej staranności',
  },
  verificationNumber: {
    en: 'Due diligence verification number',
    da: 'Due diligence-verifikationsnummer',
    de: 'Verifizierungsnummer der Sorgfaltserklärung',
    pl: 'Numer weryfikacyjny należytej staranności',
  },
  stackNumber: { en: 'Stack number', da: 'Staknummer', de: 'Polternummer', pl: 'Numer stosu' },
  polterId: { en: 'Stack ID', da: 'Stak-id', de: 'Polter-ID', pl: 'ID stosu' },
  orderNumber: { en: 'Order number', da: 'Ordrenummer', de: 'Auftragsnummer', pl: 'Numer zlecenia' },
  department: { en: 'Department', da: 'Enhed', de: 'Bereich', pl: 'Jednostka' },
  state: { en: 'Status', da: 'Status', de: 'Status', pl: 'Status' },
  registrationDateTime: {
    en: 'Pre-registration date',
    da: 'Forhåndsregistreret',
    de: 'Vorerfasst am',
    pl: 'Data rejestracji',
  },
  measurementDateTime: { en: 'Measurement date', da: 'Opmålt', de: 'Vermessen am', pl: 'Data pomiaru' },
  loadedIntoSystemDateTime: {
    en: 'Loaded into system',
    da: 'Indlæst i systemet',
    de: 'Im System seit',
    pl: 'W systemie od',
  },
  invoiceableDateTime: {
    en: 'Invoiceable date',
    da: 'Klar til fakturering',
    de: 'Abrechenbar ab',
    pl: 'Do zafakturowania od',
  },
  assignedToSawmillDateTime: {
    en: 'Sawmill assignment date',
    da: 'Savværk tildelt',
    de: 'Zugewiesen am',
    pl: 'Data przypisania',
  },
  lastModifiedDateTime: {
    en: 'Last changed',
    da: 'Senest ændret',
    de: 'Zuletzt geändert',
    pl: 'Ostatnia zmiana',
  },
  timeZone: { en: 'Time zone', da: 'Tidszone', de: 'Zeitzone', pl: 'Strefa czasowa' },
  registrator: { en: 'Registrator', da: 'Registreret af', de: 'Erfasser', pl: 'Zarejestrował(a)' },
  surveyor: { en: 'Surveyor', da: 'Opmåler', de: 'Vermesser', pl: 'Pomiar wykonał(a)' },
  sawmill: { en: 'Sawmill', da: 'Savværk', de: 'Sägewerk', pl: 'Tartak' },
  treeSpecies: { en: 'Tree species', da: 'Træart', de: 'Baumart', pl: 'Gatunek drzewa' },
  assortment: { en: 'Assortment', da: 'Sortiment', de: 'Sortiment', pl: 'Sortyment' },
  assortmentLength: {
    en: 'Assortment length',
    da: 'Stoklængde',
    de: 'Sortimentslänge',
    pl: 'Długość sortymentu',
  },
  areaNumber: { en: 'Area number', da: 'Afdeling/litra', de: 'Waldort', pl: 'Adres leśny' },
  fullMeasurement: {
    en: 'Type of measurement',
    da: 'Opmålingstype',
    de: 'Vermessungsart',
    pl: 'Rodzaj pomiaru',
  },
  latitude: { en: 'Latitude', da: 'Breddegrad', de: 'Breitengrad', pl: 'Szerokość geograficzna' },
  longitude: { en: 'Longitude', da: 'Længdegrad', de: 'Längengrad', pl: 'Długość geograficzna' },
  doubts: { en: 'In doubt', da: 'Tvivl', de: 'Zu prüfen', pl: 'Do sprawdzenia' },
  volume: { en: 'Solid volume', da: 'Fastmasse', de: 'Festmaß', pl: 'Miąższość' },
} as const satisfies Record<string, Text>;

export const acceptedText: Text = { en: 'accepted', da: 'accepteret', de: 'akzeptiert', pl: 'zaakceptowano' };

export const failedCheckText: Text = {
  en: 'measurement check not passed',
  da: 'anmærkninger til måledata',
  de: 'Prüfung der Vermessung nicht bestanden',
  pl: 'zastrzeżenia do danych pomiaru',
};

export const headingTexts = {
  measurementCard: { en: 'measurement card', da: 'målekort', de: 'Messkarte', pl: 'karta pomiarowa' },
} as const satisfies Record<string, Text>;

export const decimalSignTexts = {
  '.': { en: 'decimal point', da: 'decimalpunktum', de: 'Dezimalpunkt', pl: 'kropka dziesiętna' },
  ',': { en: 'decimal comma', da: 'decimalkomma', de: 'Dezimalkomma', pl: 'przecinek dziesiętny' },
} as const satisfies Record<string, Text>;

export const stateTexts: Readonly<Record<StackState, Text>> = {
  PreRegistration: { en: 'Not measured', da: 'Ikke opmålt', de: 'Nicht vermessen', pl: 'Niezmierzony' },
  Measured: { en: 'Measured', da: 'Opmålt', de: 'Vermessen', pl: 'Zmierzony' },
  AssignedToSawmill: {
    en: 'Assigned to sawmill',
    da: 'Tildelt savværk',
    de: 'Sägewerk zugewiesen',
    pl: 'Przypisany do tartaku',
  },
};

const withdrawnText: Text = {
  en: 'withdrawn',
  da: 'trukket tilbage',
  de: 'zurückgezogen',
  pl: 'wycofany',
};

export function stateTextOf(
  { state, withdrawnAt }: { state: keyof typeof stateTexts; withdrawnAt: Date | null },
  language: Language,
): string {
  const text = stateTexts[state][language];
  return withdrawnAt === null ? text : `${text} (${withdrawnText[language]})`;
}

export const missingReportTexts = {
  intro: {
    en: 'Some files are missing from this archive. Download them again later. If that does not help, tell your administrator.',
    da: 'Nogle filer mangler i dette arkiv. Download dem igen senere. Hjælper det ikke, så kontakt din administrator.',
    de: 'Einige Dateien fehlen in diesem Archiv. Laden Sie sie später noch einmal herunter; hilft das nicht, wenden Sie sich an Ihren Administrator.',
    pl: 'W tym archiwum brakuje niektórych plików. Pobierz je ponownie później; jeśli to nie pomoże, skontaktuj się z administratorem.',
  },
  reports: {
    en: 'Missing measurement reports (PDF):',
    da: 'Manglende målerapporter (PDF):',
    de: 'Fehlende Messprotokolle (PDF):',
    pl: 'Brakujące protokoły pomiaru (PDF):',
  },
  everyStack: { en: 'All stacks', da: 'Alle stakke', de: 'Alle Polter', pl: 'Wszystkie stosy' },
} as const satisfies Record<string, Text>;

export const missingReasonTexts: Readonly<Record<ReportFailureReason, Text>> = {
  noBrowser: {
    en: 'the service has no browser to print with (Chromium or Chrome)',
    da: 'serveren har ingen browser at udskrive med (Chromium eller Chrome)',
    de: 'auf dem Server fehlt ein Browser zum Drucken (Chromium oder Chrome)',
    pl: 'Stackyard nie ma przeglądarki do drukowania (Chromium lub Chrome)',
  },
  browserNotStarted: {
    en: 'the browser of the service could not be started',
    da: 'serverens browser kunne ikke startes',
    de: 'der Browser auf dem Server konnte nicht gestartet werden',
    pl: 'nie udało się uruchomić przeglądarki do drukowania',
  },
  tooBusy: {
    en: 'the server had too many reports to print',
    da: 'serveren havde for mange rapporter at udskrive',
    de: 'der Server war überlastet',
    pl: 'Stackyard był przeciążony',
  },
  notInTime: {
    en: 'the report was not ready in time',
    da: 'rapporten blev ikke færdig i tide',
    de: 'das Messprotokoll wurde nicht rechtzeitig fertig',
    pl: 'protokół nie powstał na czas',
  },
  pageFailed: {
    en: 'the report could not be created',
    da: 'rapporten kunne ikke dannes',
    de: 'das Messprotokoll konnte nicht erstellt werden',
    pl: 'nie udało się utworzyć protokołu',
  },
  cancelled: {
    en: 'printing was stopped',
    da: 'udskrivningen blev afbrudt',
    de: 'der Druck wurde abgebrochen',
    pl: 'drukowanie zostało przerwane',
  },
};

const everywhere = (symbol: string): Text => ({ en: symbol, da: symbol, de: symbol, pl: symbol });

export const unitSymbols: Readonly<Record<z.infer<typeof UnitSchema>, Text>> = {
  SquareFeet: everywhere('ft²'),
  Inches: everywhere('in'),
  Meters: everywhere('m'),
  Centimeters: everywhere('cm'),
  CubicMeters: everywhere('m³'),
  SquareMeters: everywhere('m²'),
  Feet: everywhere('ft'),
  Percentages: everywhere('%'),
  Pieces: { en: 'pcs', da: 'stk.', de: 'Stk.', pl: 'szt.' },
  CubicFeet: everywhere('ft³'),
};
