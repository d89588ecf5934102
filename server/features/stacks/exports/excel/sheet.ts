import { xmlText } from '../xmlText';

/**
 * A number has fixed decimals. A moment and a day are local time, such as `2026-11-21 14:05:09`. Null is an
 * empty cell. A sum has a formula and its value, so that programs need not compute it.
 */
export type SheetCell =
  | string
  | { number: number; decimals: number }
  | { moment: string }
  | { day: string }
  | { sum: number; of: string; decimals: number }
  | null;

/**
 * The numbers of the styles are their indexes in `cellXfs`, in this order. Numbers below `firstFormatId`
 * belong to built-in formats.
 */
const formats = [
  { name: 'text', code: '@' },
  { name: 'heading', code: '@', font: 1 },
  { name: 'moment', code: 'yyyy\\-mm\\-dd\\ hh:mm:ss' },
  { name: 'day', code: 'yyyy\\-mm\\-dd' },
  { name: 'decimals0', code: '0' },
  { name: 'decimals1', code: '0.0' },
  { name: 'decimals2', code: '0.00' },
  { name: 'decimals3', code: '0.000' },
  { name: 'decimals7', code: '0.0000000' },
  { name: 'sum', code: '0.000', font: 1 },
] as const;

type Format = (typeof formats)[number]['name'];

function styleOf(name: Format): number {
  return formats.findIndex((format) => format.name === name);
}

const styles = Object.fromEntries(formats.map(({ name }, index) => [name, index]));

function styleOfNumber(decimals: number): number {
  return styles[`decimals${decimals}`] ?? styleOf('decimals3');
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const firstFormatId = 164;

export function stylesXml(): string {
  const codes = formats.map(
    ({ code }, index) => `<numFmt numFmtId="${firstFormatId + index}" formatCode="${xmlText(code)}"/>`,
  );
  const cells = formats.map((format, index) => {
    const isHeading = format.name === 'heading';
    const [font, fill] = ['font' in format ? format.font : 0, isHeading ? 2 : 0];
    const look = `numFmtId="${firstFormatId + index}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0"`;
    const applied = 'applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"';
    const alignment = `<alignment vertical="top"${isHeading ? ' wrapText="1"' : ''}/>`;
    return `<xf ${look} ${applied}>${alignment}</xf>`;
  });
  const font = '<sz val="11"/><name val="Calibri"/><family val="2"/>';
  return [
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="${main}">`,
    `<numFmts count="${codes.length}">${codes.join('')}</numFmts>`,
    `<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>`,
    '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>',
    '<fill><patternFill patternType="solid"><fgColor rgb="FFE7EFE9"/><bgColor indexed="64"/></patternFill></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${cells.length}">${cells.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  ].join('');
}

export function columnLetters(index: number): string {
  const before = Math.floor(index / 26);
  return (before > 0 ? columnLetters(before - 1) : '') + String.fromCharCode(65 + (index % 26));
}

/** A cell holds at most this many characters. Excel repairs a file with more by removing the text. */
const longestText = 32_767;

/** Programs read `_x0041_` in a cell as the character with that code. */
const looksEscaped = /_(?=x[0-9a-f]{4}_)/gi;

function textXml(text: string): string {
  const held = text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text;
  return xmlText(held.includes('_') ? held.replace(looksEscaped, '_x005F_') : held);
}

const dayInMilliseconds = 86_400_000;
/**
 * A sheet counts days from 30 December 1899; this many are before 1970. The numbers are reliable from March
 * 1900 until the first day of the year 10000.
 */
const daysBefore1970 = 25_569;
const firstReliableDay = 61;
const endOfDays = 2_958_466;

function serialOf(clockTime: string): number | null {
  const instant = Date.parse(`${clockTime.replace(' ', 'T')}${clockTime.length > 10 ? 'Z' : ''}`);
  const serial = instant / dayInMilliseconds + daysBefore1970;
  return serial >= firstReliableDay && serial < endOfDays ? serial : null;
}

function cellXml(at: string, cell: SheetCell, textStyle: number): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'string')
    return `<c r="${at}" s="${textStyle}" t="inlineStr"><is><t xml:space="preserve">${textXml(cell)}</t></is></c>`;
  if ('number' in cell)
    return `<c r="${at}" s="${styleOfNumber(cell.decimals)}"><v>${cell.number.toFixed(cell.decimals)}</v></c>`;
  if ('sum' in cell)
    return `<c r="${at}" s="${styleOf('sum')}"><f>${cell.of}</f><v>${cell.sum.toFixed(cell.decimals)}</v></c>`;
  const [text, style] = 'day' in cell ? [cell.day, styles.day] : [cell.moment, styles.moment];
  const serial = serialOf(text);
  return serial === null ? cellXml(at, text, textStyle) : `<c r="${at}" s="${style}"><v>${serial}</v></c>`;
}

interface Row {
  number: number;
  cells: readonly SheetCell[];
  isHeading?: boolean;
}

export function rowXml({ number, cells, isHeading = false }: Row, letters: readonly string[]): string {
  const textStyle = styleOf(isHeading ? 'heading' : 'text');
  let written = '';
  for (const [index, cell] of cells.entries())
    written += cellXml(`${letters[index]}${number}`, cell, textStyle);
  return `<row r="${number}">${written}</row>`;
}

/**
 * The widths are in characters. With a head, the first row stays visible and the rows can be filtered by it.
 */
interface SheetLook {
  widths: readonly number[];
  hasHead: boolean;
}

export function sheetStart({ widths, hasHead }: SheetLook): string {
  const frozen =
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/>';
  const view = hasHead
    ? `<sheetView tabSelected="1" workbookViewId="0">${frozen}</sheetView>`
    : '<sheetView workbookViewId="0"/>';
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return [
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${main}">`,
    `<sheetViews>${view}</sheetViews><sheetFormatPr defaultRowHeight="15"/>`,
    `<cols>${columns.join('')}</cols><sheetData>`,
  ].join('');
}

/** @param table its range, such as `A1:X12`; undefined if nothing can be filtered */
export function sheetEnd(table?: string): string {
  const filter = table === undefined ? '' : `<autoFilter ref="${table}"/>`;
  // Numbers of stacks are texts on purpose.
  const quiet =
    table === undefined
      ? ''
      : `<ignoredErrors><ignoredError sqref="${table}" numberStoredAsText="1"/></ignoredErrors>`;
  return `</sheetData>${filter}${quiet}</worksheet>`;
}
