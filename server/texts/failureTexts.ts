import type { Text } from './language';

/** Written for the person who reads them. */
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
  signInRefused: {
    en: 'The e-mail address or the password is wrong.',
    da: 'E-mailadressen eller adgangskoden er forkert.',
    de: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
    pl: 'Adres e-mail lub hasło jest nieprawidłowe.',
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
    en: 'This call does not exist in this form.',
    da: 'Dette kald findes ikke i denne form.',
    de: 'Diesen Aufruf gibt es in dieser Form nicht.',
    pl: 'Takie wywołanie nie istnieje.',
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
  tooManyAttempts: {
    en: 'Too many attempts. Please wait a few minutes and try again.',
    da: 'For mange forsøg. Vent et par minutter, og prøv igen.',
    de: 'Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es erneut.',
    pl: 'Zbyt wiele prób. Odczekaj kilka minut i spróbuj ponownie.',
  },
  tooManyInvited: {
    en: 'You have invited a great many people within the last hour. Please go on later.',
    da: 'Du har inviteret rigtig mange personer inden for den seneste time. Fortsæt senere.',
    de: 'Sie haben in der letzten Stunde sehr viele Personen eingeladen. Bitte machen Sie später weiter.',
    pl: 'W ciągu ostatniej godziny zaproszono bardzo wiele osób. Kontynuuj później.',
  },
  tooMuchAtOnce: {
    en: 'Enough downloads or evaluations are under way at the moment. Wait until one is finished, then try again.',
    da: 'Der er nok downloads eller beregninger i gang lige nu. Vent, til en af dem er færdig, og prøv igen.',
    de: 'Zurzeit laufen genug Downloads oder Auswertungen. Warten Sie, bis etwas davon fertig ist, und versuchen Sie es erneut.',
    pl: 'W tej chwili trwa już wystarczająco wiele pobrań lub zestawień. Poczekaj, aż któreś się zakończy, i spróbuj ponownie.',
  },
  tooBusy: {
    en: 'The service is very busy at the moment. Please try again in a few seconds.',
    da: 'Der er meget travlt lige nu. Prøv igen om et øjeblik.',
    de: 'Der Dienst ist gerade stark ausgelastet. Bitte versuchen Sie es in einigen Sekunden erneut.',
    pl: 'Serwis jest w tej chwili bardzo obciążony. Spróbuj ponownie za kilka sekund.',
  },
  tooManyInvitations: {
    en: 'The invitation was not sent: this person had several within the last hour. Please try again later.',
    da: 'Invitationen blev ikke sendt: Personen har fået flere inden for den seneste time. Prøv igen senere.',
    de: 'Die Einladung wurde nicht gesendet: Diese Person hat in der letzten Stunde bereits mehrere erhalten. Bitte versuchen Sie es später erneut.',
    pl: 'Zaproszenie nie zostało wysłane: ta osoba otrzymała ich kilka w ciągu ostatniej godziny. Spróbuj ponownie później.',
  },
  unexpected: {
    en: 'Something went wrong on our side. Try again in a moment.',
    da: 'Der opstod en fejl i Stackyard. Prøv igen om et øjeblik.',
    de: 'Auf dem Server ist ein Fehler aufgetreten. Versuchen Sie es in Kürze erneut.',
    pl: 'Po naszej stronie wystąpił błąd. Spróbuj ponownie.',
  },
  unavailable: {
    en: 'The service is not available at the moment. Please try again in a few seconds.',
    da: 'Tjenesten er ikke tilgængelig lige nu. Prøv igen om nogle få sekunder.',
    de: 'Der Dienst ist im Moment nicht verfügbar. Bitte versuchen Sie es in einigen Sekunden erneut.',
    pl: 'Usługa jest chwilowo niedostępna. Spróbuj ponownie za kilka sekund.',
  },
  changedMeanwhile: {
    en: 'Someone else has changed this since you opened it. Reload the page to see the newer version.',
    da: 'En anden har ændret dette, siden du åbnede det. Se den nyeste version, og prøv igen.',
    de: 'Das wurde inzwischen von jemand anderem geändert. Laden Sie die Seite neu.',
    pl: 'Ktoś zmienił te dane po ich otwarciu. Wczytaj stronę ponownie, aby zobaczyć nowszą wersję.',
  },
  stackNotDeletable: {
    en: 'Only pre-registered stacks can be deleted. This one has been measured.',
    da: 'Kun forhåndsregistrerede stakke kan slettes. Denne stak er opmålt.',
    de: 'Nur vorerfasste Polter können gelöscht werden. Dieser Polter ist bereits vermessen.',
    pl: 'Można usuwać tylko wstępnie zarejestrowane stosy. Ten stos został już zmierzony.',
  },
  stacksNotAssignable: {
    en: 'Only measured stacks can be assigned to a sawmill. At least one of these now has a different status. Select the stacks again.',
    da: 'Kun opmålte stakke kan tildeles et savværk. Mindst én af disse har nu en anden status. Vælg stakkene igen.',
    de: 'Nur vermessene Polter können einem Sägewerk zugewiesen werden. Mindestens einer davon hat inzwischen einen anderen Status: Wählen Sie die Polter erneut aus.',
    pl: 'Do tartaku można przypisać tylko zmierzone stosy. Co najmniej jeden z zaznaczonych ma już inny status: zaznacz stosy ponownie.',
  },
  stackNotReportable: {
    en: 'There is no report until the stack has been measured.',
    da: 'Der er ingen rapport for en stak, der ikke er opmålt. Vent, til den er opmålt.',
    de: 'Ein Messprotokoll gibt es erst, wenn der Polter vermessen ist.',
    pl: 'Ten stos nie został jeszcze zmierzony. Protokół powstanie po pomiarze.',
  },
  userExists: {
    en: 'This person already has access here. Edit the existing user instead.',
    da: 'Personen er allerede bruger her. Rediger den eksisterende bruger.',
    de: 'Diese Person ist hier bereits Benutzer. Bearbeiten Sie den vorhandenen Eintrag.',
    pl: 'Ta osoba jest już użytkownikiem. Edytuj istniejącego użytkownika.',
  },
  ownDeactivation: {
    en: 'You cannot deactivate yourself. Ask another administrator.',
    da: 'Du kan ikke deaktivere dig selv. Bed en anden administrator om det.',
    de: 'Sie können sich nicht selbst deaktivieren. Bitten Sie einen anderen Administrator.',
    pl: 'Nie możesz dezaktywować własnego konta. Poproś innego administratora.',
  },
  ownAdminRole: {
    en: 'You cannot remove your own last administrator role: you would lose access. Ask another administrator.',
    da: 'Du kan ikke fjerne din egen sidste administratorrolle: Så mister du adgangen. Bed en anden administrator om det.',
    de: 'Sie können Ihre eigene letzte Administratorrolle nicht abgeben: Sie hätten dann keinen Zugang mehr. Bitten Sie einen anderen Administrator.',
    pl: 'Nie możesz odebrać sobie ostatniej roli administratora: oznaczałoby to utratę dostępu. Poproś innego administratora.',
  },
  lastAdministrator: {
    en: 'An organisation needs an active administrator, and this is the last one. Appoint another one first.',
    da: 'En organisation skal have en aktiv administrator, og dette er den sidste. Udpeg først en anden.',
    de: 'Eine Organisation braucht einen aktiven Administrator, und dies ist der letzte. Ernennen Sie zuerst einen anderen.',
    pl: 'Organizacja musi mieć aktywnego administratora, a ten jest ostatni. Najpierw wyznacz innego.',
  },
  personInactive: {
    en: 'This person has no active access here. Activate it first.',
    da: 'Denne person har ingen aktiv adgang her. Aktivér adgangen først.',
    de: 'Diese Person hat hier keinen aktiven Zugang. Aktivieren Sie ihn zuerst.',
    pl: 'Ta osoba nie ma tu aktywnego dostępu. Najpierw go aktywuj.',
  },
  sawmillNameTaken: {
    en: 'The organisation already has a sawmill with this name. Choose another name.',
    da: 'Organisationen har allerede et savværk med dette navn. Vælg et andet navn.',
    de: 'Die Organisation hat bereits ein Sägewerk mit diesem Namen. Wählen Sie einen anderen Namen.',
    pl: 'Organizacja ma już tartak o tej nazwie. Wybierz inną nazwę.',
  },
  viewNameTaken: {
    en: 'There is already a view with this name. Choose another name.',
    da: 'Der findes allerede en visning med dette navn. Vælg et andet navn.',
    de: 'Es gibt bereits eine Ansicht mit diesem Namen. Wählen Sie einen anderen Namen.',
    pl: 'Istnieje już widok o tej nazwie. Wybierz inną nazwę.',
  },
  tooManyViews: {
    en: 'You have 50 views, which is the limit. Delete one that you no longer use.',
    da: 'Du har 50 visninger, og flere kan ikke gemmes. Slet en, som du ikke bruger længere.',
    de: 'Sie haben 50 Ansichten, mehr sind nicht möglich. Löschen Sie eine, die Sie nicht mehr brauchen.',
    pl: 'Masz już 50 widoków, a więcej zapisać nie można. Usuń jeden z nieużywanych.',
  },
  tooManySharedViews: {
    en: 'The organisation shares 100 views, which is the limit. Save this one for yourself, or delete a shared one.',
    da: 'Organisationen deler 100 visninger, og flere kan ikke deles. Gem denne kun til dig selv, eller slet en delt visning.',
    de: 'Die Organisation teilt 100 Ansichten, mehr sind nicht möglich. Speichern Sie diese nur für sich, oder löschen Sie eine geteilte.',
    pl: 'Organizacja udostępnia już 100 widoków, a więcej nie można. Zapisz ten tylko dla siebie albo usuń jeden z udostępnionych.',
  },
  sawmillHasStacks: {
    en: 'Stacks are assigned to this sawmill, so it cannot be deleted. To end its access, delete its users.',
    da: 'Savværket har fået tildelt stakke og kan ikke slettes. Slet dets brugere for at fjerne adgangen.',
    de: 'Diesem Sägewerk sind Polter zugewiesen, daher kann es nicht gelöscht werden. Löschen Sie seine Benutzer, um den Zugang zu beenden.',
    pl: 'Do tartaku przypisano stosy, więc nie można go usunąć. Aby odebrać dostęp, usuń jego użytkowników.',
  },
  linkInvalid: {
    en: 'This link is no longer valid. Get a new one with “Forgot password?” on the login page.',
    da: 'Linket er ikke længere gyldigt. Få et nyt under ”Glemt adgangskode?”.',
    de: 'Dieser Link ist nicht mehr gültig. Fordern Sie auf der Anmeldeseite über „Passwort vergessen?“ einen neuen an.',
    pl: 'Ten link stracił ważność. Poproś o nowy na stronie logowania („Nie pamiętasz hasła?”).',
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
  periodTooLong: {
    en: 'This period is too long to be shown by the hour or by the day. Please choose a shorter one.',
    da: 'Perioden er for lang til at blive vist time for time eller dag for dag. Vælg en kortere periode.',
    de: 'Dieser Zeitraum ist zu lang, um stunden- oder tageweise angezeigt zu werden. Bitte wählen Sie einen kürzeren.',
    pl: 'Ten okres jest zbyt długi, aby pokazać go godzina po godzinie lub dzień po dniu. Wybierz krótszy okres.',
  },
} as const satisfies Record<string, Text>;

export type FailureTextId = keyof typeof failureTexts;

export const fieldTexts = {
  kind: {
    en: 'The value is missing or has the wrong type.',
    da: 'Værdien mangler eller er af forkert type.',
    de: 'Der Wert fehlt oder hat das falsche Format.',
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
    en: 'This field is unknown.',
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
  halfDistance: {
    en: 'A point and a distance belong together. Give both of them or neither.',
    da: 'Et punkt og en afstand hører sammen. Angiv begge dele eller ingen af dem.',
    de: 'Punkt und Entfernung gehören zusammen. Geben Sie beides an oder keines von beiden.',
    pl: 'Punkt i odległość należą do siebie. Podaj obie wartości albo żadnej.',
  },
  userExists: {
    en: 'There is already a user with this e-mail address.',
    da: 'Der findes allerede en bruger med denne e-mailadresse.',
    de: 'Es gibt bereits einen Benutzer mit dieser E-Mail-Adresse.',
    pl: 'Istnieje już użytkownik z tym adresem e-mail.',
  },
  nameTaken: {
    en: 'This name is already in use. Choose another one.',
    da: 'Navnet er allerede i brug. Vælg et andet.',
    de: 'Dieser Name wird bereits verwendet. Wählen Sie einen anderen.',
    pl: 'Ta nazwa jest już używana. Wybierz inną.',
  },
  logoEmpty: {
    en: 'The file is empty. Choose another file.',
    da: 'Filen er tom. Vælg en anden fil.',
    de: 'Die Datei ist leer. Wählen Sie eine andere Datei.',
    pl: 'Plik jest pusty. Wybierz inny plik.',
  },
  logoTooLarge: {
    en: 'The file is larger than 500 KB. Choose a smaller image.',
    da: 'Filen er større end 500 KB. Vælg et mindre billede.',
    de: 'Die Datei ist größer als 500 KB. Wählen Sie ein kleineres Bild.',
    pl: 'Plik jest większy niż 500 KB. Wybierz mniejszy plik.',
  },
  logoOfOtherKind: {
    en: 'The file is neither a JPEG nor a PNG image. Choose another file.',
    da: 'Filen er hverken et JPEG- eller et PNG-billede. Vælg en anden fil.',
    de: 'Die Datei ist kein JPEG- oder PNG-Bild. Wählen Sie eine andere Datei.',
    pl: 'Plik nie jest obrazem JPEG ani PNG. Wybierz inny plik.',
  },
  logoTooManyPixels: {
    en: 'The image is larger than 4096 × 4096 pixels. Choose a smaller image.',
    da: 'Billedet er større end 4096 × 4096 pixel. Vælg et mindre billede.',
    de: 'Das Bild ist größer als 4096 × 4096 Pixel. Wählen Sie ein kleineres Bild.',
    pl: 'Obraz jest większy niż 4096 × 4096 pikseli. Wybierz mniejszy.',
  },
  logoBroken: {
    en: 'The image is damaged or incomplete. Choose another file.',
    da: 'Billedet er beskadiget eller ufuldstændigt. Vælg en anden fil.',
    de: 'Das Bild ist beschädigt oder unvollständig. Wählen Sie eine andere Datei.',
    pl: 'Obraz jest uszkodzony lub niekompletny. Wybierz inny plik.',
  },
  logoWithMore: {
    en: 'The file contains more than an image. Save it as a plain JPEG or PNG and try again.',
    da: 'Filen indeholder andet end billedet. Gem den som almindelig JPEG eller PNG, og prøv igen.',
    de: 'Die Datei enthält mehr als ein Bild. Speichern Sie es als einfaches JPEG oder PNG und versuchen Sie es erneut.',
    pl: 'Plik zawiera coś więcej niż obraz. Zapisz go jako zwykły plik JPEG lub PNG i spróbuj ponownie.',
  },
  resolutionTooFine: {
    en: 'This period is too long to be shown in such short steps. Choose a shorter period.',
    da: 'Perioden er for lang til denne inddeling. Vælg en kortere periode.',
    de: 'Der Zeitraum ist für diese Unterteilung zu lang. Wählen Sie einen kürzeren Zeitraum.',
    pl: 'Ten okres jest zbyt długi dla tak dokładnego podziału. Wybierz krótszy okres.',
  },
} as const satisfies Record<string, Text>;

export type FieldTextId = keyof typeof fieldTexts;
