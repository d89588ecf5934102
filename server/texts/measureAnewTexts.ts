import type { Language } from '../domain/languages';

interface MeasureAnewText {
  subject: string;
  /** `{asker}` is a person with the organisation in brackets, or only the organisation. */
  before: string;
  stack: string;
  department: string;
  measured: string;
  place: string;
  way: string;
  reasons: string;
  word: string;
  what: string;
  questions: string;
  end: string;
}

export const measureAnewTexts: Readonly<Record<Language, MeasureAnewText>> = {
  en: {
    subject: 'Please measure stack {stack} again: {owner}',
    before: 'Hello,\n\n{asker} asks you to measure a stack again.',
    stack: 'Stack',
    department: 'Department',
    measured: 'Measured',
    place: 'Position',
    way: 'Directions',
    reasons: 'What is in doubt:',
    word: 'Message:',
    what: 'Measure the stack again in your app, under the same number, and give the reason for the correction. The new measurement replaces the former one.',
    questions: 'If you have questions, write to {email}.',
    end: 'Stackyard',
  },
  da: {
    subject: 'Mål venligst stak {stack} igen: {owner}',
    before: 'Hej\n\n{asker} beder dig om at måle en stak igen, som du har opmålt.',
    stack: 'Stak',
    department: 'Enhed',
    measured: 'Opmålt',
    place: 'Position',
    way: 'Vejen dertil',
    reasons: 'Det er der tvivl om:',
    word: 'Besked:',
    what: 'Mål stakken igen i din app under samme nummer, og angiv begrundelsen for rettelsen. Den nye opmåling træder i stedet for den tidligere.',
    questions: 'Har du spørgsmål, så skriv til {email}.',
    end: 'Venlig hilsen\nStackyard',
  },
  de: {
    subject: 'Bitte Polter {stack} neu vermessen: {owner}',
    before: 'Guten Tag,\n\n{asker} bittet Sie, einen Polter neu zu vermessen, den Sie vermessen haben.',
    stack: 'Polter',
    department: 'Bereich',
    measured: 'Vermessen',
    place: 'Position',
    way: 'Anfahrt',
    reasons: 'Zu prüfen ist:',
    word: 'Nachricht:',
    what: 'Vermessen Sie den Polter mit Ihrer App noch einmal unter derselben Nummer und geben Sie dabei den Grund der Korrektur an. Die neue Vermessung ersetzt die bisherige.',
    questions: 'Bei Fragen schreiben Sie an {email}.',
    end: 'Mit freundlichen Grüßen\nStackyard',
  },
  pl: {
    subject: 'Prośba o ponowny pomiar stosu {stack}: {owner}',
    before: 'Dzień dobry,\n\n{asker} prosi o ponowny pomiar stosu zmierzonego przez Ciebie.',
    stack: 'Stos',
    department: 'Jednostka',
    measured: 'Zmierzono',
    place: 'Położenie',
    way: 'Dojazd',
    reasons: 'Co budzi wątpliwości:',
    word: 'Wiadomość:',
    what: 'Zmierz stos ponownie w swojej aplikacji, pod tym samym numerem i z podaniem przyczyny korekty. Nowy pomiar zastąpi dotychczasowy.',
    questions: 'W razie pytań napisz na adres {email}.',
    end: 'Z poważaniem\nStackyard',
  },
};

interface MeasureNoMoreText {
  subject: string;
  text: string;
}

export const measureNoMoreTexts: Readonly<Record<Language, MeasureNoMoreText>> = {
  en: {
    subject: 'Stack {stack} need not be measured again: {owner}',
    text: 'Hello,\n\n{asker} no longer needs you to measure stack {stack} ({department}) again. There is nothing to do.\n\nStackyard',
  },
  da: {
    subject: 'Stak {stack} behøver ikke blive målt igen: {owner}',
    text: 'Hej\n\n{asker} beder dig ikke længere om at måle stak {stack} ({department}) igen. Du behøver ikke gøre noget.\n\nVenlig hilsen\nStackyard',
  },
  de: {
    subject: 'Polter {stack} muss nicht neu vermessen werden: {owner}',
    text: 'Guten Tag,\n\n{asker} hat die Bitte zurückgenommen, den Polter {stack} ({department}) neu zu vermessen. Sie brauchen nichts zu tun.\n\nMit freundlichen Grüßen\nStackyard',
  },
  pl: {
    subject: 'Stosu {stack} nie trzeba mierzyć ponownie: {owner}',
    text: 'Dzień dobry,\n\n{asker}: prośba o ponowny pomiar stosu {stack} ({department}) jest nieaktualna. Nie musisz nic robić.\n\nZ poważaniem\nStackyard',
  },
};
