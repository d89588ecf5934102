/**
 * Whether one caller can stop others, by three trials on the embedded database: `poison`, 1,000 damaged and ten slow photographs of one
 * key, beside good ones of another organisation; `passwords`, 70 connections with wrong passwords from changing addresses, beside owners
 * who sign in; `places`, one organisation that holds every place it can get, beside the uploads, files and figures of another one.
 * `tsx bench/fairness.ts passwords` runs one of them; `FORMER=<clone of another version>` runs each there as well.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import sharp from 'sharp';

const port = 8493;
const origin = `http://127.0.0.1:${port}/api/v1`;
const password = 'Timber-2026!';
const people = { north: 'org@nordskov.example', global: 'global@stackyard.example' };

type Headers = Record<string, string>;

async function answerOf(method: string, route: string, headers: Headers, body?: object | Buffer) {
  const isBytes = body instanceof Buffer;
  const answer = await fetch(origin + route, {
    method,
    headers: { ...(!isBytes && { 'Content-Type': 'application/json' }), ...headers },
    ...(body && { body: isBytes ? Uint8Array.from(body) : JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text() };
}

async function call(method: string, route: string, headers: Headers, body?: object | Buffer) {
  const { status, text } = await answerOf(method, route, headers, body);
  if (status >= 300) throw new Error(`${route} was answered ${status}: ${text}`);
  return JSON.parse(text).data;
}

async function signIn(username: string): Promise<Headers> {
  const { token } = await call('POST', '/auth/login', {}, { username, password });
  return { Authorization: `Bearer ${token}` };
}

const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const p95 = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(0.95 * (times.length - 1))] ?? Number.NaN;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

interface Field {
  key: Headers;
  departmentId: string;
}

/** A key of each of two organisations. */
async function fields(): Promise<[Field, Field]> {
  const admin = await signIn(people.global);
  const all: { departmentId: string; organizationId: string; organizationName: string }[] = await call(
    'GET',
    '/department/list',
    admin,
  );
  const fieldOf = async (name: RegExp): Promise<Field> => {
    const found = all.find(({ organizationName }) => name.test(organizationName));
    if (found === undefined) throw new Error(`No organisation ${name}`);
    const { departmentId, organizationId } = found;
    const made = await call('POST', `/organization/${organizationId}/api-key`, admin, {
      ...{ name: `Bench ${randomUUID()}`, scopes: ['Register', 'Measure'] },
    });
    return { departmentId, key: { 'X-Api-Key': String(made.key) } };
  };
  return [await fieldOf(/Nordskov/), await fieldOf(/Harzer/)];
}

function sendPhotograph(
  { key, departmentId }: Field,
  stack: string,
  photograph: Buffer,
  type = 'image/jpeg',
) {
  const digest = createHash('sha256').update(photograph).digest('base64');
  const headers = { ...key, 'Content-Type': type, 'Content-Digest': `sha-256=:${digest}:` };
  return answerOf(
    'PUT',
    `/ingest/stack/${stack}/file/FrontImage?departmentId=${departmentId}`,
    headers,
    photograph,
  );
}

/** A small picture, another one each time. */
async function picture(): Promise<Buffer> {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  return sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .withExif({ IFD0: { Artist: randomUUID() } })
    .jpeg()
    .toBuffer();
}

/** An odd colour profile and an end that is cut off: the door takes it, and so did former versions, again and again. */
async function brokenPicture(): Promise<Buffer> {
  const whole = await picture();
  const profile = Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), randomBytes(600)]);
  const segment = Buffer.from([0xff, 0xe2, (profile.length + 2) >> 8, (profile.length + 2) & 255]);
  return Buffer.concat([whole.subarray(0, 2), segment, profile, whole.subarray(2, -200)]);
}

async function slowPicture(): Promise<Buffer> {
  const background = { r: randomInt(256), g: 0, b: 0 };
  return sharp({ create: { width: 9900, height: 9900, channels: 3, background } })
    .png()
    .toBuffer();
}

async function poison(): Promise<void> {
  const [north, south] = await fields();
  let isOver = false;
  const poisons = Array.from({ length: 1000 }, () => randomUUID());
  const flood = async () => {
    const statuses: Record<number, number> = {};
    for (let sent = 0; sent < 1000; sent += 1) {
      const isSlow = sent % 100 === 0;
      const bytes = isSlow ? await slowPicture() : await brokenPicture();
      const { status } = await sendPhotograph(
        north,
        poisons[sent] ?? '',
        bytes,
        isSlow ? 'image/png' : 'image/jpeg',
      );
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    isOver = true;
    return statuses;
  };
  const sending = flood();
  const waits: number[] = [];
  while (!isOver || waits.length < 10) {
    const stack = randomUUID();
    const start = performance.now();
    await sendPhotograph(south, stack, await picture());
    for (;;) {
      const { files } = await call('GET', `/ingest/stack/${stack}`, south.key);
      if (files[0]?.state === 'Shown') break;
      await setTimeout(100);
    }
    waits.push(performance.now() - start);
    await setTimeout(2000);
  }
  console.log(`  poisons were answered ${JSON.stringify(await sending)}`);
  console.log(`  ${waits.length} good photographs were shown after ${inSeconds(Math.max(...waits))} at most`);
  const begun = performance.now();
  let waiting = poisons.length;
  while (waiting > 0 && performance.now() - begun < 10 * 60_000) {
    await setTimeout(5000);
    const states = await Promise.all(
      poisons.map((stack) => answerOf('GET', `/ingest/stack/${stack}`, north.key)),
    );
    waiting = states.filter(({ text }) => text.includes('"Waiting"')).length;
  }
  console.log(`  ${waiting} poisons wait ${inSeconds(performance.now() - begun)} after the last one`);
}

const address = () => `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;

async function passwords(): Promise<void> {
  const oneHash = await timed(() => hash('a password', { memoryCost: 19_456, timeCost: 2, parallelism: 1 }));
  const attempt = (username: string, secret: string, from: string) =>
    answerOf('POST', '/auth/login', { 'X-Forwarded-For': from }, { username, password: secret });
  const home = address();
  await attempt(people.north, password, home);
  let isOver = false;
  const flood: Record<number, number> = {};
  const connections = Array.from({ length: 70 }, async () => {
    while (!isOver) {
      const { status } = await attempt(`${randomUUID()}@x.example`, 'a wrong one', address());
      flood[status] = (flood[status] ?? 0) + 1;
    }
  });
  await setTimeout(3000);
  const owners = { 'who has signed in from there': home, 'who is new there': address() };
  const seen = Object.entries(owners).map(async ([who, from]) => {
    const username = from === home ? people.north : 'department@nordskov.example';
    const waits: number[] = [];
    const statuses: Record<number, number> = {};
    while (!isOver) {
      // Each time from another address for the new one.
      const start = performance.now();
      const { status } = await attempt(username, password, from === home ? home : address());
      waits.push(performance.now() - start);
      statuses[status] = (statuses[status] ?? 0) + 1;
      await setTimeout(2000);
    }
    console.log(
      `  an owner ${who} waits ${inSeconds(Math.max(...waits))} at most, ${JSON.stringify(statuses)}`,
    );
  });
  await setTimeout(120_000);
  isOver = true;
  await Promise.all([...seen, ...connections]);
  console.log(`  one hash takes ${oneHash.toFixed(0)} ms; the flood was answered ${JSON.stringify(flood)}`);
}

/** Sends a body of 10 MB at 3 kB a second, until it is told to end. @returns the status where it was refused */
function holdPlace(route: string, headers: Headers, end: AbortSignal): Promise<number | undefined> {
  return new Promise((resolve) => {
    const all = { ...headers, 'Content-Length': '4000000' };
    const method = route === '/ingest/batch' ? 'POST' : 'PUT';
    const sent = request(origin + route, { method, headers: all }, (answer) => {
      resolve(answer.statusCode);
      answer.resume();
    });
    sent.on('error', () => resolve(undefined));
    const timer = setInterval(() => sent.write(Buffer.alloc(3000, ' ')), 1000);
    end.addEventListener('abort', () => {
      clearInterval(timer);
      sent.destroy();
      resolve(undefined);
    });
  });
}

async function places(): Promise<void> {
  const [north, south] = await fields();
  const admin = await signIn(people.global);
  const all: { departmentId: string; organizationId: string }[] = await call(
    'GET',
    '/department/list',
    admin,
  );
  const organizationOf = ({ departmentId }: Field) =>
    all.find((one) => one.departmentId === departmentId)?.organizationId ?? '';
  const keys: Headers[] = [];
  for (let made = 0; made < 49; made += 1) {
    const { key } = await call('POST', `/organization/${organizationOf(north)}/api-key`, admin, {
      ...{ name: `Hold ${made}`, scopes: ['Register', 'Measure'] },
    });
    keys.push({ 'X-Api-Key': String(key) });
  }
  const lead = await signIn('multi@stackyard.example');
  const own = { departmentIds: [south.departmentId], dateType: 'LastChanged' };
  const works: Record<string, () => Promise<unknown>> = {
    upload: async () => {
      const { status } = await sendPhotograph(south, randomUUID(), randomizedPhotograph(large));
      if (status >= 300) throw new Error(`An upload was answered ${status}`);
    },
    figures: () => call('PUT', '/stack/statistics', lead, own),
    list: () => call('PUT', '/stack/list', lead, own),
    csv: async () => {
      const { status } = await answerOf('PUT', '/stack/download-accumulated-csv-from-filter', lead, own);
      if (status >= 300) throw new Error(`A file was answered ${status}`);
    },
  };
  const large = await sharp({
    create: {
      width: 2000,
      height: 2000,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
  const measure = async () => {
    const times: Record<string, number[]> = {};
    for (let round = 0; round < 20; round += 1)
      for (const [name, work] of Object.entries(works))
        times[name] = [...(times[name] ?? []), await timed(work)];
    return times;
  };
  await measure();
  const idle = await measure();
  const end = new AbortController();
  const refused: Record<string, number> = {};
  for (const key of keys)
    for (let place = 0; place < 6; place += 1)
      for (const route of [
        `/ingest/stack/${randomUUID()}/file/FrontImage?departmentId=${north.departmentId}`,
        '/ingest/batch',
      ]) {
        const type = route.includes('/file/')
          ? { 'Content-Type': 'image/jpeg', 'Content-Digest': `sha-256=:${'A'.repeat(43)}=:` }
          : { 'Content-Type': 'application/json' };
        void holdPlace(route, { ...key, ...type }, end.signal).then((status) => {
          if (status !== undefined) refused[status] = (refused[status] ?? 0) + 1;
        });
      }
  await setTimeout(5000);
  const held = await measure();
  end.abort();
  console.log(`  the holders were answered ${JSON.stringify(refused)}`);
  for (const name of Object.keys(works)) {
    const [before, beside] = [p95(idle[name] ?? []), p95(held[name] ?? [])];
    console.log(
      `  ${name}: p95 ${before.toFixed(0)} ms, beside the holders ${beside.toFixed(0)} ms, times ${(beside / before).toFixed(1)}`,
    );
  }
}

/** The same picture with a comment of its own: another file. */
function randomizedPhotograph(jpeg: Buffer): Buffer {
  const text = Buffer.from(randomUUID());
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe, 0, text.length + 2]),
    text,
    jpeg.subarray(2),
  ]);
}

async function start(root: string, folder: string): Promise<ChildProcess> {
  const service = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    env: {
      ...{ ...process.env, PORT: String(port), DATA_DIR: folder, DATABASE_URL: undefined },
      ...{ TRUSTED_PROXIES: '127.0.0.1', SEED_STACKS: '300' },
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise<void>((resolve, reject) => {
    service.once('exit', (code) => reject(new Error(`The service ended with ${code}`)));
    service.stdout.on('data', (text: Buffer) => text.includes('runs at') && resolve());
  });
  return service;
}

const trials = { poison, passwords, places };
const asked = process.argv.slice(2);
const roots = [process.cwd(), ...(process.env.FORMER ? [process.env.FORMER] : [])];
for (const [name, trial] of Object.entries(trials)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  for (const root of roots) {
    console.log(`${name}${root === process.cwd() ? '' : ', the former version'}`);
    const folder = mkdtempSync(path.join(tmpdir(), 'stackyard-bench-'));
    const service = await start(root, folder);
    try {
      await trial();
    } finally {
      service.kill();
      if (service.exitCode === null) await once(service, 'exit');
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
