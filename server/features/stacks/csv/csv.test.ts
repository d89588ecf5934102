import { create as contentDisposition } from 'content-disposition';
import fc from 'fast-check';
import { britishCard, imperialCard, nordskovCard } from '../../../demo/seed/cardPlans';
import { buildCard } from '../../../domain/cards/buildCard';
import { timeZoneOf } from '../../../domain/timeZones';
import { type CsvDialect, csvDialect, csvLine } from '../../../http/csv';
import { cleanFileName, uniqueNames } from '../archive/fileNames';
import { fieldCell } from './fieldCell';
import { columnsOf } from './stackColumns';

const english = csvDialect('en');
const german = csvDialect('de');

function readLine(line: string, { separator }: CsvDialect): string[] {
  const cells: string[] = [];
  let rest = line.replace(/\r\n$/, '');
  for (;;) {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest);
    const end = rest.indexOf(separator);
    const raw = quoted?.[0] ?? (end < 0 ? rest : rest.slice(0, end));
    cells.push(quoted?.[1]?.replaceAll('""', '"') ?? raw);
    rest = rest.slice(raw.length);
    if (rest === '') return cells;
    rest = rest.slice(separator.length);
  }
}

describe('csvDialect', () => {
  it.each(['da', 'de', 'pl'])('splits at semicolons and uses the decimal comma for %s', (language) => {
    expect(csvDialect(language)).toEqual({ separator: ';', decimalSign: ',' });
  });

  it('splits at commas and uses the decimal point for English', () => {
    expect(english).toEqual({ separator: ',', decimalSign: '.' });
  });
});

describe('csvLine', () => {
  it.each([
    ['plain', 'plain'],
    ['', ''],
    ['a;b', 'a;b'],
    ['a,b', '"a,b"'],
    ['say "spruce"', '"say ""spruce"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['Fröslev Skov', 'Fröslev Skov'],
  ])('writes the text %j', (text, written) => {
    expect(csvLine([text], english)).toBe(`${written}\r\n`);
  });

  it.each([
    ['a;=1+1', "a;'=1+1"],
    ['a,=1+1', "a,'=1+1"],
    ['a;"=1+1', `a;"'=1+1`],
    ['one line\n=1+1', "one line\n'=1+1"],
    ['one cell\t＝1', "one cell\t'＝1"],
    ['4;-5', "4;'-5"],
    ['a; -b, =c', 'a; -b, =c'],
  ])('neutralises within %j what another spreadsheet takes for a cell', (text, written) => {
    for (const dialect of [english, german])
      expect(readLine(csvLine([text], dialect), dialect)).toEqual([written]);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1', '＋1', '－1', '＠x'])(
    'neutralises %j',
    (text) => {
      expect(readLine(csvLine([text], english), english)).toEqual([`'${text}`]);
    },
  );

  it.each(['1=1', 'a+b', "'=1", ' =1'])('leaves %j alone', (text) => {
    expect(csvLine([text], english)).toBe(`${text}\r\n`);
  });

  it.each([
    [-12.5, 1, '-12.5', '-12,5'],
    [1234567.8914, 3, '1234567.8910', '1234567,8910'],
    [0, 3, '0.0000', '0,0000'],
    [42, 0, '42', '42'],
  ])('leaves the number %d a number', (number, decimals, point, comma) => {
    expect(csvLine([{ number, decimals }], english)).toBe(`${point}\r\n`);
    expect(csvLine([{ number, decimals }], german)).toBe(`${comma}\r\n`);
  });

  it('writes no number that a reader with the other decimal sign takes for another one', () => {
    // Reads a number as LibreOffice does with English, Danish, German or Polish settings.
    const readBy = (text: string, { decimalSign }: CsvDialect): number | 'text' => {
      const groupSign = decimalSign === ',' ? '.' : ',';
      const grouped = new RegExp(`^-?\\d+(\\${groupSign}\\d{3})+$`).test(text);
      const plain = grouped ? text.replaceAll(groupSign, '') : text.replace(decimalSign, '.');
      return /^-?\d+(\.\d+)?$/.test(plain) && (grouped || !text.includes(groupSign)) ? Number(plain) : 'text';
    };
    fc.assert(
      fc.property(
        fc.double({ min: -1e9, max: 1e9, noNaN: true }),
        fc.integer({ min: 0, max: 9 }),
        fc.constantFrom([english, german] as const, [german, english] as const),
        (number, decimals, [own, other]) => {
          const text = csvLine([{ number, decimals }], own).trim();
          expect(readBy(text, own)).toBeCloseTo(Number(number.toFixed(decimals)), 9);
          expect([readBy(text, own), 'text']).toContain(readBy(text, other));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('leaves a missing value empty', () => {
    expect(csvLine(['a', null, 'b', null], german)).toBe('a;;b;\r\n');
  });

  it('can be read back, and no cell starts like a formula', () => {
    const nastyText = fc.string({ unit: fc.constantFrom(...'=+-@＝\t\r\n",;\' aøł1'), maxLength: 8 });
    fc.assert(
      fc.property(
        fc.array(nastyText, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(english, german),
        (texts, dialect) => {
          const cells = readLine(csvLine(texts, dialect), dialect);
          const withoutApostrophes = (text: string) => text.replaceAll("'", '');
          expect(cells.map(withoutApostrophes)).toEqual(texts.map(withoutApostrophes));
          expect(cells.filter((cell) => /^[=+\-@＝\t\r\n]|[,;\t\r\n]"*[=+\-@＝]/.test(cell))).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('a cell', () => {
  it('tells the pieces from the diameter of the bearers', () => {
    const field = buildCard(nordskovCard).fields.find(({ fieldType }) => fieldType === 'Deductions');
    if (!field) throw new Error('The card has no bearers');
    const value = {
      keyUnit: 'Centimeters' as const,
      averageCount: 14,
      deductionsCount: [{ item1: 12, item2: 3 }],
    };
    const context = { dialect: csvDialect('en'), zone: timeZoneOf('dk') };
    expect(fieldCell(field, { fieldType: 'Deductions', value }, context)).toBe('Ø 14.0; 3 × Ø 12.0');
  });
});

describe('a file of stacks', () => {
  const headingsOf = (plan: typeof britishCard) =>
    columnsOf(buildCard(plan), 'en').map(({ heading }) => heading);

  it('has lengths and volumes in metres and cubic metres, once', () => {
    const headings = headingsOf(britishCard);
    expect(headings).toEqual(
      expect.arrayContaining(['Solid volume (m³ · decimal point)', 'Assortment length (m · decimal point)']),
    );
    expect(
      headings.filter((heading) => /^(Solid volume|Volume|Assortment length)/.test(heading)),
    ).toHaveLength(2);
  });

  it('has them in the units of the card as well where those are others', () => {
    expect(headingsOf(imperialCard)).toEqual(
      expect.arrayContaining([
        'Solid volume (m³ · decimal point)',
        'Assortment length (m · decimal point)',
        'Volume (ft³ · decimal point)',
        'Assortment length (ft · decimal point)',
      ]),
    );
  });

  it('tells a column of the card from the column of every stack with the same name', () => {
    const headings = headingsOf(britishCard);
    expect(headings).toEqual(
      expect.arrayContaining(['Measurement date', 'Measurement date (measurement card)', 'Order number']),
    );
    expect(headings.filter((heading) => /\(\d+\)$/.test(heading))).toEqual([]);
  });
});

describe('cleanFileName', () => {
  it.each([
    ['2026-000123', '2026-000123'],
    ['Tømmer Łódź 東', 'Tømmer Łódź 東'],
    ['../../etc/passwd', '-..-etc-passwd'],
    ['C:\\Windows\\system32', 'C-Windows-system32'],
    ['a\u0000b\u202Egnp.exe', 'abgnp.exe'],
    ['CON', 'CON_'],
    ['nul.txt', 'nul_.txt'],
    ['lpt1', 'lpt1_'],
    ['console', 'console'],
    ['trailing. . ', 'trailing'],
    ['.hidden', 'hidden'],
    ['two\nlines', 'two lines'],
    ['...', 'stack'],
    ['', 'stack'],
  ])('%j becomes %j', (text, name) => {
    expect(cleanFileName(text, 'stack')).toBe(name);
  });

  it('cuts between characters, never inside one', () => {
    expect(cleanFileName('ø'.repeat(200), 'stack')).toBe('ø'.repeat(80));
    expect(cleanFileName('🌲'.repeat(200), 'stack')).toBe('🌲'.repeat(50));
  });
});

describe('uniqueNames', () => {
  it('numbers what was given before, whatever the case', () => {
    const nameOf = uniqueNames('stack');
    expect(['A-1', 'a-1', 'A-1', 'A-1 (2)', 'B'].map(nameOf)).toEqual([
      'A-1',
      'a-1 (2)',
      'A-1 (3)',
      'A-1 (2) (2)',
      'B',
    ]);
  });

  it('gives 10,000 safe and different names', () => {
    const nasty = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.string({ unit: fc.constantFrom('東', '🌲'), minLength: 40, maxLength: 120 }),
      fc.string({
        unit: fc.constantFrom('.', '/', '\\', ' ', ':', 'c', 'o', 'n', '1', '\u0000'),
        maxLength: 6,
      }),
      fc.constantFrom('CON', 'com1.txt', 'LPT¹', '../x', 'Å', 'A\u030A'),
    );
    const nameOf = uniqueNames('stack');
    const names = fc.sample(nasty, 10_000).map(nameOf);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(10_000);
    const unsafe = names.filter(
      (name) =>
        name === '' ||
        /[<>:"/\\|?*\p{C}]/u.test(name) ||
        /^[. ]|[. ]$/.test(name) ||
        /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i.test(name) ||
        [...name].length > 90 ||
        Buffer.byteLength(name) > 220,
    );
    expect(unsafe).toEqual([]);
  });
});

describe('a cleaned name in a header', () => {
  it('has only printable ASCII whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(contentDisposition(cleanFileName(text, 'stack'))).toMatch(/^[\x20-\x7e]+$/);
      }),
    );
  });
});
