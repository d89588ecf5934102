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

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('neutralises %j', (text) => {
    expect(readLine(csvLine([text], english), english)).toEqual([`'${text}`]);
  });

  it.each(['1=1', 'a+b', "'=1", ' =1'])('leaves %j alone', (text) => {
    expect(csvLine([text], english)).toBe(`${text}\r\n`);
  });

  it.each([
    [-12.5, 1, '-12.5', '-12,5'],
    [1234567.8914, 3, '1234567.891', '1234567,891'],
    [0, 3, '0.000', '0,000'],
    [42, 0, '42', '42'],
  ])('leaves the number %d a number', (number, decimals, point, comma) => {
    expect(csvLine([{ number, decimals }], english)).toBe(`${point}\r\n`);
    expect(csvLine([{ number, decimals }], german)).toBe(`${comma}\r\n`);
  });

  it('leaves a missing value empty', () => {
    expect(csvLine(['a', null, 'b', null], german)).toBe('a;;b;\r\n');
  });

  it('can be read back, and no cell starts like a formula', () => {
    const nastyText = fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n",;\' aøł1'), maxLength: 8 });
    fc.assert(
      fc.property(
        fc.array(nastyText, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(english, german),
        (texts, dialect) => {
          const cells = readLine(csvLine(texts, dialect), dialect);
          expect(cells.map((cell, index) => (cell === texts[index] ? cell : cell.slice(1)))).toEqual(texts);
          expect(cells.filter((cell) => '=+-@\t\r'.includes(cell.charAt(0)) && cell !== '')).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });
});
