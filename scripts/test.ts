/**
 * `npm test`: every gate and every test, in an order that fails early, with one closing line of counts. `npm run
 * test:all` adds the main jobs in the other browser engines, and the service's tests on a database server, which need more of the
 * machine than Node.
 */
import { exec, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingPrograms } from './programs';
import { slowestTests } from './slowestTests';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
// Not in Playwright's results folder, which it empties at every start.
const reports = path.join(root, '.cache/tests');
const unitReport = path.join(reports, 'unit.json');
const browserReport = path.join(reports, 'e2e.json');
const serverReport = path.join(reports, 'server.json');
const isAll = process.argv.includes('--all');

type Step = [name: string, command: string];

const onServer: Step = [
  'service tests on PostgreSQL',
  `tsx scripts/testOnPostgres.ts --json --outputFile=${serverReport}`,
];

const gates: Step[] = [
  ['types', 'npm run --silent check:types'],
  ['format and lint', 'npm run --silent check:lint'],
  ['import rules', 'npm run --silent check:imports'],
  ['generated files', 'npm run --silent check:generated'],
  ['OpenAPI document', 'npm run --silent check:contract'],
  ['dead code', 'npm run --silent check:dead-code'],
];

const steps: Step[] = [
  ['build and size budgets', 'npm run --silent build'],
  ['unit, component and service tests', `jest --json --outputFile=${unitReport}`],
  ...(isAll ? [onServer] : []),
  isAll
    ? ['end-to-end tests, and the main jobs in Chromium, Firefox and WebKit', 'playwright test']
    : [
        'end-to-end tests and main jobs in Chromium',
        'playwright test --project portal --project "Chromium 390"',
      ],
];

const env = {
  ...process.env,
  PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
};

function tellResult(name: string, isPassed: boolean, started: number): boolean {
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`— ${name}: ${isPassed ? 'passed' : 'FAILED'} in ${seconds} s`);
  return isPassed;
}

/** The gates run side by side, because most of each keeps one core busy. Their output comes when they have ended. */
function runGate([name, command]: Step): Promise<boolean> {
  const started = Date.now();
  return new Promise((resolve) => {
    exec(command, { cwd: root, env, maxBuffer: 64 * 1024 * 1024 }, (failure, stdout, stderr) => {
      console.log(`\n— ${name}\n${stdout}${stderr}`);
      resolve(tellResult(name, failure === null, started));
    });
  });
}

function run([name, command]: Step): boolean {
  console.log(`\n— ${name}`);
  const started = Date.now();
  const { status } = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit', env });
  return tellResult(name, status === 0, started);
}

interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
}

function counts(file: string): { passed: number; failed: number } {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: (report.numPassedTests ?? 0) + (report.stats?.expected ?? 0),
    failed: (report.numFailedTests ?? 0) + (report.stats?.unexpected ?? 0) + (report.stats?.flaky ?? 0),
  };
}

const missing = isAll ? missingPrograms() : null;
if (missing) {
  console.error(missing);
  process.exit(1);
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const gatesPassed = await Promise.all(gates.map(runGate));
const failedGates = gates.filter((_, index) => !gatesPassed[index]);
const failedStep = failedGates.length > 0 ? undefined : steps.find((step) => !run(step));
const broken = [...failedGates, ...(failedStep ? [failedStep] : [])];
const results = [unitReport, serverReport, browserReport].map(counts);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(['\nSlowest', ...[unitReport, browserReport].flatMap(slowestTests)].join('\n'));
if (broken.length > 0) console.log(`\nStopped at: ${broken.map(([name]) => name).join(', ')}`);
console.log(`\n${passed} passed, ${failed > 0 ? failed : broken.length} failed`);
if (broken.length > 0) process.exitCode = 1;
