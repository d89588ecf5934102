import type { Text } from './language';

export const failureTexts = {
  invalid: {
    en: 'Some of the values are not valid. Correct them and try again.',
    da: 'Nogle af værdierne er ikke gyldige. Ret dem, og prøv igen.',
    de: 'Einige Angaben sind ungültig. Korrigieren Sie sie und versuchen Sie es erneut.',
    pl: 'Niektóre wartości są nieprawidłowe. Popraw je i spróbuj ponownie.',
  },
  unreadable: {
    en: 'The request could not be read. Reload the page and try again.',
    da: 'Forespørgslen kunne ikke læses. Genindlæs siden, og prøv igen.',
    de: 'Die Anfrage war nicht lesbar. Laden Sie die Seite neu und versuchen Sie es erneut.',
    pl: 'Nie udało się odczytać wysłanych danych. Wczytaj stronę ponownie i spróbuj jeszcze raz.',
  },
  unauthorized: {
    en: 'Please log in again.',
    da: 'Log ind igen.',
    de: 'Bitte melden Sie sich erneut an.',
    pl: 'Zaloguj się ponownie.',
  },
  forbidden: {
    en: 'You do not have permission to do this. Ask an administrator of your organisation.',
    da: 'Det har du ikke rettigheder til. Kontakt en administrator i organisationen.',
    de: 'Dazu fehlt Ihnen die Berechtigung. Wenden Sie sich an einen Administrator Ihrer Organisation.',
    pl: 'Brak uprawnień do tej czynności. Skontaktuj się z administratorem organizacji.',
  },
  missing: {
    en: 'This was not found. It may have been deleted. Go back to the list.',
    da: 'Det blev ikke fundet. Det kan være slettet. Gå tilbage til listen.',
    de: 'Das wurde nicht gefunden. Möglicherweise wurde es gelöscht. Gehen Sie zurück zur Liste.',
    pl: 'Nie znaleziono tych danych. Możliwe, że zostały usunięte. Wróć do listy.',
  },
  methodNotAllowed: {
    en: 'This method is not supported here.',
    da: 'Dette kald findes ikke i denne form.',
    de: 'Diesen Aufruf gibt es in dieser Form nicht.',
    pl: 'Ta metoda nie jest tu obsługiwana.',
  },
  tooLarge: {
    en: 'Too much was sent at once. Choose a smaller file or fewer stacks.',
    da: 'Der blev sendt for meget på én gang. Vælg en mindre fil eller færre stakke.',
    de: 'Das war zu viel auf einmal. Wählen Sie eine kleinere Datei oder weniger Polter.',
    pl: 'Wysłano zbyt wiele danych. Wybierz mniejszy plik lub mniej stosów.',
  },
  notJson: {
    en: 'The request must be sent as JSON.',
    da: 'Forespørgslen skal sendes som JSON.',
    de: 'Die Anfrage muss als JSON gesendet werden.',
    pl: 'Dane muszą zostać wysłane jako JSON.',
  },
  tooMuchAtOnce: {
    en: 'Too many downloads or reports are running at the moment. Wait until one is finished, then try again.',
    da: 'Der er for mange downloads eller rapporter i gang. Vent, til en af dem er færdig, og prøv igen.',
    de: 'Zurzeit laufen bereits zu viele Downloads oder Auswertungen. Warten Sie, bis etwas davon fertig ist, und versuchen Sie es erneut.',
    pl: 'Trwa zbyt wiele pobrań lub zestawień. Poczekaj, aż któreś się zakończy, i spróbuj ponownie.',
  },
  tooBusy: {
    en: 'The service is very busy at the moment. Please try again in a few seconds.',
    da: 'Der er meget travlt lige nu. Prøv igen om et øjeblik.',
    de: 'Stackyard ist gerade stark ausgelastet. Bitte versuchen Sie es in einigen Sekunden erneut.',
    pl: 'Stackyard jest w tej chwili bardzo obciążony. Spróbuj ponownie za kilka sekund.',
  },
  unexpected: {
    en: 'Something went wrong on our side. Try again in a moment.',
    da: 'Der opstod en fejl i Stackyard. Prøv igen om et øjeblik.',
    de: 'In Stackyard ist ein Fehler aufgetreten. Versuchen Sie es in Kürze erneut.',
    pl: 'Po naszej stronie wystąpił błąd. Spróbuj ponownie.',
  },
  unavailable: {
    en: 'The service is not available at the moment. Please try again in a few seconds.',
    da: 'Tjenesten er ikke tilgængelig lige nu. Prøv igen om nogle få sekunder.',
    de: 'Stackyard ist im Moment nicht verfügbar. Bitte versuchen Sie es in einigen Sekunden erneut.',
    pl: 'Stackyard jest chwilowo niedostępny. Spróbuj ponownie za kilka sekund.',
  },
  changedMeanwhile: {
    en: 'Someone else has changed this since you opened it. Reload the page to see the newer version.',
    da: 'En anden har ændret dette, siden du åbnede det. Se den nyeste version, og prøv igen.',
    de: 'Das wurde inzwischen von jemand anderem geändert. Laden Sie die Seite neu.',
    pl: 'Ktoś zmienił te dane po ich otwarciu. Wczytaj stronę ponownie, aby zobaczyć nowszą wersję.',
  },
  stackWithdrawn: {
    en: 'This stack was withdrawn. It does not count until somebody reinstates it.',
    da: 'Denne stak er trukket tilbage. Den tæller ikke med nogen steder, før den genaktiveres.',
    de: 'Dieser Polter ist zurückgezogen. Er zählt nirgends, bis ihn jemand wieder in die Liste aufnimmt.',
    pl: 'Ten stos został wycofany. Nie jest nigdzie uwzględniany, dopóki ktoś go nie przywróci.',
  },
  notFile: {
    en: 'The file must be sent as a form (multipart/form-data).',
    da: 'Filen skal sendes som en formular (multipart/form-data).',
    de: 'Die Datei muss als Formular gesendet werden (multipart/form-data).',
    pl: 'Plik musi zostać wysłany jako formularz (multipart/form-data).',
  },
  idempotencyMismatch: {
    en: 'This was already sent with different values. Reload the page and try again.',
    da: 'Dette er allerede sendt med andre værdier. Genindlæs siden, og prøv igen.',
    de: 'Das wurde bereits mit anderen Angaben gesendet. Laden Sie die Seite neu und versuchen Sie es erneut.',
    pl: 'Ta operacja została już wysłana z innymi danymi. Wczytaj stronę ponownie i spróbuj jeszcze raz.',
  },
  callUnderWay: {
    en: 'This is already in progress. Please wait a moment.',
    da: 'Dette er allerede i gang. Vent et øjeblik.',
    de: 'Das wird bereits bearbeitet. Bitte warten Sie einen Moment.',
    pl: 'Operacja już trwa. Odczekaj chwilę.',
  },
} satisfies Record<string, Text>;
