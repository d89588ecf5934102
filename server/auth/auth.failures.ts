import type { Text } from '../texts/language';

export const authFailures = {
  signInRefused: {
    en: 'The e-mail address or the password is wrong.',
    da: 'E-mailadressen eller adgangskoden er forkert.',
    de: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
    pl: 'Adres e-mail lub hasło jest nieprawidłowe.',
  },
  keyRefused: {
    en: 'This API key is not known, or has been revoked. Ask an administrator of your organisation for another one.',
    da: 'Denne API-nøgle er ukendt eller spærret. Bed en administrator i organisationen om en ny.',
    de: 'Dieser API-Schlüssel ist unbekannt oder gesperrt. Bitten Sie einen Administrator Ihrer Organisation um einen anderen.',
    pl: 'Ten klucz API jest nieznany lub został unieważniony. Poproś administratora organizacji o inny.',
  },
  passwordPublic: {
    en: 'This is the password of the demo, which everybody can read. Choose another one.',
    da: 'Det er demoens adgangskode, som alle kan læse. Vælg en anden.',
    de: 'Das ist das Passwort der Demo, das jeder lesen kann. Wählen Sie ein anderes.',
    pl: 'To jest hasło wersji demonstracyjnej, które każdy może przeczytać. Wybierz inne.',
  },
  linkInvalid: {
    en: 'This link is no longer valid. Get a new one with “Forgot password?” on the login page.',
    da: 'Linket er ikke længere gyldigt. Få et nyt under ”Glemt adgangskode?”.',
    de: 'Dieser Link ist nicht mehr gültig. Fordern Sie auf der Anmeldeseite über „Passwort vergessen?“ einen neuen an.',
    pl: 'Ten link stracił ważność. Poproś o nowy na stronie logowania („Nie pamiętasz hasła?”).',
  },
  tooManyAttempts: {
    en: 'Too many attempts. Please wait a few minutes and try again.',
    da: 'For mange forsøg. Vent et par minutter, og prøv igen.',
    de: 'Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es erneut.',
    pl: 'Zbyt wiele prób. Odczekaj kilka minut i spróbuj ponownie.',
  },
  organizationInactive: {
    en: 'Your organisation is inactive at the moment, so you cannot log in. Please contact the operator of Stackyard.',
    da: 'Din organisation er inaktiv i øjeblikket, så du kan ikke logge ind. Kontakt udbyderen af Stackyard.',
    de: 'Ihre Organisation ist zurzeit inaktiv, daher können Sie sich nicht anmelden. Bitte wenden Sie sich an den Betreiber von Stackyard.',
    pl: 'Twoja organizacja jest obecnie nieaktywna, dlatego nie możesz się zalogować. Skontaktuj się z operatorem Stackyard.',
  },
  ingestInactive: {
    en: 'The organisation is inactive at the moment and accepts no stack data. Send the data again later.',
    da: 'Organisationen er inaktiv i øjeblikket og modtager ingen stakdata. Send dataene igen senere.',
    de: 'Die Organisation ist inaktiv und nimmt zurzeit keine Polterdaten an. Senden Sie die Daten später erneut.',
    pl: 'Organizacja jest obecnie nieaktywna i nie przyjmuje danych stosów. Wyślij dane ponownie później.',
  },
} satisfies Record<string, Text>;
