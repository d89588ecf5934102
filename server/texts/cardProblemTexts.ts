import type { CardProblem, CardProblemReason } from '../domain/cardProblem';
import type { Language } from '../domain/languages';
import type { Text } from './language';

const texts: Readonly<Record<CardProblemReason, Text>> = {
  missing: {
    en: 'This is missing.',
    da: 'Dette mangler.',
    de: 'Diese Angabe fehlt.',
    pl: 'Brak tej wartości.',
  },
  unknownKey: {
    en: 'This name is not allowed here.',
    da: 'Dette navn er ikke tilladt her.',
    de: 'Dieser Name ist an dieser Stelle nicht erlaubt.',
    pl: 'Karta pomiarowa nie ma w tym miejscu niczego o tej nazwie.',
  },
  expectedText: {
    en: 'This must be text.',
    da: 'Dette skal være en tekst.',
    de: 'Hier muss ein Text stehen.',
    pl: 'Tu musi być tekst.',
  },
  expectedNumber: {
    en: 'This must be a number.',
    da: 'Dette skal være et tal.',
    de: 'Hier muss eine Zahl stehen.',
    pl: 'Tu musi być liczba.',
  },
  expectedWholeNumber: {
    en: 'This must be a whole number.',
    da: 'Dette skal være et helt tal.',
    de: 'Hier muss eine ganze Zahl stehen.',
    pl: 'Tu musi być liczba całkowita.',
  },
  expectedBoolean: {
    en: 'This must be true or false.',
    da: 'Dette skal være true eller false.',
    de: 'Hier muss true oder false stehen.',
    pl: 'Tu musi być true lub false.',
  },
  expectedList: {
    en: 'This must be a list, in square brackets.',
    da: 'Dette skal være en liste i kantede parenteser.',
    de: 'Hier muss eine Liste in eckigen Klammern stehen.',
    pl: 'Tu musi być lista w nawiasach kwadratowych.',
  },
  expectedObject: {
    en: 'This must be an object, in curly brackets.',
    da: 'Dette skal være et objekt i krøllede parenteser.',
    de: 'Hier muss ein Objekt in geschweiften Klammern stehen.',
    pl: 'Tu musi być obiekt w nawiasach klamrowych.',
  },
  expectedSingle: {
    en: 'This must be text, a number, true, false or null.',
    da: 'Dette skal være en tekst, et tal, true, false eller null.',
    de: 'Hier muss ein Text, eine Zahl, true, false oder null stehen.',
    pl: 'Tu musi być tekst, liczba, true, false lub null.',
  },
  notOneOf: {
    en: 'Only these are known: {expected}.',
    da: 'Kun følgende er kendt: {expected}.',
    de: 'Möglich ist nur: {expected}.',
    pl: 'Dozwolone są tylko: {expected}.',
  },
  badId: {
    en: 'The id of a field begins with a letter and has only the letters A–Z and a–z, digits, “_” and “-”, at most 64 characters.',
    da: 'Et felts id begynder med et bogstav og består kun af bogstaverne A–Z og a–z, cifre, ”_” og ”-”, højst 64 tegn.',
    de: 'Die ID eines Felds beginnt mit einem Buchstaben und besteht nur aus den Buchstaben A–Z und a–z, Ziffern, „_“ und „-“, höchstens 64 Zeichen.',
    pl: 'Identyfikator pola zaczyna się od litery i składa się tylko z liter A–Z i a–z, cyfr, „_” i „-”; ma najwyżej 64 znaki.',
  },
  badText: {
    en: 'The text is empty or has characters that are not allowed here, such as a line break.',
    da: 'Teksten er tom eller indeholder tegn, der ikke er tilladt her, f.eks. et linjeskift.',
    de: 'Der Text ist leer oder enthält Zeichen, die hier nicht erlaubt sind, etwa einen Zeilenumbruch.',
    pl: 'Tekst jest pusty albo zawiera znaki, które są tu niedozwolone, np. podział wiersza.',
  },
  longText: {
    en: 'The text is longer than {most} characters.',
    da: 'Teksten er længere end {most} tegn.',
    de: 'Der Text ist länger als {most} Zeichen.',
    pl: 'Tekst jest zbyt długi. Największa liczba znaków: {most}.',
  },
  longList: {
    en: 'The list has more than {most} entries.',
    da: 'Listen har flere end {most} poster.',
    de: 'Die Liste hat mehr als {most} Einträge.',
    pl: 'Lista ma więcej niż {most} pozycji.',
  },
  emptyList: {
    en: 'The list needs at least one entry.',
    da: 'Listen skal have mindst én post.',
    de: 'Die Liste braucht mindestens einen Eintrag.',
    pl: 'Lista musi mieć co najmniej jedną pozycję.',
  },
  smallNumber: {
    en: 'The number must be at least {least}.',
    da: 'Tallet skal være mindst {least}.',
    de: 'Die Zahl muss mindestens {least} sein.',
    pl: 'Liczba musi wynosić co najmniej {least}.',
  },
  largeNumber: {
    en: 'The number must be at most {most}.',
    da: 'Tallet må højst være {most}.',
    de: 'Die Zahl darf höchstens {most} sein.',
    pl: 'Liczba może wynosić najwyżej {most}.',
  },
  notAbove: {
    en: 'The number must be above {bound}.',
    da: 'Tallet skal være større end {bound}.',
    de: 'Die Zahl muss größer als {bound} sein.',
    pl: 'Liczba musi być większa niż {bound}.',
  },
  doubleField: {
    en: 'There is already a field with the id “{id}”.',
    da: 'Der er allerede et felt med id ”{id}”.',
    de: 'Es gibt bereits ein Feld mit der ID „{id}“.',
    pl: 'Istnieje już pole o identyfikatorze „{id}”.',
  },
  doubleOption: {
    en: 'The field already has an option with the key “{key}”.',
    da: 'Feltet har allerede en mulighed med nøglen ”{key}”.',
    de: 'Das Feld hat bereits eine Option mit dem Schlüssel „{key}“.',
    pl: 'Pole ma już opcję o kluczu „{key}”.',
  },
  doubleRule: {
    en: 'The field already has the rule “{kind}”.',
    da: 'Feltet har allerede reglen ”{kind}”.',
    de: 'Das Feld hat bereits die Regel „{kind}“.',
    pl: 'Pole ma już regułę „{kind}”.',
  },
  shownTwice: {
    en: 'The field “{id}” is already shown. Name it once.',
    da: 'Feltet ”{id}” vises allerede. Angiv det kun én gang.',
    de: 'Das Feld „{id}“ wird bereits gezeigt. Nennen Sie es nur einmal.',
    pl: 'Pole „{id}” jest już wyświetlane. Podaj je tylko raz.',
  },
  noSuchField: {
    en: 'The card has no field with the id “{id}”.',
    da: 'Målekortet har intet felt med id ”{id}”.',
    de: 'Die Messkarte hat kein Feld mit der ID „{id}“.',
    pl: 'Karta nie ma pola o identyfikatorze „{id}”.',
  },
  otherType: {
    en: 'The field “{id}” is of a type that does not fit here. It must be: {expected}.',
    da: 'Feltet ”{id}” er af en type, der ikke passer her. Den skal være: {expected}.',
    de: 'Der Typ des Felds „{id}“ passt hier nicht. Möglich ist: {expected}.',
    pl: 'Typ pola „{id}” tu nie pasuje. Dozwolone: {expected}.',
  },
  unitMissing: {
    en: 'As “{use}”, the field needs one of these units: {expected}.',
    da: 'Som ”{use}” skal feltet have en af disse måleenheder: {expected}.',
    de: 'Als „{use}“ braucht das Feld eine dieser Einheiten: {expected}.',
    pl: 'Jako „{use}” pole musi mieć jedną z jednostek miary: {expected}.',
  },
  unitElsewhere: {
    en: 'A field of the type “{type}” has no unit.',
    da: 'Et felt af typen ”{type}” har ingen måleenhed.',
    de: 'Ein Feld vom Typ „{type}“ hat keine Einheit.',
    pl: 'Pole typu „{type}” nie ma jednostki miary.',
  },
  unitOfOtherKind: {
    en: 'The unit “{unit}” does not fit here. It must be: {expected}.',
    da: 'Måleenheden ”{unit}” passer ikke her. Den skal være: {expected}.',
    de: 'Die Einheit „{unit}“ passt hier nicht. Möglich ist: {expected}.',
    pl: 'Jednostka miary „{unit}” tu nie pasuje. Dozwolone: {expected}.',
  },
  optionsMissing: {
    en: 'The field needs options to choose from.',
    da: 'Feltet skal have muligheder at vælge imellem.',
    de: 'Dem Feld fehlen Optionen zur Auswahl.',
    pl: 'Pole musi mieć opcje do wyboru.',
  },
  optionsElsewhere: {
    en: 'A field of the type “{type}” has no options.',
    da: 'Et felt af typen ”{type}” har ingen muligheder.',
    de: 'Ein Feld vom Typ „{type}“ hat keine Optionen.',
    pl: 'Pole typu „{type}” nie ma opcji.',
  },
  speciesElsewhere: {
    en: 'Only options of the tree species have this.',
    da: 'Kun træarter har dette.',
    de: 'Diese Angabe gibt es nur bei Baumarten.',
    pl: 'Ta wartość jest dozwolona tylko przy gatunkach drzew.',
  },
  labelElsewhere: {
    en: 'Only a field of the type “Boolean” has this.',
    da: 'Kun felter af typen ”Boolean” har dette.',
    de: 'Diese Angabe gibt es nur bei Feldern vom Typ „Boolean“.',
    pl: 'Ta wartość jest dozwolona tylko w polach typu „Boolean”.',
  },
  ownLanguage: {
    en: 'This is the language of the card. Its text is given separately, without a language.',
    da: 'Dette er målekortets eget sprog. Teksten på det sprog står ved siden af uden sprogangivelse.',
    de: 'Das ist die Sprache der Messkarte. Der Text in dieser Sprache steht daneben, ohne Sprachangabe.',
    pl: 'To jest język karty. Tekst w tym języku podaje się obok, bez wskazania języka.',
  },
  languageIncomplete: {
    en: 'The field has other texts in this language. It needs this one too.',
    da: 'Feltet har andre tekster på dette sprog. Denne skal også med.',
    de: 'Das Feld hat andere Texte in dieser Sprache. Auch dieser Text ist nötig.',
    pl: 'Pole ma inne teksty w tym języku. Ten też jest potrzebny.',
  },
  textElsewhere: {
    en: 'There is no text that this could translate.',
    da: 'Der er ingen tekst, som dette kunne oversætte.',
    de: 'Es gibt keinen Text, den dies übersetzen könnte.',
    pl: 'Nie ma tekstu, do którego to tłumaczenie mogłoby należeć.',
  },
  defaultUnfit: {
    en: 'The default does not match the type “{type}” or the options.',
    da: 'Standardværdien er ikke en værdi af typen ”{type}” eller ikke en af mulighederne.',
    de: 'Der Vorgabewert ist kein Wert vom Typ „{type}“ oder steht nicht zur Auswahl.',
    pl: 'Wartość domyślna nie jest typu „{type}” albo nie ma jej wśród opcji.',
  },
  ruleElsewhere: {
    en: 'The rule “{kind}” does not apply to fields of the type “{type}”.',
    da: 'Reglen ”{kind}” gælder ikke for felter af typen ”{type}”.',
    de: 'Die Regel „{kind}“ gilt nicht für Felder vom Typ „{type}“.',
    pl: 'Reguła „{kind}” nie dotyczy pól typu „{type}”.',
  },
  requiredTooEarly: {
    en: 'The field is only known once the stack has been measured. It cannot be required at pre-registration.',
    da: 'Feltet er først kendt, når stakken er opmålt. Det kan ikke kræves ved forhåndsregistreringen.',
    de: 'Das Feld ist erst nach der Vermessung bekannt. Bei der Vorerfassung kann es keine Pflicht sein.',
    pl: 'Wartość pola jest znana dopiero po pomiarze. Nie można jej wymagać przy wstępnej rejestracji.',
  },
  roleTwice: {
    en: 'The field “{id}” is already used for something else. Name a separate field.',
    da: 'Feltet ”{id}” har allerede en anden betydning. Angiv et særskilt felt.',
    de: 'Das Feld „{id}“ hat schon eine andere Bedeutung. Nennen Sie ein eigenes Feld.',
    pl: 'Pole „{id}” ma już inne znaczenie. Podaj osobne pole.',
  },
  ruleWithoutValue: {
    en: 'The rule “{kind}” needs a number.',
    da: 'Reglen ”{kind}” skal have et tal.',
    de: 'Die Regel „{kind}“ braucht eine Zahl.',
    pl: 'Reguła „{kind}” wymaga liczby.',
  },
  ruleWithValue: {
    en: 'The rule “{kind}” takes no number: write null.',
    da: 'Reglen ”{kind}” har intet tal: Skriv null.',
    de: 'Die Regel „{kind}“ hat keine Zahl: Schreiben Sie null.',
    pl: 'Reguła „{kind}” nie ma liczby: wpisz null.',
  },
  crossedRules: {
    en: 'No value can fit: “{least}” is above “{most}”.',
    da: 'Ingen værdi kan passe: ”{least}” er større end ”{most}”.',
    de: 'Kein Wert kann passen: „{least}“ liegt über „{most}“.',
    pl: 'Żadna wartość nie może pasować: „{least}” jest większe niż „{most}”.',
  },
  emptyInterval: {
    en: 'The upper limit of the class must be above its lower limit.',
    da: 'Klassens øvre grænse skal være højere end den nedre.',
    de: 'Die obere Grenze der Klasse muss über der unteren liegen.',
    pl: 'Górna granica klasy musi być większa od dolnej.',
  },
  intervalOrder: {
    en: 'The class begins below the one before it. Put classes in ascending order.',
    da: 'Klassen begynder under den foregående. Klasser skal stå i stigende rækkefølge.',
    de: 'Die Klasse beginnt unter der vorigen. Klassen stehen in aufsteigender Reihenfolge.',
    pl: 'Klasa zaczyna się poniżej poprzedniej. Klasy podaje się rosnąco.',
  },
  intervalOverlap: {
    en: 'The class overlaps the one before it, so that a log would be counted twice.',
    da: 'Klassen overlapper den foregående, så en stok ville blive talt to gange.',
    de: 'Die Klasse überschneidet sich mit der vorigen, sodass ein Stück doppelt gezählt würde.',
    pl: 'Klasa nachodzi na poprzednią, więc sztuka byłaby liczona dwa razy.',
  },
  highlightOutside: {
    en: 'The part to print in blue reaches beyond the end of the remark.',
    da: 'Den del, der skal trykkes med blåt, rækker ud over bemærkningens slutning.',
    de: 'Der blau zu druckende Teil reicht über das Ende des Hinweises hinaus.',
    pl: 'Część drukowana na niebiesko wykracza poza koniec uwagi.',
  },
  limitUnused: {
    en: 'No check can use this limit: the stack page does not show the fields of “{expected}”.',
    da: 'Ingen kontrol kan bruge denne kontrolgrænse: Stakkens detaljer viser ikke felterne fra ”{expected}”.',
    de: 'Keine Prüfung kann diese Prüfgrenze anwenden: Die Seite eines Polters zeigt die Felder aus „{expected}“ nicht.',
    pl: 'Żadna kontrola nie może zastosować tego progu: szczegóły stosu nie pokazują pól z „{expected}”.',
  },
};

export function cardProblemText({ reason, values = {} }: CardProblem, language: Language): string {
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 20 });
  const said = (value: string | number | undefined) =>
    typeof value === 'number' ? numbers.format(value) : (value ?? '');
  return texts[reason][language].replace(/\{(\w+)\}/g, (_, name) => said(values[String(name)]));
}
