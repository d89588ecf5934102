import type { Text } from '../../texts/language';

export const stackFailures = {
  measuredSince: {
    en: 'A new measurement of this stack has come in since you opened it. Nothing was saved: look at the new one first.',
    da: 'Der er kommet en ny opmåling af stakken, siden du åbnede den. Intet er gemt: Se på den nye opmåling først.',
    de: 'Zu diesem Polter ist inzwischen eine neue Vermessung eingegangen. Es wurde nichts gespeichert: Sehen Sie sich zuerst die neue an.',
    pl: 'Od otwarcia tej strony otrzymano nowy pomiar stosu. Nic nie zapisano: najpierw obejrzyj nowy pomiar.',
  },
  nothingInDoubt: {
    en: 'Nothing about this stack is in doubt any more. Reload the page.',
    da: 'Der er ikke længere tvivl om noget ved denne stak. Genindlæs siden.',
    de: 'An diesem Polter ist nichts mehr zu prüfen. Laden Sie die Seite neu.',
    pl: 'W tym stosie nie ma już nic do sprawdzenia. Wczytaj stronę ponownie.',
  },
  notMeasured: {
    en: 'This stack has not been measured yet, so nobody can be asked to measure it again.',
    da: 'Stakken er ikke opmålt endnu, så ingen kan bedes om at måle den igen.',
    de: 'Dieser Polter ist noch nicht vermessen. Daher kann niemand um eine neue Vermessung gebeten werden.',
    pl: 'Ten stos nie został jeszcze zmierzony, więc nikogo nie można prosić o nowy pomiar.',
  },
  askedBefore: {
    en: 'The surveyor has already had the e-mail about this measurement. It is sent once for each measurement.',
    da: 'Opmåleren har allerede fået en e-mail om denne opmåling. Den sendes én gang for hver opmåling.',
    de: 'Zu dieser Vermessung wurde bereits eine E-Mail gesendet. Sie wird je Vermessung nur einmal gesendet.',
    pl: 'Wiadomość w sprawie tego pomiaru została już wysłana. Jest wysyłana raz na każdy pomiar.',
  },
  nobodyToAsk: {
    en: 'There is nobody to send the e-mail to: whoever measured this stack has no account here, or no longer has access.',
    da: 'Ingen kan få e-mailen: Den, der har opmålt stakken, har ingen konto her eller ikke længere adgang.',
    de: 'Niemand kann die E-Mail erhalten: Wer diesen Polter vermessen hat, hat hier kein Konto oder keinen Zugang mehr.',
    pl: 'Nikt nie może otrzymać tej wiadomości: osoba, która zmierzyła stos, nie ma tu konta lub nie ma już dostępu.',
  },
  onlyRegistered: {
    en: 'This stack has not been measured yet, so there is nothing to withdraw. It can be deleted in the list.',
    da: 'Stakken er ikke opmålt endnu, så der er intet at trække tilbage. Den kan slettes på listen.',
    de: 'Dieser Polter ist noch nicht vermessen, daher gibt es nichts zurückzuziehen. Er kann in der Liste gelöscht werden.',
    pl: 'Ten stos nie został jeszcze zmierzony, więc nie ma czego wycofać. Można go usunąć na liście.',
  },
  withdrawalOfAssigned: {
    en: 'This stack is assigned to a sawmill. Undo the assignment first, then withdraw it.',
    da: 'Denne stak er tildelt et savværk. Fortryd først tildelingen, og træk derefter stakken tilbage.',
    de: 'Dieser Polter ist einem Sägewerk zugewiesen. Nehmen Sie zuerst die Zuweisung zurück, dann ziehen Sie ihn zurück.',
    pl: 'Ten stos jest przypisany do tartaku. Najpierw cofnij przypisanie, a potem wycofaj stos.',
  },
  twinWithdrawn: {
    en: 'The other stack has itself been withdrawn. If both were, this wood would not be counted at all.',
    da: 'Den anden stak er selv trukket tilbage. Trækkes begge tilbage, tæller træet slet ikke med.',
    de: 'Der andere Polter ist selbst zurückgezogen. Das Holz würde dann gar nicht mehr zählen.',
    pl: 'Drugi stos jest już wycofany. Po wycofaniu obu to drewno nie byłoby nigdzie uwzględnione.',
  },
  correctionOfRegistered: {
    en: 'This stack has not been measured yet. Its registration can only be changed on the device that sent it.',
    da: 'Stakken er ikke opmålt endnu. Forhåndsregistreringen kan kun ændres på den telefon, den er sendt fra.',
    de: 'Dieser Polter ist noch nicht vermessen. Seine Vorerfassung wird auf dem Gerät geändert, von dem sie gesendet wurde.',
    pl: 'Ten stos nie został jeszcze zmierzony. Dane rejestracji można zmienić tylko na urządzeniu, które je wysłało.',
  },
  moveOfAssigned: {
    en: 'This stack is assigned to a sawmill. Undo the assignment first, then move it.',
    da: 'Denne stak er tildelt et savværk. Fortryd først tildelingen, og flyt derefter stakken til den anden enhed.',
    de: 'Dieser Polter ist einem Sägewerk zugewiesen. Nehmen Sie zuerst die Zuweisung zurück, dann verschieben Sie ihn.',
    pl: 'Ten stos jest przypisany do tartaku. Najpierw cofnij przypisanie, a potem przenieś stos.',
  },
  numberInOther: {
    en: 'The other department already has a stack with this number. The stack stays in its department.',
    da: 'Den anden enhed har allerede en stak med dette nummer. Stakken har ikke skiftet enhed.',
    de: 'Der andere Bereich hat bereits einen Polter mit dieser Nummer. Der Polter wurde nicht verschoben.',
    pl: 'Druga jednostka ma już stos o tym numerze. Stos nie został przeniesiony.',
  },
  stackNotDeletable: {
    en: 'Only pre-registered stacks can be deleted. This one has been measured.',
    da: 'Kun forhåndsregistrerede stakke kan slettes. Denne stak er opmålt.',
    de: 'Nur nicht vermessene Polter können gelöscht werden. Dieser Polter ist bereits vermessen.',
    pl: 'Można usuwać tylko wstępnie zarejestrowane stosy. Ten stos został już zmierzony.',
  },
  stackNotReportable: {
    en: 'There is no report until the stack has been measured.',
    da: 'Der er ingen rapport for en stak, der ikke er opmålt. Vent, til den er opmålt.',
    de: 'Ein Messprotokoll gibt es erst, wenn der Polter vermessen ist.',
    pl: 'Ten stos nie został jeszcze zmierzony. Protokół powstanie po pomiarze.',
  },
  tooManyRows: {
    en: 'A worksheet cannot hold that many rows. Narrow the list down with filters.',
    da: 'Et regneark kan ikke have så mange rækker. Afgræns resultaterne med filtre.',
    de: 'So viele Zeilen fasst eine Tabelle nicht. Grenzen Sie die Polter mit Filtern ein.',
    pl: 'Arkusz nie pomieści tylu wierszy. Zawęź wybór stosów filtrami.',
  },
  periodTooLong: {
    en: 'This period is too long to be shown by the hour or by the day. Please choose a shorter one.',
    da: 'Perioden er for lang til at blive vist time for time eller dag for dag. Vælg en kortere periode.',
    de: 'Dieser Zeitraum ist zu lang, um stunden- oder tageweise angezeigt zu werden. Bitte wählen Sie einen kürzeren.',
    pl: 'Ten okres jest zbyt długi, aby pokazać go godzina po godzinie lub dzień po dniu. Wybierz krótszy okres.',
  },
  nothingForEudr: {
    en: 'None of these stacks has a place of harvest yet. Add places with their area numbers in the department.',
    da: 'Ingen af disse stakke har et høststed endnu. Tilføj høststeder med deres afdeling/litra i enheden.',
    de: 'Keiner dieser Polter hat einen Ernteort. Legen Sie im Bereich Ernteorte mit ihren Waldorten an.',
    pl: 'Żaden z tych stosów nie ma jeszcze miejsca pozyskania. Dodaj w jednostce miejsca z ich adresami leśnymi.',
  },
  allDeclared: {
    en: 'These stacks were declared already, or have no place of harvest. Stacks that were declared are in the file again only if you choose that.',
    da: 'Disse stakke er allerede angivet i en erklæring eller har intet høststed. Vælg at tage dem med igen, hvis de skal angives endnu en gang.',
    de: 'Diese Polter stehen schon in einer Erklärung oder haben keinen Ernteort. Fordern Sie sie erneut an, wenn sie noch einmal erklärt werden sollen.',
    pl: 'Te stosy zostały już zgłoszone w oświadczeniu albo nie mają miejsca pozyskania. Dołącz je ponownie, jeśli mają zostać zgłoszone jeszcze raz.',
  },
  declaredAlready: {
    en: 'Some of these stacks have the number of another statement. Nothing was changed.',
    da: 'Nogle af disse stakke har nummeret på en anden erklæring. Intet er ændret.',
    de: 'Einige dieser Polter haben die Nummer einer anderen Erklärung. Nichts wurde geändert.',
    pl: 'Niektóre z tych stosów mają numer innego oświadczenia. Nic nie zmieniono.',
  },
} satisfies Record<string, Text>;
