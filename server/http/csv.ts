export interface CsvDialect {
  separator: ',' | ';';
  decimalSign: '.' | ',';
}

/** A number is written with a fixed number of decimals; null is an empty cell. */
export type CsvCell = string | { number: number; decimals: number } | null;

/** Without a byte order mark, spreadsheets read UTF-8 in the machine's own code page. */
export const byteOrderMark = '\uFEFF';

const pointDialect: CsvDialect = { separator: ',', decimalSign: '.' };
const commaDialect: CsvDialect = { separator: ';', decimalSign: ',' };

/**
 * Danish, German and Polish spreadsheets separate cells by semicolons, because their decimal sign is the
 * comma.
 */
export function csvDialect(language: string): CsvDialect {
  return language === 'en' ? pointDialect : commaDialect;
}

/**
 * A spreadsheet would run a text with such a beginning as a formula; some also read full-width characters as
 * the usual ones. In a spreadsheet with another separator, a separator in the text begins a new cell, even
 * after quotation marks.
 */
const beginsFormula = /^(?=[=+\-@＝＋－＠\t\r\n])|(?<=[,;\t\r\n]"*)(?=[=+\-@＝＋－＠])/g;

function textCell(text: string, separator: string): string {
  const harmless = text.replace(beginsFormula, "'");
  const needsQuotes = harmless.includes(separator) || /["\r\n]/.test(harmless);
  return needsQuotes ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Numbers have no thousands separators, so that every spreadsheet reads them as numbers. Three decimals get a
 * further 0: a spreadsheet with the other decimal sign would read `2,400` as two thousand four hundred, but
 * `2,4000` as no number (decision 025).
 */
export function numberText(number: number, decimals: number, { decimalSign }: CsvDialect): string {
  const fixed = number.toFixed(decimals).replace('.', decimalSign);
  return decimals === 3 ? `${fixed}0` : fixed;
}

function cellText(cell: CsvCell, dialect: CsvDialect): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return textCell(cell, dialect.separator);
  return numberText(cell.number, cell.decimals, dialect);
}

/**
 * A line ends as in RFC 4180. A text that would run as a formula gets an apostrophe at its beginning; numbers
 * stay numbers, even negative ones.
 */
export function csvLine(cells: readonly CsvCell[], dialect: CsvDialect): string {
  return `${cells.map((cell) => cellText(cell, dialect)).join(dialect.separator)}\r\n`;
}
