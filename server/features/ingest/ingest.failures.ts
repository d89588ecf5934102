import type { Text } from '../../texts/language';

export const ingestFailures = {
  cardVersionNotPublished: {
    en: 'This version of the measurement card cannot be used here. Load the card again.',
    da: 'Denne version af målekortet kan ikke bruges her. Indlæs målekortet igen.',
    de: 'Diese Version der Messkarte kann hier nicht verwendet werden. Laden Sie die Messkarte neu.',
    pl: 'Tej wersji karty pomiarowej nie można tu użyć. Wczytaj kartę ponownie.',
  },
  stackDeleted: {
    en: 'This stack was deleted. No more data can be sent for it.',
    da: 'Denne stak er slettet. Der kan ikke længere sendes data for den.',
    de: 'Dieser Polter wurde gelöscht. Für ihn kann nichts mehr gesendet werden.',
    pl: 'Ten stos został usunięty. Nie można już niczego dla niego wysłać.',
  },
  stackElsewhere: {
    en: 'This stack belongs to another department.',
    da: 'Denne stak hører til en anden enhed.',
    de: 'Dieser Polter gehört zu einem anderen Bereich.',
    pl: 'Ten stos należy do innej jednostki.',
  },
  stackAssigned: {
    en: 'This stack is already assigned to a sawmill. The measurement can only be corrected with the instrument that made it.',
    da: 'Denne stak er allerede tildelt et savværk. Opmålingen kan kun rettes med det måleinstrument, stakken er opmålt med.',
    de: 'Dieser Polter ist bereits einem Sägewerk zugewiesen. Die Vermessung lässt sich nur noch mit dem Gerät korrigieren, mit dem vermessen wurde.',
    pl: 'Ten stos jest już przypisany do tartaku. Pomiar można skorygować tylko przyrządem, którym go wykonano.',
  },
  registrationFinal: {
    en: 'This stack is already assigned to a sawmill. Its registration can no longer be changed.',
    da: 'Denne stak er allerede tildelt et savværk. Forhåndsregistreringen kan ikke længere ændres.',
    de: 'Dieser Polter ist bereits einem Sägewerk zugewiesen. Die Vorerfassung kann nicht mehr geändert werden.',
    pl: 'Ten stos jest już przypisany do tartaku. Wstępnej rejestracji nie można już zmienić.',
  },
  measuredOtherwise: {
    en: 'A measurement with other values has already been received for this stack. A correction needs a reason.',
    da: 'Denne stak er opmålt med andre værdier. En rettelse kræver en begrundelse.',
    de: 'Dieser Polter wurde mit anderen Werten vermessen. Eine Korrektur braucht eine Begründung.',
    pl: 'Dla tego stosu przesłano już pomiar z innymi wartościami. Korekta wymaga podania przyczyny.',
  },
  stackNumberFixed: {
    en: 'The number of a measured stack can no longer be changed.',
    da: 'Nummeret på en opmålt stak kan ikke længere ændres.',
    de: 'Die Nummer eines vermessenen Polters kann nicht mehr geändert werden.',
    pl: 'Numeru zmierzonego stosu nie można już zmienić.',
  },
  stackNumberTaken: {
    en: 'Another stack of the department has this number.',
    da: 'En anden stak i enheden har dette nummer.',
    de: 'Ein anderer Polter des Bereichs hat diese Nummer.',
    pl: 'Inny stos w jednostce ma ten numer.',
  },
} satisfies Record<string, Text>;
