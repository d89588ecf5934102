/** [the least width in letters (em) of the table, its share of the room that is left]. */
const widthsOfKinds = {
  /** What the row is called, and a second line that says what it is. */
  title: [11, 3],
  /** A number of its own: "26-101-02987". */
  number: [8.25, 1],
  /** Another one, which is only looked up. */
  code: [6, 1],
  /** Of a place or a company. */
  name: [6, 3],
  person: [5, 2],
  email: [8, 4],
  phone: [7.5, 1],
  text: [6.25, 2],
  /** What has as many lines as it needs. */
  details: [10, 8],
  /** A badge. */
  state: [9.75, 2],
  day: [6.6, 1],
  /** A day and its time. */
  moment: [9.75, 1],
  amount: [6.25, 0.5],
  /** A button with a sign. */
  sign: [3, 0],
  /** A button with words. */
  button: [9.5, 0],
} as const;

export type ColumnKind = keyof typeof widthsOfKinds;

interface SizedColumn {
  id: string;
  kind?: ColumnKind;
  actions?: true;
}

const widthOfBoxes = '2.5rem';

/**
 * Widths of all columns, in CSS, which know nothing of the rows: no column moves when other rows come. A column is never narrower than its
 * kind is; where the box has more room, the kinds share it. Where it has less, the table scrolls.
 */
export function columnWidths(
  columns: readonly SizedColumn[],
  hasBoxes: boolean,
): { key: string; width: string }[] {
  const kinds = columns.map(({ kind, actions }) => widthsOfKinds[kind ?? (actions ? 'sign' : 'text')]);
  const least = kinds.reduce((sum, [width]) => sum + width, 0);
  const shares = kinds.reduce((sum, [, share]) => sum + share, 0);
  const room = `max(0px, 100cqi - ${least}em${hasBoxes ? ` - ${widthOfBoxes}` : ''})`;
  return [
    ...(hasBoxes ? [{ key: 'boxes', width: widthOfBoxes }] : []),
    ...columns.map(({ id }, index) => {
      const [width, share] = kinds[index] ?? widthsOfKinds.text;
      return { key: `column ${id}`, width: `calc(${width}em + ${room} * ${share / (shares || 1)})` };
    }),
  ];
}
