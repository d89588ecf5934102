import type { Text } from '../../texts/language';

export const measurementCardFailures = {
  cardInvalid: {
    en: 'This is not a valid measurement card. Correct the faults listed and import the file again.',
    da: 'Det er ikke et gyldigt målekort. Ret de nævnte fejl, og importér filen igen.',
    de: 'Das ist keine gültige Messkarte. Korrigieren Sie die genannten Stellen und importieren Sie die Datei erneut.',
    pl: 'To nie jest prawidłowa karta pomiarowa. Popraw wskazane miejsca i zaimportuj plik ponownie.',
  },
  cardNameAmbiguous: {
    en: 'Several measurement cards have this name. Give the card in the file another name.',
    da: 'Flere målekort har dette navn. Giv målekortet i filen et andet navn.',
    de: 'Mehrere Messkarten haben diesen Namen. Geben Sie der Messkarte in der Datei einen anderen.',
    pl: 'Kilka kart pomiarowych ma tę nazwę. Nadaj karcie w pliku inną nazwę.',
  },
  cardVersionPublished: {
    en: 'This version of the measurement card is published and never changes. Import the next one.',
    da: 'Denne version af målekortet er udgivet og ændres ikke mere. Importér den næste.',
    de: 'Diese Version der Messkarte ist veröffentlicht und ändert sich nicht mehr. Importieren Sie die nächste.',
    pl: 'Ta wersja karty pomiarowej została opublikowana i nie można jej już zmienić. Zaimportuj kolejną.',
  },
} satisfies Record<string, Text>;
