export interface CsvDialect {
  separator: ',' | ';';
  decimalSign: '.' | ',';
}

/** A number has fixed decimals; null is an empty cell. */
export type CsvCell = string | { number: number; decimals: number } | null;

/** Without it spreadsheets read UTF-8 in the machine's code page. */
export const byteOrderMark = '\uFEFF';

const pointDialect: CsvDialect = { separator: ',', decimalSign: '.' };
const commaDialect: CsvDialect = { separator: ';', decimalSign: ',' };

/** Danish, German and Polish spreadsheets split at semicolons, because the comma is their decimal sign. */
export function csvDialect(language: string): CsvDialect {
  return language === 'en' ? pointDialect : commaDialect;
}

/**
 * A spreadsheet would run such a text as a formula, and some read full-width signs as the usual ones. A
 * foreign separator begins a new cell within the text, behind quotation marks too.
 */
const beginsFormula = /^(?=[=+\-@＝＋－＠\t\r\n])|(?<=[,;\t\r\n]"*)(?=[=+\-@＝＋－＠])/g;

function textCell(text: string, separator: string): string {
  const harmless = text.replace(beginsFormula, "'");
  const needsQuotes = harmless.includes(separator) || /["\r\n]/.test(harmless);
  return needsQuotes ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Numbers have no grouping, so that every spreadsheet reads them as numbers. Three decimals get a nought
 * behind them: where the other decimal sign is used, `2,400` would be two thousand four hundred, while
 * `2,4000` is no number (decision 025).
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
 * A line ends as RFC 4180 says. A text that would run as a formula gets an apostrophe in front; numbers,
 * negative ones too, stay numbers.
 */
export function csvLine(cells: readonly CsvCell[], dialect: CsvDialect): string {
  return `${cells.map((cell) => cellText(cell, dialect)).join(dialect.separator)}\r\n`;
}
