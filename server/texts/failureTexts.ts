import type { Text } from './language';

/** What the service says when a call fails, written for the person who reads it. */
export const failureTexts = {
  invalid: {
    en: 'Some of the values are not valid.',
    da: 'Nogle af værdierne er ikke gyldige.',
    de: 'Einige Angaben sind ungültig.',
    pl: 'Niektóre wartości są nieprawidłowe.',
  },
  brokenJson: {
    en: 'The request could not be read.',
    da: 'Forespørgslen kunne ikke læses.',
    de: 'Die Anfrage konnte nicht gelesen werden.',
    pl: 'Nie można odczytać żądania.',
  },
  signInRefused: {
    en: 'The e-mail address or the password is wrong.',
    da: 'E-mailadressen eller adgangskoden er forkert.',
    de: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
    pl: 'Adres e-mail lub hasło jest nieprawidłowe.',
  },
  unauthorized: {
    en: 'Please sign in again.',
    da: 'Log venligst ind igen.',
    de: 'Bitte melden Sie sich erneut an.',
    pl: 'Zaloguj się ponownie.',
  },
  forbidden: {
    en: 'You are not allowed to do this.',
    da: 'Det har du ikke rettigheder til.',
    de: 'Dazu fehlt Ihnen die Berechtigung.',
    pl: 'Brak uprawnień do tej czynności.',
  },
  missing: {
    en: 'This was not found. It may have been deleted.',
    da: 'Det blev ikke fundet. Det kan være slettet.',
    de: 'Das wurde nicht gefunden. Möglicherweise wurde es gelöscht.',
    pl: 'Nie znaleziono. Możliwe, że element został usunięty.',
  },
  methodNotAllowed: {
    en: 'This call does not exist in this form.',
    da: 'Dette kald findes ikke i denne form.',
    de: 'Diesen Aufruf gibt es in dieser Form nicht.',
    pl: 'Takie wywołanie nie istnieje.',
  },
  tooLarge: {
    en: 'The request is too large.',
    da: 'Forespørgslen er for stor.',
    de: 'Die Anfrage ist zu groß.',
    pl: 'Żądanie jest zbyt duże.',
  },
  notJson: {
    en: 'The request must be sent as JSON.',
    da: 'Forespørgslen skal sendes som JSON.',
    de: 'Die Anfrage muss als JSON gesendet werden.',
    pl: 'Żądanie musi zostać wysłane jako JSON.',
  },
  tooManyAttempts: {
    en: 'Too many attempts. Please wait a few minutes and try again.',
    da: 'For mange forsøg. Vent et par minutter, og prøv igen.',
    de: 'Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es erneut.',
    pl: 'Zbyt wiele prób. Odczekaj kilka minut i spróbuj ponownie.',
  },
  unexpected: {
    en: 'Something went wrong in the service. Please try again.',
    da: 'Noget gik galt i tjenesten. Prøv igen.',
    de: 'Im Dienst ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
    pl: 'W usłudze wystąpił błąd. Spróbuj ponownie.',
  },
  changedMeanwhile: {
    en: 'Somebody else changed this meanwhile.',
    da: 'En anden har ændret dette i mellemtiden.',
    de: 'Das wurde inzwischen von jemand anderem geändert.',
    pl: 'Ktoś inny zmienił to w międzyczasie.',
  },
  stackNotDeletable: {
    en: 'Only pre-registered stacks can be deleted. This one has been measured.',
    da: 'Kun præregistrerede stakke kan slettes. Denne stak er opmålt.',
    de: 'Nur vorregistrierte Polter können gelöscht werden. Dieser Polter ist bereits vermessen.',
    pl: 'Można usuwać tylko wstępnie zarejestrowane stosy. Ten stos został już zmierzony.',
  },
  stacksNotAssignable: {
    en: 'Only measured stacks can be assigned to a sawmill. At least one of these is in another state by now.',
    da: 'Kun opmålte stakke kan tildeles et savværk. Mindst én af disse har nu en anden status.',
    de: 'Nur vermessene Polter können einem Sägewerk zugewiesen werden. Mindestens einer davon hat inzwischen einen anderen Status.',
    pl: 'Do tartaku można przypisać tylko zmierzone stosy. Co najmniej jeden z nich ma już inny status.',
  },
  stackNotReportable: {
    en: 'There is no report for a stack that has not been measured.',
    da: 'Der findes ingen rapport for en stak, der ikke er opmålt.',
    de: 'Für einen nicht vermessenen Polter gibt es keinen Bericht.',
    pl: 'Dla niezmierzonego stosu nie ma raportu.',
  },
} as const satisfies Record<string, Text>;

export type FailureTextId = keyof typeof failureTexts;

/** What is wrong with one field of a request. */
export const fieldTexts = {
  kind: {
    en: 'The value is missing or of the wrong kind.',
    da: 'Værdien mangler eller er af forkert type.',
    de: 'Der Wert fehlt oder ist von der falschen Art.',
    pl: 'Brak wartości lub wartość ma niewłaściwy typ.',
  },
  tooSmall: {
    en: 'The value is too small or too short.',
    da: 'Værdien er for lille eller for kort.',
    de: 'Der Wert ist zu klein oder zu kurz.',
    pl: 'Wartość jest zbyt mała lub zbyt krótka.',
  },
  tooBig: {
    en: 'The value is too large or too long.',
    da: 'Værdien er for stor eller for lang.',
    de: 'Der Wert ist zu groß oder zu lang.',
    pl: 'Wartość jest zbyt duża lub zbyt długa.',
  },
  unknownKey: {
    en: 'This field is not known here.',
    da: 'Dette felt kendes ikke her.',
    de: 'Dieses Feld ist hier nicht bekannt.',
    pl: 'To pole nie jest tu znane.',
  },
  invalid: {
    en: 'The value is not valid.',
    da: 'Værdien er ikke gyldig.',
    de: 'Der Wert ist ungültig.',
    pl: 'Wartość jest nieprawidłowa.',
  },
} as const satisfies Record<string, Text>;

export type FieldTextId = keyof typeof fieldTexts;
