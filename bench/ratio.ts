import { median } from './median';

const slack = 1.25;

export interface Ratio {
  name: string;
  ratio: number;
  lowest: number;
  highest: number;
}

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

export function lineOf(
  { date, commit, machine, browser }: Run,
  { name, ratio, lowest, highest }: Ratio,
): string {
  const range = `${lowest.toFixed(2)}-${highest.toFixed(2)}`;
  return [date, commit, machine, browser, name, ratio.toFixed(2), range].join(',');
}

export function newestOf(table: string, wanted: string): string | undefined {
  const lines = table.split('\n').map((line) => line.split(','));
  const [date, commit, , , , ratio, range] = lines.findLast(([, , , , name]) => name === wanted) ?? [];
  return ratio && `${ratio} (${range}) at ${commit} on ${date}`;
}

export function sentenceOf({ name, ratio, lowest, highest }: Ratio, table: string, most?: number): string {
  const bound = most === undefined ? '' : `, at most ${most}`;
  const before = newestOf(table, name);
  const mark = most !== undefined && ratio > slack * most ? ' << A QUARTER ABOVE ITS BOUND' : '';
  return `${name}: ${ratio.toFixed(2)} (${lowest.toFixed(2)}-${highest.toFixed(2)})${bound}${before ? `; before ${before}` : ''}${mark}`;
}
