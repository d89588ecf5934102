import type { Text } from './language';

/** What is wrong with one field, for the person who filled it in. */
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
  notUnicode: {
    en: 'The text has bytes or signs that are no Unicode text. Send it as UTF-8, and shorten it between whole signs.',
    da: 'Teksten har bytes eller tegn, der ikke er Unicode-tekst. Send den som UTF-8, og forkort den mellem hele tegn.',
    de: 'Der Text enthält Bytes oder Zeichen, die kein Unicode-Text sind. Senden Sie ihn als UTF-8, und kürzen Sie ihn zwischen ganzen Zeichen.',
    pl: 'Tekst zawiera bajty lub znaki, które nie są tekstem Unicode. Wyślij go jako UTF-8 i skracaj go między całymi znakami.',
  },
  hiddenSigns: {
    en: 'The text has signs that cannot be seen or that turn it round. Type it anew instead of copying it.',
    da: 'Teksten har tegn, der ikke kan ses, eller som vender den om. Skriv den på ny i stedet for at kopiere den.',
    de: 'Der Text enthält Zeichen, die man nicht sieht oder die ihn umkehren. Geben Sie ihn neu ein, statt ihn zu kopieren.',
    pl: 'Tekst zawiera znaki, których nie widać lub które go odwracają. Wpisz go od nowa, zamiast go kopiować.',
  },
  halfDistance: {
    en: 'A point and a distance belong together. Give both of them or neither.',
    da: 'Et punkt og en afstand hører sammen. Angiv begge dele eller ingen af dem.',
    de: 'Punkt und Entfernung gehören zusammen. Geben Sie beides an oder keines von beiden.',
    pl: 'Punkt i odległość należą do siebie. Podaj obie wartości albo żadnej.',
  },
  currentPassword: {
    en: 'This is not your current password.',
    da: 'Det er ikke din nuværende adgangskode.',
    de: 'Das ist nicht Ihr aktuelles Passwort.',
    pl: 'To nie jest Twoje obecne hasło.',
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
  sentBeside: {
    en: 'This is not sent as a value of the card but as a field of the message.',
    da: 'Det sendes ikke som en værdi i målekortet, men som et felt i beskeden.',
    de: 'Das wird nicht als Wert der Messkarte, sondern als Feld der Nachricht gesendet.',
    pl: 'Tego nie wysyła się jako wartości karty, lecz jako pole wiadomości.',
  },
  sentAsFile: {
    en: 'Images are not sent as values.',
    da: 'Billeder sendes ikke som værdier.',
    de: 'Bilder werden nicht als Werte gesendet.',
    pl: 'Zdjęć nie wysyła się jako wartości.',
  },
  otherUnit: {
    en: 'The card uses another unit for this field.',
    da: 'Målekortet bruger en anden enhed til dette felt.',
    de: 'Die Messkarte verwendet für dieses Feld eine andere Einheit.',
    pl: 'Karta używa dla tego pola innej jednostki.',
  },
  belowZero: {
    en: 'The value is below zero.',
    da: 'Værdien er under nul.',
    de: 'Der Wert liegt unter null.',
    pl: 'Wartość jest mniejsza od zera.',
  },
  unknownOption: {
    en: 'The card does not have this option, or it was chosen twice.',
    da: 'Målekortet har ikke denne mulighed, eller den er valgt to gange.',
    de: 'Die Messkarte kennt diese Auswahl nicht, oder sie wurde doppelt gewählt.',
    pl: 'Karta nie zawiera tej opcji lub wybrano ją dwukrotnie.',
  },
  required: {
    en: 'The card requires this value.',
    da: 'Målekortet kræver denne værdi.',
    de: 'Die Messkarte verlangt diesen Wert.',
    pl: 'Karta wymaga tej wartości.',
  },
  future: {
    en: 'The time lies in the future. Check the clock of the device.',
    da: 'Tidspunktet ligger i fremtiden. Kontrollér enhedens ur.',
    de: 'Der Zeitpunkt liegt in der Zukunft. Prüfen Sie die Uhr des Geräts.',
    pl: 'Podany czas jest późniejszy niż obecny. Sprawdź zegar urządzenia.',
  },
  outsidePicture: {
    en: 'The log end lies outside its image.',
    da: 'Stokenden ligger uden for billedet.',
    de: 'Die Stirnfläche liegt außerhalb des Bildes.',
    pl: 'Czoło kłody leży poza zdjęciem.',
  },
  departmentMissing: {
    en: 'There is no department with this id, or nothing may be sent for it with this key or account.',
    da: 'Der findes ingen enhed med dette id, eller denne nøgle eller konto må ikke sende noget til den.',
    de: 'Einen Bereich mit dieser ID gibt es nicht, oder dieser Schlüssel oder dieses Konto darf für ihn nichts senden.',
    pl: 'Nie ma jednostki o tym identyfikatorze albo z tym kluczem lub kontem nie można nic dla niej wysłać.',
  },
  numberMade: {
    en: 'The service gives stacks their numbers here. Leave the number out.',
    da: 'Her får stakkene deres numre af tjenesten. Udelad nummeret.',
    de: 'Hier vergibt der Dienst die Polternummern. Lassen Sie die Nummer weg.',
    pl: 'Numery stosów nadaje tu usługa. Pomiń numer.',
  },
  numberTaken: {
    en: 'This number is taken. {suggestion} is free.',
    da: 'Nummeret er optaget. {suggestion} er ledigt.',
    de: 'Diese Nummer ist vergeben. {suggestion} ist frei.',
    pl: 'Ten numer jest zajęty. Wolny jest {suggestion}.',
  },
  reasonMissing: {
    en: 'Say why the measurement is corrected.',
    da: 'Angiv, hvorfor målingen rettes.',
    de: 'Geben Sie an, warum die Messung korrigiert wird.',
    pl: 'Podaj, dlaczego pomiar jest korygowany.',
  },
  digestMissing: {
    en: 'The SHA-256 of the photograph must be sent: Content-Digest: sha-256=:…:',
    da: 'Billedets SHA-256 skal sendes med: Content-Digest: sha-256=:…:',
    de: 'Die SHA-256-Prüfsumme des Fotos muss mitgesendet werden: Content-Digest: sha-256=:…:',
    pl: 'Należy wysłać skrót SHA-256 zdjęcia: Content-Digest: sha-256=:…:',
  },
  digestWrong: {
    en: 'Something else arrived than was sent. Send the photograph again.',
    da: 'Der kom noget andet frem, end der blev sendt. Send billedet igen.',
    de: 'Es ist etwas anderes angekommen, als gesendet wurde. Senden Sie das Foto erneut.',
    pl: 'Odebrano inne dane niż wysłane. Wyślij zdjęcie ponownie.',
  },
  resolutionTooFine: {
    en: 'This period is too long to be shown in such short steps. Choose a shorter period.',
    da: 'Perioden er for lang til denne inddeling. Vælg en kortere periode.',
    de: 'Der Zeitraum ist für diese Unterteilung zu lang. Wählen Sie einen kürzeren Zeitraum.',
    pl: 'Ten okres jest zbyt długi dla tak dokładnego podziału. Wybierz krótszy okres.',
  },
} as const satisfies Record<string, Text>;

export type FieldTextId = keyof typeof fieldTexts;
