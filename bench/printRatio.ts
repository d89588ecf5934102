import { appendFileSync, readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { git } from '../scripts/testing/commits';
import { lineOf, type Ratio, sentenceOf } from './ratio';
import { isTrial } from './rounds';

const folder = 'docs/performance';
const file = path.resolve(import.meta.dirname, '..', folder, 'ratios.csv');

/** The lines that the run itself has added to the table do not count as a change of the code. */
function commitOfCode(): string {
  const isChanged = git('status', '--porcelain').some((line) => !line.includes(folder));
  return `${git('rev-parse', '--short=8', 'HEAD').join()}${isChanged ? ' with changes' : ''}`;
}

/**
 * Prints the ratio together with the newest one in the table. A whole run adds a line of its own to the
 * table.
 * @param most the bound of the ratio, if it has one
 * @param browser name and version that the browser reports; missing if the bench uses none
 */
export function printRatio(
  ratio: Ratio,
  { most, browser = '-' }: { most?: number; browser?: string } = {},
): void {
  console.log(sentenceOf(ratio, readFileSync(file, 'utf8'), most));
  if (isTrial) return;
  const run = {
    date: new Date().toISOString().slice(0, 10),
    commit: commitOfCode(),
    machine: `${cpus()[0]?.model ?? 'unknown'} x ${availableParallelism()}`,
    browser,
  };
  appendFileSync(file, `${lineOf(run, ratio)}\n`);
}
