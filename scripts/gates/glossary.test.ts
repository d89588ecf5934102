import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Language, languages } from '../../src/lib/languages';

/** Words that are wrong wherever they stand in a language, and what to say instead; the reasons are in docs/glossary.md. */
const forbidden: Record<Language, [RegExp, instead: string][]> = {
  en: [
    [/\bmeanwhile\b/i, 'since you opened it'],
    [/\bpictures?\b/i, 'image'],
    [/\bsign(ed|ing)?[ -](in|out)\b/i, 'log in, log out'],
    [/\bzip code\b|\bstreet number\b/i, 'postcode, house number'],
    [/\bon bark\b/i, 'over bark'],
    [/\bpallet wood\b|\benergy wood\b/i, 'palletwood, woodfuel'],
  ],
  da: [
    [/(?<!\p{L})afdeling(?!\/litra)/iu, 'enhed'],
    [/områdenummer/i, 'afdeling/litra'],
    [/certificere/i, 'verificeret'],
    [/rummål/i, 'rumfang'],
    [/fuldmåling|måletype/i, 'fuld opmåling, opmålingstype'],
    [/rødråd/i, 'råd'],
    [/(?<!\p{L})stab(el|ler)(?!\p{L})/iu, 'stak'],
  ],
  de: [
    [/abteilung/i, 'Bereich'],
    [/flächennummer/i, 'Waldort'],
    [/mittendurchmesser/i, 'mittlerer Durchmesser'],
    [/mittelstamm/i, 'mittleres Stück'],
    [/(?<!\p{L})bericht|vermessungsprotokoll/iu, 'Messprotokoll'],
    [/vorregistrier/i, 'vorerfasst'],
    [/poltermarkierung/i, 'Polter auf der Karte'],
    [/(?<!\p{L})stapel(?!\p{L})/iu, 'Polter'],
  ],
  pl: [
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
];

/** Every text in a value that stands under the key of the language, however deep: `{ mean: { de: 'Mittel' } }`. */
function textsOf(value: unknown, language: Language, isUnder = false): string[] {
  if (typeof value === 'string') return isUnder ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, language, isUnder || key === language),
  );
}

/** Without the names of its values: `{picture}` is no word of the reader's. */
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
