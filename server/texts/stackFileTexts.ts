import type { StackState } from '../rules/stackStates';
import type { Text } from './language';

/** Headings of the stack files. What a card names is in the card's language and not here. */
export const columnTexts = {
  stackNumber: { en: 'Stack number', da: 'Staknummer', de: 'Polternummer', pl: 'Numer stosu' },
  polterId: { en: 'Stack id', da: 'Stak-id', de: 'Polter-ID', pl: 'ID stosu' },
  orderNumber: { en: 'Order number', da: 'Ordrenummer', de: 'Auftragsnummer', pl: 'Numer zlecenia' },
  department: { en: 'Department', da: 'Afdeling', de: 'Abteilung', pl: 'Oddział' },
  state: { en: 'Status', da: 'Status', de: 'Status', pl: 'Status' },
  registrationDateTime: {
    en: 'Pre-registered',
    da: 'Forhåndsregistreret',
    de: 'Vorerfasst',
    pl: 'Wstępnie zarejestrowano',
  },
  measurementDateTime: { en: 'Measured', da: 'Opmålt', de: 'Vermessen', pl: 'Zmierzono' },
  loadedIntoSystemDateTime: {
    en: 'Loaded into system',
    da: 'Indlæst i systemet',
    de: 'Ins System übernommen',
    pl: 'Wczytano do systemu',
  },
  invoiceableDateTime: {
    en: 'Invoiceable',
    da: 'Klar til fakturering',
    de: 'Abrechenbar',
    pl: 'Gotowe do zafakturowania',
  },
  assignedToSawmillDateTime: {
    en: 'Assigned to sawmill',
    da: 'Tildelt savværk',
    de: 'Sägewerk zugewiesen',
    pl: 'Przypisano do tartaku',
  },
  lastModifiedDateTime: {
    en: 'Last changed',
    da: 'Senest ændret',
    de: 'Zuletzt geändert',
    pl: 'Ostatnia zmiana',
  },
  timeZone: { en: 'Time zone', da: 'Tidszone', de: 'Zeitzone', pl: 'Strefa czasowa' },
  registrator: { en: 'Registrator', da: 'Registrator', de: 'Erfasser', pl: 'Rejestrujący' },
  surveyor: { en: 'Surveyor', da: 'Opmåler', de: 'Vermesser', pl: 'Mierniczy' },
  sawmill: { en: 'Sawmill', da: 'Savværk', de: 'Sägewerk', pl: 'Tartak' },
  treeSpecies: { en: 'Tree species', da: 'Træart', de: 'Baumart', pl: 'Gatunek drzewa' },
  assortment: { en: 'Assortment', da: 'Sortiment', de: 'Sortiment', pl: 'Sortyment' },
  assortmentLength: {
    en: 'Assortment length (m)',
    da: 'Sortimentslængde (m)',
    de: 'Sortimentslänge (m)',
    pl: 'Długość sortymentu (m)',
  },
  areaNumber: { en: 'Area number', da: 'Områdenummer', de: 'Flächennummer', pl: 'Numer powierzchni' },
  fullMeasurement: {
    en: 'Type of measurement',
    da: 'Opmålingstype',
    de: 'Vermessungsart',
    pl: 'Rodzaj pomiaru',
  },
  latitude: { en: 'Latitude', da: 'Breddegrad', de: 'Breitengrad', pl: 'Szerokość geograficzna' },
  longitude: { en: 'Longitude', da: 'Længdegrad', de: 'Längengrad', pl: 'Długość geograficzna' },
  volume: { en: 'Volume (m³)', da: 'Volumen (m³)', de: 'Volumen (m³)', pl: 'Objętość (m³)' },
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

export const missingFileTexts = {
  intro: {
    en: 'Some files are not in this archive.',
    da: 'Nogle filer er ikke med i dette arkiv.',
    de: 'Einige Dateien fehlen in diesem Archiv.',
    pl: 'W tym archiwum brakuje niektórych plików.',
  },
  reports: {
    en: 'Measurement reports (PDF): missing for every stack, because this version of the service does not print them.',
    da: 'Opmålingsrapporter (PDF): mangler for alle stakke, fordi denne version af tjenesten ikke udskriver dem.',
    de: 'Vermessungsberichte (PDF): fehlen für alle Polter, weil diese Version des Dienstes sie nicht druckt.',
    pl: 'Raporty z pomiaru (PDF): brak dla wszystkich stosów, ponieważ ta wersja usługi ich nie drukuje.',
  },
} as const satisfies Record<string, Text>;
