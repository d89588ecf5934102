import { columnWidths } from './columnWidths';
import type { TableColumn } from './tableTypes';

const column = (id: string, rest: Partial<TableColumn<string>> = {}): TableColumn<string> => ({
  id,
  header: id,
  cell: (row) => row,
  ...rest,
});

function lettersIn(width: string, box: number): number {
  const found =
    /^calc\((?<least>[\d.]+)em \+ max\(0px, 100cqi - (?<all>[\d.]+)em(?<boxes> - 2\.5rem)?\) \* (?<share>[\d.e-]+)\)$/.exec(
      width,
    );
  const { least, all, boxes, share } = found?.groups ?? {};
  return Number(least) + Math.max(0, box - Number(all) - (boxes ? 2.5 : 0)) * Number(share);
}

const kinds = [
  column('number', { kind: 'title' }),
  column('name', { kind: 'name' }),
  column('volume', { kind: 'amount' }),
  column('delete', { actions: true }),
];

it('gives all of the box to the columns, and to buttons no more than they need', () => {
  const widths = columnWidths(kinds, true).slice(1);
  const letters = widths.map(({ width }) => lettersIn(width, 102.5));
  expect(letters.reduce((sum, one) => sum + one)).toBeCloseTo(100);
  expect(letters.at(-1)).toBe(3);
});

it('keeps each column as wide as its kind where the box is narrow', () => {
  const widths = columnWidths(kinds, false);
  expect(widths.map(({ width }) => lettersIn(width, 10))).toEqual([11, 6, 6.25, 3]);
});

it('knows nothing of the rows: a column of unknown kind is one of text', () => {
  expect(columnWidths([column('one')], false)).toEqual(
    columnWidths([column('one', { kind: 'text' })], false),
  );
});

it('gives the boxes of a selection their own column', () => {
  expect(columnWidths(kinds, true)[0]).toEqual({ key: 'boxes', width: '2.5rem' });
});
