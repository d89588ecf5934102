import type { FileTime } from './reports';

const shown = 25;

const secondsOf = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
const slowestFirst = (files: readonly FileTime[]) =>
  files.toSorted((one, other) => other.milliseconds - one.milliseconds);

export function profileOf(stage: string, files: readonly FileTime[]): string {
  const sum = (of: 'milliseconds' | 'loading') => files.reduce((total, file) => total + file[of], 0);
  const lines = slowestFirst(files)
    .slice(0, shown)
    .map(({ file, tests, milliseconds, loading }) =>
      [
        secondsOf(milliseconds).padStart(7),
        secondsOf(loading).padStart(7),
        `${tests}`.padStart(5),
        file,
      ].join('  '),
    );
  const sums = `files ${files.length}, together ${secondsOf(sum('milliseconds'))} s, before their first tests ${secondsOf(sum('loading'))} s`;
  return [`${stage}: ${sums}`, ' all, s  load, s  tests', ...lines].join('\n');
}

export function profileTable(stages: ReadonlyMap<string, readonly FileTime[]>): string {
  const rows = [...stages].flatMap(([stage, files]) =>
    slowestFirst(files).map(({ file, tests, milliseconds, loading }) => [
      stage,
      file,
      secondsOf(milliseconds),
      secondsOf(loading),
      tests,
    ]),
  );
  const head = ['stage', 'file', 'seconds', 'seconds before its first test', 'tests'];
  return [head, ...rows].map((row) => `${row.join('\t')}\n`).join('');
}
