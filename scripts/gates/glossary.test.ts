import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Language, languages } from '../../src/lib/languages';

const forbidden: Record<Language, [RegExp, instead: string][]> = {
  en: [
    [
      /(?<!\bof (the |this |these )?)\bstacks? (could not be|cannot be|are|is|was|were) (re)?(loaded|fetched)\b/i,
      'the list of stacks, the data of the stack',
    ],
    [
      /\b(loads?|loading|fetch(es|ing)?) (\w+ )?stacks?\b(?! (data|details|list))/i,
      'the list of stacks, the data of the stack',
    ],
    [/\b(sends?|accepts?|takes?|sent) (the |these |no |first |of )*stacks?\b(?! data)/i, 'stack data'],
    [/\b(bring|brings|brought) (it |them |stacks? )?back\b/i, 'reinstate'],
    [/\bevidence\b/i, 'measurement check'],
    [/\bmeanwhile\b/i, 'since you opened it'],
    [/\bpictures?\b/i, 'image'],
    [/\bsign(ed|ing)?[ -](in|out)\b/i, 'log in, log out'],
    [/\bzip code\b|\bstreet number\b/i, 'postcode, house number'],
    [/\bon bark\b/i, 'over bark'],
    [/\bpallet wood\b|\benergy wood\b/i, 'palletwood, woodfuel'],
  ],
  da: [
    [/volumen/i, 'fastmasse, rumfang'],
    [
      /(?<!(?:om|over) )(?<!\p{L})stak(ken|ke|kene)? (kunne|kan) ikke (hentes|indlæses)|(send|modtag)er? (ingen |de |den første )*stak(ke|ken|kene)?(?!\p{L})/iu,
      'stakdata, listen over stakke',
    ],
    [/stakkens side(?!r)/i, 'stakkens detaljer'],
    [/genberegn/i, 'efterregne'],
    [/træstak/i, 'stak'],
    [/(?<!\p{L})afdeling(?!\/litra)/iu, 'enhed'],
    [/områdenummer/i, 'afdeling/litra'],
    [/certificere/i, 'verificeret'],
    [/rummål/i, 'rumfang'],
    [/fuldmåling|måletype/i, 'fuld opmåling, opmålingstype'],
    [/rødråd/i, 'råd'],
    [/(?<!\p{L})stab(el|ler)(?!\p{L})/iu, 'stak'],
    [/adgang til (de )?stak/i, 'adgang til at se'],
  ],
  de: [
    [
      /(?<!der (\p{L}+ )?)(?<!\p{L})polter (konnten?|wird|werden|wurden?) (nicht )?geladen/iu,
      'Polterdaten, die Liste der Polter',
    ],
    [/(sende[nt]?|nimmt) ((?!oder|und)\p{L}+ )*polter(?!\p{L})/iu, 'Polterdaten'],
    [
      /(?<!\p{L})(das|vermessenes|vermessenen|gespeicherte|kein|ohne|nach) volumens?(?!\p{L})/iu,
      'Festmaß, Raummaß',
    ],
    [/umrechnungsfaktor/i, 'Festholzanteil'],
    [/beanstand/i, 'unauffällig, nicht bestanden'],
    [/abteilung/i, 'Bereich'],
    [/flächennummer/i, 'Waldort'],
    [/mittendurchmesser/i, 'mittlerer Durchmesser'],
    [/mittelstamm/i, 'mittleres Stück'],
    [/(?<!\p{L})bericht|vermessungsprotokoll/iu, 'Messprotokoll'],
    [/vorregistrier/i, 'vorerfasst'],
    [/poltermarkierung/i, 'Polter auf der Karte'],
    [/(?<!\p{L})stapel(?!\p{L})/iu, 'Polter'],
    [/(?<!\p{L})polter[^.]* (geht|gehen) an /iu, 'zugewiesen'],
  ],
  pl: [
    [/warun(ek|k\p{L}+)/iu, 'dane pomiaru, zastrzeżenia'],
    [/odebran(o|iu|ie) (?!cał)/iu, 'otrzymano'],
    [/przelicz/i, 'obliczyć ponownie'],
    [/klas\p{L}* grubości/iu, 'klasa średnic'],
    [/stron\p{L}+ stosu/iu, 'szczegóły stosu'],
    [/(?<!\p{L})(do|od): \{|należ\p{L}+ do \{/iu, 'odbiorca: …, należy do jednostki …'],
    [/trafi\p{L}* do/iu, 'przypisany, odbiorca: …'],
    [/(?<!\p{L})(stos(y|ów)?|nie (jest|będzie))(?!\p{L})[^.]* liczon/iu, 'uwzględniany'],
    [/punkt\p{L}* (lub|i|ani) powierzchn/iu, 'obszar'],
    [/(?<!\p{L})(serwer|serwis|usług)/iu, 'Stackyard'],
    [/oddział/i, 'jednostka'],
    [/numer powierzchni/i, 'adres leśny'],
    [/pomiar\p{L}* sztukow/iu, 'zliczanie sztuk'],
    [/mierni(czy|czow)/i, 'mierzący'],
    [/(?<!\p{L})raport/iu, 'protokół'],
    [/objętoś(?!\p{L}+ (przestrzenn|stosu))/iu, 'miąższość'],
    [/średnic\p{L} przeciętn/iu, 'średnia średnica'],
    [/zgniliz\p{L}+ czerwon/iu, 'zgnilizna twarda'],
  ],
};

const root = path.join(__dirname, '../..');
const folders = ['server/texts', 'server/domain/cards'];
const modules = [
  ...folders.flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => path.join(folder, name)),
  ),
  ...readdirSync(path.join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.failures.ts'))
    .map((name) => path.join('server', name)),
];

function textsOf(value: unknown, language: Language, isUnder = false): string[] {
  if (typeof value === 'string') return isUnder ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, language, isUnder || key === language),
  );
}

const readable = (text: string) => text.replaceAll(/\{\w+/g, '{').replaceAll('\u00ad', '');

function wrongWords(texts: readonly string[], language: Language): string[] {
  return texts.flatMap((text) =>
    forbidden[language]
      .filter(([word]) => word.test(readable(text)))
      .map(([, instead]) => `${text} (say: ${instead})`),
  );
}

describe.each(languages)('the texts in %s', (language) => {
  it('say what the trade says on screen', () => {
    const catalogue: Record<string, string> = jest.requireActual(`../../translations/${language}.json`);
    expect(wrongWords(Object.values(catalogue), language)).toEqual([]);
  });

  it('say it in failures, mails, files, measurement cards and reports', () => {
    const texts = modules.flatMap((file) => textsOf(jest.requireActual(path.join(root, file)), language));
    expect(texts.length).toBeGreaterThan(100);
    expect(wrongWords(texts, language)).toEqual([]);
  });
});

it('finds a wrong word in any of its forms, and not the right one that holds it', () => {
  expect(wrongWords(['Ceny pomiarów sztukowych', 'Zliczanie sztuk', 'Objętość przestrzenna'], 'pl')).toEqual([
    'Ceny pomiarów sztukowych (say: zliczanie sztuk)',
  ]);
  expect(wrongWords(['Alle afdelinger', 'Afdeling/litra'], 'da')).toEqual(['Alle afdelinger (say: enhed)']);
  expect(wrongWords(['Ab\u00adtei\u00adlungen', 'Nachbericht'], 'de')).toHaveLength(1);
  expect(wrongWords(['Enlarge: {picture}', 'The picture is late.'], 'en')).toHaveLength(1);
});

/**
 * A stack lies in a forest and travels by lorry. Words for a stack of cards, a list or figures are therefore
 * wrong.
 */
it.each<[Language, wrong: string[], right: string[]]>([
  [
    'en',
    ['The assigned stacks could not be loaded.', 'A program sends stacks.', 'It takes no stacks.'],
    ['The list of stacks could not be loaded.', 'The card could not be loaded.', 'It sends stack data.'],
  ],
  [
    'da',
    ['De tildelte stakke kunne ikke indlæses.', 'Programmet sender stakke.'],
    ['Listen over stakke kunne ikke indlæses.', 'Programmet sender stakdata.'],
  ],
  [
    'de',
    [
      'Die offenen Polter konnten nicht geladen werden.',
      'Das Programm sendet Polter.',
      'Sie nimmt keine Polter an.',
      '{count} Polter, Festmaß {volume}, gehen an {sawmill}.',
    ],
    [
      'Die Liste der Polter konnte nicht geladen werden.',
      'Das Programm sendet Polterdaten.',
      'API-Schlüssel senden',
      'Der Polter wird zugewiesen. Die Bitte geht an {name}.',
    ],
  ],
  [
    'pl',
    ['2 stosy trafią do odbiorcy: {name}', 'Ten stos nie jest już liczony.', '{name} należy do {owner}.'],
    [
      'Przypisano 2 stosy, odbiorca: {name}',
      'Sztuka byłaby liczona dwa razy.',
      'Należy do jednostki {owner}.',
    ],
  ],
])('refuses by its object what only stacks must not be: %s', (language, wrong, right) => {
  expect(wrongWords(wrong, language)).toHaveLength(wrong.length);
  expect(wrongWords(right, language)).toEqual([]);
});
