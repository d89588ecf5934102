/**
 * Within a minute, 200 stacks arrive with three photographs of 2 MB each, one stack every 300 ms. The bench
 * prints how long it takes until all are stored. It also prints how much slower another person's stack list
 * becomes: the p95 during the arrival, divided by the p95 before. The sender uses the same processors as the service. The
 * pictures are rendered later, in their queue.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { photographKinds, plannedPhotograph, plannedStack } from '../server/testing/stackFolder';
import { commentedJpeg } from './commentedJpeg';
import { p95 } from './median';
import { printRatio } from './printRatio';
import { ratioOf } from './ratio';

const stacks = 200;
/**
 * The duration is in seconds. The next list is requested `interval` milliseconds after the last one has
 * arrived.
 */
const duration = 60;
const bytes = 2_000_000;
const interval = 500;
const goal = 3;
const port = 8487;
const origin = `http://127.0.0.1:${port}/api/v1`;

async function call(method: string, route: string, headers: Record<string, string>, body?: object | Buffer) {
  const isBytes = body instanceof Buffer;
  const answer = await fetch(origin + route, {
    method,
    headers: { ...(!isBytes && { 'Content-Type': 'application/json' }), ...headers },
    ...(body && { body: isBytes ? Uint8Array.from(body) : JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${route} was answered ${answer.status}: ${text}`);
  return JSON.parse(text).data;
}

async function signIn(username: string) {
  const { token } = await call('POST', '/auth/login', {}, { username, password: 'Timber-2026!' });
  return { Authorization: `Bearer ${token}` };
}

async function largePhotograph(kind: (typeof photographKinds)[number]): Promise<Buffer> {
  const small = await plannedPhotograph(plannedStack(plan, 0), kind);
  const large = sharp(small).resize(4000, 3000, { fit: 'fill' });
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const grain = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'grey', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const pixels = await large
    .composite([{ input: grain, blend: 'soft-light' }])
    .png({ compressionLevel: 0 })
    .toBuffer();
  let best = await sharp(pixels).jpeg({ quality: 10 }).toBuffer();
  for (let quality = 15; quality <= 95 && best.length < bytes; quality += 5)
    best = await sharp(pixels).jpeg({ quality }).toBuffer();
  return best;
}

const folder = mkdtempSync(path.join(tmpdir(), 'stackyard-bench-'));
const service = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
  env: { ...process.env, PORT: String(port), DATA_DIR: folder, DATABASE_URL: undefined },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise<void>((resolve, reject) => {
  service.once('exit', (code) => reject(new Error(`The service ended with ${code}`)));
  service.stdout.on('data', (text: Buffer) => text.includes('runs at') && resolve());
});

const admin = await signIn('org@nordskov.example');
const [{ departmentId, organizationId }] = await call('GET', '/department/list', admin);
const made = await call('POST', `/organization/${organizationId}/api-key`, admin, {
  name: 'Bench',
  scopes: ['Measure'],
});
const key = { 'X-Api-Key': String(made.key) };
const { cardVersionId, stackNumbering } = await call('GET', `/ingest/card?departmentId=${departmentId}`, key);
const measuredOn = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const plan = { stacks, departmentId, cardVersionId, isNumbered: stackNumbering === 'Manuel', measuredOn };
const pictures = await Promise.all(photographKinds.map(largePhotograph));

const other = await signIn('lead@nordskov.example');
const departments: { departmentId: string }[] = await call('GET', '/department/list', other);
const filters = { departmentIds: departments.map((one) => one.departmentId), dateType: 'LastChanged' };

async function timeOfList(): Promise<number> {
  const start = performance.now();
  await call('PUT', '/stack/list', other, filters);
  return performance.now() - start;
}

const idle: number[] = [];
for (let time = 0; time < 80; time += 1) {
  idle.push(await timeOfList());
  await setTimeout(100);
}

async function sendStack(place: number): Promise<void> {
  const { clientKey, measurement, registration } = plannedStack(plan, place);
  const { stackNumber } = registration;
  const message = { ...measurement, ...(stackNumber && { stackNumber }) };
  await call('PUT', `/ingest/stack/${clientKey}/measurement`, key, message);
  for (const [at, kind] of photographKinds.entries()) {
    const photograph = commentedJpeg(pictures[at] ?? Buffer.alloc(0), `${clientKey} ${kind}`);
    const digest = createHash('sha256').update(photograph).digest('base64');
    const route = `/ingest/stack/${clientKey}/file/${kind}?departmentId=${departmentId}`;
    const headers = { ...key, 'Content-Type': 'image/jpeg', 'Content-Digest': `sha-256=:${digest}:` };
    await call('PUT', route, headers, photograph);
  }
}

const beside: number[] = [];
let isOver = false;
const lists = (async () => {
  while (!isOver) {
    beside.push(await timeOfList());
    await setTimeout(interval);
  }
})();
const start = performance.now();
// Four apps wait for their answers, and one that is late makes up for it.
let next = 0;
await Promise.all(
  [1, 2, 3, 4].map(async () => {
    for (let place = next++; place < stacks; place = next++) {
      const due = start + (place * duration * 1000) / stacks;
      await setTimeout(Math.max(0, due - performance.now()));
      await sendStack(place);
    }
  }),
);
const seconds = (performance.now() - start) / 1000;
isOver = true;
await lists;
const exit = once(service, 'exit');
service.kill();
await exit;
rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

const megabytes = pictures.reduce((sum, { length }) => sum + length, 0) / pictures.length / 1e6;
// The last one begins 300 ms before the minute is over, and has to come in, too.
const isInTime = seconds <= duration * 1.02;
console.log(
  `${stacks} stacks with three photographs of ${megabytes.toFixed(1)} MB within ${seconds.toFixed(1)} s`,
);
console.log(`${((stacks * 60) / seconds).toFixed(0)} a minute, goal 200 ${isInTime ? 'reached' : 'missed'}`);
console.log(`p95 of the list: ${p95(idle).toFixed(0)} ms before, ${p95(beside).toFixed(0)} ms meanwhile`);
printRatio(ratioOf('photographs come in: p95 of the list', [p95(beside)], [p95(idle)]), { most: goal });
