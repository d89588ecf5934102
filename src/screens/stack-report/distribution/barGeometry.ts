/** Millimetres: as wide as the text of an A4 page with margins of 15. */
export const figureWidth = 180;

/** Above the bars: the titles of the axes. */
export const headHeight = 7;

/** As many as fit a page below the title of the section. */
export const rowsPerFigure = 45;

/** The longest bar's share of its side (specification, stack area, section 9); its number stands in the rest. */
export const barShares = { count: 0.7, volume: 0.6 };

/** Of letters and digits of 2.8 mm, about. */
const characterWidth = 1.5;
const narrowestMiddle = 24;
const widestMiddle = 64;

/** Width of the column with the labels of the classes. */
export function middleWidth(labels: readonly string[]): number {
  const longest = Math.max(0, ...labels.map(({ length }) => length));
  return Math.min(widestMiddle, Math.max(narrowestMiddle, longest * characterWidth + 6));
}

export function rowHeight(rows: number): number {
  return rows <= 12 ? 7 : 5;
}

export function barLength(value: number, largest: number, side: number, share: number): number {
  return largest > 0 ? (value / largest) * side * share : 0;
}

const longestTitle = 10;

/** Cut to fit beside the limits of its class; the table has the whole title. */
export function shortTitle(title: string): string {
  const letters = [...title];
  return letters.length > longestTitle ? `${letters.slice(0, longestTitle - 1).join('')}…` : title;
}
