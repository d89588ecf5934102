import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Suite {
  suites?: Suite[];
  specs?: { file: string; title: string; tests: { results: { duration: number }[] }[] }[];
}

/** The parts that this file reads of Jest's and Playwright's reports. */
interface Report extends Suite {
  testResults?: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
}

type Timed = [milliseconds: number, file: string, title: string];

function specsOf({ suites = [], specs = [] }: Suite): Timed[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }): Timed => [duration, file, title])),
  );
  return [...own, ...suites.flatMap(specsOf)];
}

/** The five slowest tests of a report, for information; there is no limit, because machines differ. */
export function slowestTests(reportFile: string): string[] {
  if (!existsSync(reportFile)) return [];
  const report: Report = JSON.parse(readFileSync(reportFile, 'utf8'));
  const unit = (report.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(
      ({ fullName, duration }): Timed => [duration ?? 0, path.relative('', name), fullName],
    ),
  );
  return [...unit, ...specsOf(report)]
    .sort(([one], [other]) => other - one)
    .slice(0, 5)
    .map(([milliseconds, file, title]) => `${(milliseconds / 1000).toFixed(1)} s  ${file} › ${title}`);
}
