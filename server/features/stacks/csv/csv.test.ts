import fc from 'fast-check';
import { type CsvDialect, csvDialect, csvLine } from './csv';

const english = csvDialect('en');
const german = csvDialect('de');

/** A reader of RFC 4180, independent of the writer. */
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
    // What LibreOffice does with settings in English, Danish, German and Polish.
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
