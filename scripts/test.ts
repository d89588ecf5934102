/**
 * `npm test` runs every gate and every test, and ends with one line of counts. `npm run test:all` runs the
 * service's tests on a database server instead, and the main end-to-end tests in the other browser engines;
 * both need other programs besides Node. `npm run test:night` runs everything, on both databases, in every
 * engine, as thoroughly as the tests can.
 */
import { missingPrograms } from './programs';
import { currentCommit, rememberPassed } from './testing/commits';
import { runTests } from './testing/runTests';
import { runs } from './testing/stages';

const [runName] = process.argv.slice(2);
const run = runName === 'all' || runName === 'night' ? runName : 'usual';

const missing = run === 'usual' ? null : missingPrograms();
if (missing) {
  console.error(missing);
  process.exit(1);
}
if (run === 'night') process.env.TEST_EXTENT = 'night';
const before = currentCommit();
const stages = await runTests(runs[run], run === 'night');
const after = currentCommit();
const isOfCommit = !before.isChanged && !after.isChanged && before.commit === after.commit;
if (isOfCommit && stages.every(({ isPassed }) => isPassed)) rememberPassed(after.commit);
