import path from 'node:path';
import { type Job, root } from './runJobs';

export interface Stage extends Job {
  report?: string;
}

// The reports are not in Playwright's results folder, which it empties at every start.
export const reports = path.join(root, '.cache/tests');
const reportOf = (name: string) => path.join(reports, `${name}.json`);

export function jestStage(name: string, report: string, command: string): Stage {
  const file = reportOf(report);
  return { name, report: file, command: `${command} --json --outputFile=${file}` };
}

export const walks = (selection = ''): Stage => ({
  name: 'walks and main jobs in browsers',
  report: reportOf('e2e'),
  command: `playwright test ${selection}`,
});

export const inChromium = '--project "own service" --project portal';

export const gates: readonly Job[] = [
  { name: 'types', command: 'npm run --silent check:types' },
  { name: 'import rules', command: 'npm run --silent check:imports' },
  { name: 'build and size budgets', command: 'npm run --silent build' },
  { name: 'dead code', command: 'npm run --silent check:dead-code' },
  { name: 'format and lint', command: 'npm run --silent check:lint' },
  { name: 'generated files', command: 'npm run --silent check:generated' },
  { name: 'OpenAPI document', command: 'npm run --silent check:contract' },
];

const onServer = jestStage('service tests on PostgreSQL', 'server', 'tsx scripts/testOnPostgres.ts');

export const runs = {
  usual: [jestStage('unit, component and service tests', 'unit', 'jest'), walks(inChromium)],
  all: [
    jestStage('unit and component tests', 'unit', 'jest --selectProjects rules portal gates'),
    onServer,
    jestStage(
      'service tests on the embedded database',
      'embedded',
      'TEST_BOTH_DATABASES=1 jest --selectProjects service',
    ),
    walks(),
  ],
  night: [
    jestStage('unit, component and service tests', 'unit', 'jest'),
    onServer,
    walks(),
    { name: 'each bench for one round', command: 'ROUNDS=1 npm run --silent bench' },
    { name: 'bytes of a large database', command: 'ROUNDS=1 npm run --silent bench:large' },
  ],
} satisfies Record<string, readonly Stage[]>;
