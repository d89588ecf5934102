/**
 * Three trials on the embedded database show whether one caller can block others. `poison`: 1,000 photographs
 * of one key that are damaged or slow to decode, while another organisation sends good ones. `passwords`: 70
 * connections with wrong passwords from changing addresses, while owners of accounts sign in. `places`: one
 * organisation that occupies every slot of the queues that it can get, while another one uploads, downloads
 * files and reads figures. `tsx bench/fairness.ts passwords` runs one of them; `FORMER=<clone of another
 * version>` also runs each on that version.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { port } from './fairness/calls';
import { passwords } from './fairness/passwords';
import { places } from './fairness/places';
import { poison } from './fairness/poison';

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
