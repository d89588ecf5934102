import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export interface Job {
  name: string;
  command: string;
}

export interface EndedJob extends Job {
  isPassed: boolean;
  seconds: number;
}

export async function runJob(job: Job, isAlone = true): Promise<EndedJob> {
  const title = `\n— ${job.name}`;
  if (isAlone) console.log(title);
  const started = Date.now();
  const child = spawn(job.command, {
    cwd: root,
    shell: true,
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const isPassed = await new Promise<boolean>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve(status === 0));
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  if (!isAlone) console.log(`${title}\n${output}`);
  console.log(`— ${job.name}: ${isPassed ? 'passed' : 'FAILED'} in ${seconds} s`);
  return { ...job, isPassed, seconds };
}

export async function runSideBySide(jobs: readonly Job[]): Promise<EndedJob[]> {
  const waiting = [...jobs];
  const ended: EndedJob[] = [];
  const runNext = async (): Promise<void> => {
    const job = waiting.shift();
    if (!job) return;
    ended.push(await runJob(job, false));
    await runNext();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runNext));
  return ended;
}
