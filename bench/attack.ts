/**
 * The bench measures how long a person waits for the stack list while attackers of another organisation make
 * costly calls. The attackers use 50 connections and make 100 calls a second in total: statistics with 5,000
 * bins, bodies of 1 MB, wrong passwords, pictures, archives. In the same run, alternating with this, it
 * measures the wait during as many cheap calls. It uses the embedded database, and PostgreSQL if that is
 * installed. `tsx bench/attack.ts pglite bins` runs one database and one kind of call.
 */
import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { findChromium } from '../scripts/chromium';
import { startPostgres } from '../scripts/postgresServer';
import { missingServer, serverPrograms } from '../scripts/programs';
import { type Account, type Answers, type Kind, kinds, type Target } from './attackers';
import { printRatio } from './printRatio';
import { ratioOf } from './ratio';
import { roundsOr } from './rounds';

const rounds = roundsOr(4);
/**
 * Each half of a round takes `length` seconds, and calls that still run at the end get `rest` seconds. The
 * person requests a list every `interval` milliseconds, whether or not the last one has arrived.
 */
const length = 15;
const interval = 500;
const rest = 3;
const port = 8481;
const origin = `http://127.0.0.1:${port}`;
const goals = { times: 3, milliseconds: 2000, megabytes: 512 };

const asked = process.argv.slice(2);
const askedKinds = kinds.filter((kind) => asked.includes(kind));
const attacks: readonly Kind[] = askedKinds.length > 0 ? askedKinds : kinds;
const root = fileURLToPath(new URL('..', import.meta.url));

async function call(method: string, route: string, token: string | undefined, body?: object) {
  const answer = await fetch(`${origin}/api/v1${route}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${route} was answered ${answer.status}: ${text}`);
  return JSON.parse(text).data;
}

const Login = z.object({
  token: z.string(),
  access: z.object({
    departments: z.array(z.object({ departmentId: z.string(), organizationName: z.string() })),
  }),
});

async function signIn(username: string) {
  const body = { username, password: 'Timber-2026!' };
  const { token, access } = Login.parse(await call('POST', '/auth/login', undefined, body));
  const departmentsOf = (organization: RegExp) =>
    access.departments.flatMap(({ departmentId, organizationName }) =>
      organization.test(organizationName) ? departmentId : [],
    );
  return { token, departmentsOf };
}

async function run(program: string, environment: NodeJS.ProcessEnv, line: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code} before "${line}"`)));
    child.stdout.on('data', (text: Buffer) => text.includes(line) && resolve());
  });
  return child;
}

async function attackerOf(name: string): Promise<Account> {
  const { token, departmentsOf } = await signIn(`${name}@nordskov.example`);
  const departmentIds = departmentsOf(/./);
  const points = z
    .array(z.object({ stackId: z.string() }))
    .parse(await call('PUT', '/stack/map-list', token, { departmentIds, states: ['Measured'] }));
  return { token, departmentIds, stackIds: points.slice(0, 500).map(({ stackId }) => stackId) };
}

/**
 * Returns the milliseconds of each list, infinite for a failed one, and the counts of the answers to the
 * attackers.
 */
async function during(target: Target, list: () => Promise<unknown>) {
  const attackers = fork(path.join(root, 'bench/attackers.ts'), [JSON.stringify(target)], {
    execArgv: ['--import', 'tsx'],
  });
  // The attackers need the time from their start until all connections are at work.
  await setTimeout(3000);
  const waits: Promise<number>[] = [];
  let failures = 0;
  for (let asked = 0; asked < (length * 1000) / interval; asked += 1) {
    const start = performance.now();
    const wait = list().then(
      () => performance.now() - start,
      () => {
        failures += 1;
        return Number.POSITIVE_INFINITY;
      },
    );
    waits.push(wait);
    await setTimeout(interval);
  }
  const answers = once(attackers, 'message');
  attackers.send('end');
  const [answered]: Answers[] = await answers;
  const times = await Promise.all(waits);
  await setTimeout(rest * 1000);
  return { times, failures, answers: answered ?? {} };
}

function at(share: number, times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? Number.NaN;
}

function megabytesOf({ pid }: ChildProcess): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

function verdict(value: number, goal: number): string {
  return `goal ${goal} ${value <= goal ? 'reached' : 'missed'}`;
}

async function measure(name: string, service: ChildProcess): Promise<void> {
  const person = await signIn('multi@stackyard.example');
  const filters = { departmentIds: person.departmentsOf(/Harzer/), dateType: 'LastChanged' };
  const list = () => call('PUT', '/stack/list', person.token, filters);
  const accounts = await Promise.all(['org', 'department', 'lead'].map(attackerOf));
  const target: Target = { origin, kinds: attacks, accounts };
  const idle: number[] = [];
  for (let time = 0; time < 40; time += 1) {
    const start = performance.now();
    await list();
    idle.push(performance.now() - start);
  }
  const found = { cheap: [] as number[], attacked: [] as number[] };
  const answers: Answers = {};
  let [most, failures] = [0, 0];
  const watch = setInterval(() => {
    most = Math.max(most, megabytesOf(service));
  }, 500);
  for (let round = 0; round < rounds; round += 1) {
    found.cheap.push(...(await during({ ...target, kinds: ['cheap'] }, list)).times);
    const attacked = await during(target, list);
    found.attacked.push(...attacked.times);
    failures += attacked.failures;
    for (const [answer, count] of Object.entries(attacked.answers))
      answers[answer] = (answers[answer] ?? 0) + count;
  }
  clearInterval(watch);
  const told = (times: readonly number[]) =>
    `p50 ${at(0.5, times).toFixed(0)} ms, p95 ${at(0.95, times).toFixed(0)} ms, longest ${at(1, times).toFixed(0)} ms`;
  const longest = at(1, found.attacked);
  console.log(`${name}, the list of somebody else, ${rounds} rounds of ${length} s`);
  console.log(`alone: ${told(idle.slice(10))}`);
  console.log(`beside cheap calls: ${told(found.cheap)}`);
  console.log(`beside ${attacks.join(', ')}: ${told(found.attacked)}, ${failures} failed`);
  const [attacked, cheap] = [at(0.95, found.attacked), at(0.95, found.cheap)];
  printRatio(ratioOf(`attack on ${name}: p95 of the list`, [attacked], [cheap]), { most: goals.times });
  console.log(`longest ${longest.toFixed(0)} ms, ${verdict(longest, goals.milliseconds)}`);
  console.log(`service at most ${most.toFixed(0)} MB, ${verdict(most, goals.megabytes)}`);
  const sorted = Object.entries(answers).sort(([one], [other]) => one.localeCompare(other));
  console.log(`answers: ${sorted.map(([answer, count]) => `${answer}: ${count}`).join(', ')}`);
}

async function measureOn(name: string, database: NodeJS.ProcessEnv): Promise<void> {
  const { executablePath, env } = await findChromium();
  const folder = mkdtempSync(path.join(tmpdir(), 'stackyard-attack-'));
  const settings = {
    ...env,
    ...database,
    CHROMIUM_PATH: executablePath,
    // The service starts as docs/operations.md says.
    NODE_OPTIONS: '--max-old-space-size=256',
    DATA_DIR: folder,
    PORT: String(port),
    // Each attacker has an address of its own.
    TRUSTED_PROXIES: '127.0.0.1',
  };
  try {
    const service = await run('server/main.ts', settings, 'runs at');
    try {
      await measure(name, service);
    } finally {
      service.kill();
      if (service.exitCode === null) await once(service, 'exit');
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const onlyOf = (name: string) =>
  asked.includes(name) || !['pglite', 'postgres'].some((one) => asked.includes(one));

if (onlyOf('pglite')) await measureOn('PGlite', { DATABASE_URL: undefined });
const programs = serverPrograms();
if (onlyOf('postgres') && programs === null) console.log(missingServer);
else if (onlyOf('postgres') && programs !== null) {
  const server = await startPostgres(programs);
  try {
    const database = { DATABASE_URL: server.url };
    execFileSync(process.execPath, ['--import', 'tsx', 'server/stackyard.ts', 'migrate'], {
      cwd: root,
      env: { ...process.env, ...database },
    });
    await measureOn('PostgreSQL', database);
  } finally {
    server.stop();
  }
}
