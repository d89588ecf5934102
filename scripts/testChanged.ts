/**
 * `npm run test:changed -- <commit>` runs the gates, and the tests that can be broken by the working tree and
 * by the commits after the named one. Tests that import a changed file most directly come first. Without a
 * commit, the newest commit is used that has passed a whole run in this clone.
 */
import { filesThatShow } from './testing/changedTexts';
import { commitOf, git, newestPassed } from './testing/commits';
import { readImporters } from './testing/importGraph';
import { isTest, relatedTests } from './testing/relatedTests';
import { runTests } from './testing/runTests';
import { inChromium, jestStage, type Stage, walks } from './testing/stages';

const [named] = process.argv.slice(2);
const commit = named === undefined ? newestPassed() : commitOf(named);
if (commit === undefined) {
  const reason = named === undefined ? 'No whole run has passed in this clone yet' : `git knows no ${named}`;
  console.error(`${reason}: name the commit to compare with, as in npm run test:changed -- HEAD`);
  process.exit(1);
}

const changed = [
  ...git('diff', '--name-only', '--no-renames', commit),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const importers = await readImporters();
const related = relatedTests([...changed, ...filesThatShow(changed, commit)], importers);
const unit = related.filter((file) => /(?<!\.server)\.test\.tsx?$/.test(file));
const onServer = related.filter((file) => file.endsWith('.server.test.ts'));
const browser = related.filter((file) => file.startsWith('e2e/'));

const order = 'jest --testSequencer=./scripts/testing/inGivenOrder.cjs --runTestsByPath';
const stages: Stage[] = [
  ...(unit.length > 0 ? [jestStage('tests near the change', 'unit', `${order} ${unit.join(' ')}`)] : []),
  ...(browser.length > 0 ? [walks(`${browser.join(' ')} ${inChromium}`)] : []),
];

const ended = await runTests(stages);
const ran = ended.flatMap(({ outcome }) => outcome?.files ?? []).length;
const all = [...importers.keys()].filter(isTest).length;
const without =
  onServer.length > 0 ? ` ${onServer.length} need a database server: npm run test:postgres.` : '';
console.log(
  `${ran} of ${all} test files ran, for what has changed since ${commit.slice(0, 8)}. Walks in a browser ran only where they have changed.${without}`,
);
