/**
 * Lints the document with the command-line programs of Redocly and Spectral and their recommended rules, as
 * other users of the document would. npm downloads both for each run; they are not dependencies.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const document = path.resolve('docs/openapi.json');
const folder = mkdtempSync(path.join(tmpdir(), 'stackyard-contract-'));
const ruleset = path.join(folder, 'spectral.json');
writeFileSync(ruleset, JSON.stringify({ extends: ['spectral:oas'] }));

const linters = [
  ['@redocly/cli@2', 'lint', '--extends', 'recommended', document],
  ['@stoplight/spectral-cli@6', 'lint', '--ruleset', ruleset, '--fail-severity', 'warn', document],
];
// The folder is outside of the project, because the project's settings belong to its own check.
const failed = linters.filter((linter) => {
  const { status } = spawnSync('npx', ['--yes', ...linter], { cwd: folder, stdio: 'inherit' });
  return status !== 0;
});
rmSync(folder, { recursive: true });
if (failed.length > 0) process.exitCode = 1;
