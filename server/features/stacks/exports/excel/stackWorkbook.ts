import type { Language } from '../../../../domain/languages';
import { uniqueTexts } from '../../../../domain/uniqueTexts';
import type { CsvCell } from '../../../../http/csv';
import { exportTexts } from '../../../../texts/exportTexts';
import {
  type Column,
  type ColumnName,
  type ColumnRow,
  columnRow,
  columnsOf,
  stackColumns,
  statementColumns,
} from '../../csv/stackColumns';
import { roundedWood } from '../../records/cardWood';
import type { CardInLanguage, StackRow } from '../../records/stackRecords';
import type { ExportFact } from '../exportFacts';
import { columnLetters, rowXml, type SheetCell, sheetEnd, sheetStart } from './sheet';
import { workbook } from './workbook';

export const mostRows = 1_048_576 - 2;

interface SheetColumn {
  name?: ColumnName | undefined;
  heading: string;
  width: number;
  cellOf: (row: ColumnRow) => SheetCell;
}

/** Widths are in characters. A column that is not listed is as wide as its heading. */
const widths: Partial<Record<ColumnName | 'organization', number>> = {
  stackNumber: 18,
  organization: 26,
  department: 22,
  state: 20,
  timeZone: 20,
  registrator: 20,
  surveyor: 20,
  sawmill: 22,
  treeSpecies: 18,
  assortment: 18,
  latitude: 13,
  longitude: 13,
  doubts: 30,
};
const [momentWidth, leastWidth, mostWidth] = [20, 12, 34];

const listed: Partial<Record<ColumnName, (row: ColumnRow) => SheetCell>> = {
  assortmentLength: ({ stack }) => rounded(stack.assortmentLength),
  volume: ({ stack }) => rounded(stack.volume),
};

function rounded(value: number | null): SheetCell {
  const number = roundedWood(value, 1);
  return number === null ? null : { number, decimals: 3 };
}

function typed(cell: CsvCell, holds: Column['holds']): SheetCell {
  if (typeof cell === 'string' && holds !== 'value')
    return holds === 'day' ? { day: cell } : { moment: cell };
  // Numbers of a card are rounded as its lists round them.
  if (cell !== null && typeof cell === 'object' && cell.decimals === 3) return rounded(cell.number);
  return cell;
}

function sheetColumn({ name, typedHeading, holds, cellOf }: Column): SheetColumn {
  const usual =
    holds === 'moment' ? momentWidth : Math.min(mostWidth, Math.max(leastWidth, typedHeading.length + 4));
  return {
    name,
    heading: typedHeading,
    width: (name && widths[name]) ?? usual,
    cellOf: (name && listed[name]) ?? ((row) => typed(cellOf(row), holds)),
  };
}

function sheetColumns(card: CardInLanguage | undefined, language: Language): SheetColumn[] {
  const columns = card ? columnsOf(card.definition, language) : stackColumns(language);
  const organization: SheetColumn = {
    heading: exportTexts.organization[language],
    width: widths.organization ?? leastWidth,
    cellOf: (row) => row.organization,
  };
  return [...columns, ...statementColumns(language)].flatMap((column) =>
    column.name === 'department' ? [organization, sheetColumn(column)] : [sheetColumn(column)],
  );
}

interface StackWorkbook {
  language: Language;
  now: Date;
  card: CardInLanguage | undefined;
  facts: readonly ExportFact[];
  hasDoubts: boolean;
}

/**
 * One sheet lists the stacks with their sum, the other one says how they were chosen. The sum adds up
 * thousandths, as lists do, so that it equals the sum of the list.
 */
export function stackWorkbook(
  portions: AsyncIterable<readonly { row: StackRow; card: CardInLanguage | undefined }[]>,
  { language, now, card, facts, hasDoubts }: StackWorkbook,
): AsyncGenerator<Uint8Array, void> {
  const columns = sheetColumns(card, language).filter(({ name }) => hasDoubts || name !== 'doubts');
  const letters = columns.map((_, index) => columnLetters(index));
  const summed = columns.findIndex(({ name }) => name === 'volume');
  const unique = uniqueTexts();
  const headings = columns.map(({ heading }) => unique(heading));
  const written = { rows: 0, litres: 0 };

  async function* stackSheet() {
    yield sheetStart({ widths: columns.map(({ width }) => width), hasHead: true });
    yield rowXml({ number: 1, cells: headings, isHeading: true }, letters);
    for await (const portion of portions) {
      let rows = '';
      for (const { row, card: own } of portion) {
        written.rows += 1;
        written.litres += row.stack.litres ?? 0;
        const filled = columnRow(row, own, card);
        rows += rowXml(
          { number: written.rows + 1, cells: columns.map(({ cellOf }) => cellOf(filled)) },
          letters,
        );
      }
      yield rows;
    }
    const last = written.rows + 1;
    if (written.rows > 0) {
      const ofVolume = letters[summed] ?? '';
      const sum: SheetCell = {
        sum: written.litres / 1000,
        of: `SUBTOTAL(109,${ofVolume}2:${ofVolume}${last})`,
        decimals: 3,
      };
      const cells = columns.map(
        (_, index): SheetCell => (index === 0 ? exportTexts.total[language] : index === summed ? sum : null),
      );
      yield rowXml({ number: last + 1, cells, isHeading: true }, letters);
    }
    yield sheetEnd(`A1:${letters.at(-1)}${last}`);
  }

  function* aboutSheet() {
    yield sheetStart({ widths: [34, 90], hasHead: false });
    const lines: readonly (readonly [string, SheetCell])[] = [
      ...facts.map(({ label, value }) => [label, factCell(value)] as const),
      ...(card ? [[exportTexts.card[language], card.name] as const] : []),
      [exportTexts.stackCount[language], { number: written.rows, decimals: 0 }],
      [headings[summed] ?? '', { number: written.litres / 1000, decimals: 3 }],
      [exportTexts.zones[language], null],
    ];
    for (const [index, cells] of lines.entries()) yield rowXml({ number: index + 1, cells }, ['A', 'B']);
    yield sheetEnd();
  }

  return workbook(
    [
      { name: exportTexts.stacks[language], parts: stackSheet() },
      { name: exportTexts.about[language], parts: aboutSheet() },
    ],
    now,
  );
}

function factCell(value: ExportFact['value']): SheetCell {
  return typeof value === 'number' ? { number: value, decimals: 0 } : value;
}
