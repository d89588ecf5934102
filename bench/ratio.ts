/** What a bench has measured beside something else, and how it stands in docs/performance/ratios.csv. */
import { median } from './median';

/** Beyond its bound by so much, a ratio is marked. */
const slack = 1.25;

export interface Ratio {
  /** Stands in the table without a comma. */
  name: string;
  ratio: number;
  /** Of the rounds, each by itself. */
  lowest: number;
  highest: number;
}

/** @param ours of the rounds in their order, as `theirs` */
export function ratioOf(name: string, ours: readonly number[], theirs: readonly number[]): Ratio {
  const each = ours.map((one, round) => one / (theirs[round] ?? Number.NaN));
  return {
    name,
    ratio: median(ours) / median(theirs),
    lowest: Math.min(...each),
    highest: Math.max(...each),
  };
}

export interface Run {
  date: string;
  commit: string;
  machine: string;
  browser: string;
}

/** A line of the table. */
export function lineOf(
  { date, commit, machine, browser }: Run,
  { name, ratio, lowest, highest }: Ratio,
): string {
  const range = `${lowest.toFixed(2)}-${highest.toFixed(2)}`;
  return [date, commit, machine, browser, name, ratio.toFixed(2), range].join(',');
}

/** What the newest line of the table says of a ratio. */
export function newestOf(table: string, wanted: string): string | undefined {
  const lines = table.split('\n').map((line) => line.split(','));
  const [date, commit, , , , ratio, range] = lines.findLast(([, , , , name]) => name === wanted) ?? [];
  return ratio && `${ratio} (${range}) at ${commit} on ${date}`;
}

/** The line that a bench prints: a ratio beside the newest one of the table. @param most the bound of a ratio that has one */
export function sentenceOf({ name, ratio, lowest, highest }: Ratio, table: string, most?: number): string {
  const bound = most === undefined ? '' : `, at most ${most}`;
  const before = newestOf(table, name);
  const mark = most !== undefined && ratio > slack * most ? ' << A QUARTER ABOVE ITS BOUND' : '';
  return `${name}: ${ratio.toFixed(2)} (${lowest.toFixed(2)}-${highest.toFixed(2)})${bound}${before ? `; before ${before}` : ''}${mark}`;
}
