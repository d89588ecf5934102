/**
 * Each entry has the least width in letters (em) and the share of the remaining space. `number` fits a
 * stack number such as "26-101-02987".
 */
const widthsOfKinds = {
  title: [11, 3],
  number: [10, 1],
  code: [6, 1],
  name: [6, 3],
  person: [5.75, 2],
  email: [8, 4],
  phone: [7.5, 1],
  text: [6.25, 2],
  details: [10, 8],
  state: [9.75, 2],
  day: [7.75, 1],
  moment: [9.75, 1],
  amount: [6.25, 0.5],
  sign: [3, 0],
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
 * Returns CSS widths that do not depend on the rows, so that no column moves when other rows arrive. A column
 * is never narrower than its kind; the kinds share the remaining width of the box. A table that does not fit
 * scrolls.
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
