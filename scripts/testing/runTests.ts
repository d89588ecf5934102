import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startedChromium } from '../chromium';
import { currentCommit } from './commits';
import { profileOf, profileTable } from './profile';
import { type Outcome, outcomeOf } from './reports';
import { type EndedJob, runJob, runSideBySide } from './runJobs';
import { gates, reports, type Stage } from './stages';

interface EndedStage extends EndedJob {
  outcome?: Outcome;
}

async function runStage(stage: Stage): Promise<EndedStage> {
  const ended = await runJob(stage);
  if (stage.report === undefined) return ended;
  try {
    const outcome = outcomeOf(JSON.parse(readFileSync(stage.report, 'utf8')));
    if (outcome.passed + outcome.failed === 0) throw new Error('It ran no test');
    return { ...ended, outcome };
  } catch (failure) {
    console.log(`— ${stage.name}: FAILED: ${failure}`);
    return { ...ended, isPassed: false };
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function close(ended: readonly EndedStage[], before: ReturnType<typeof currentCommit>): void {
  const profiles = ended.flatMap(({ name, outcome }) => (outcome ? [[name, outcome.files] as const] : []));
  const table = path.join(reports, 'profile.tsv');
  writeFileSync(table, profileTable(new Map(profiles)));
  for (const [name, files] of profiles) console.log(`\n${profileOf(name, files)}`);
  console.log(`\nEvery file: ${path.relative('', table)}\n`);
  for (const { name, seconds, isPassed } of ended)
    console.log(`${`${seconds} s`.padStart(8)}  ${name}${isPassed ? '' : ': FAILED'}`);
  console.log(`\nCommit ${before.commit}${before.isChanged ? ', with changes' : ''}`);
  const passed = sum(ended.map(({ outcome }) => outcome?.passed ?? 0));
  const failed = sum(ended.map(({ outcome }) => outcome?.failed ?? 0));
  console.log(`${passed} passed, ${failed || ended.filter(({ isPassed }) => !isPassed).length} failed`);
}

export async function runTests(stages: readonly Stage[], isThorough = false): Promise<EndedStage[]> {
  await startedChromium();
  const before = currentCommit();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const ended: EndedStage[] = await runSideBySide(gates);
  for (const stage of stages)
    if (isThorough || ended.every(({ isPassed }) => isPassed)) ended.push(await runStage(stage));
  close(ended, before);
  if (!ended.every(({ isPassed }) => isPassed)) process.exitCode = 1;
  return ended;
}
