import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '../../scripts/chromium';
import { expect, test as portalTest } from '../portal';
import { printingEnvironment } from '../printing';

const program = path.resolve('dist/server/stackyard.js');

const run = promisify(execFile);

export function runSource(...words: string[]): void {
  execFileSync(process.execPath, ['--import', 'tsx', ...words]);
}

type Sender = { email: string; secret: string } | { key: string };

export type InstalledService = ReturnType<typeof installedService>;

/**
 * Runs the service as it is installed: compiled, with an empty folder of its own.
 * @param chosenPort is a free port by default
 */
export function installedService(chosenPort = 0) {
  const folder = mkdtempSync(path.join(tmpdir(), 'stackyard-empty-'));
  const dataDir = path.join(folder, 'data');
  let port = chosenPort;
  let service: ChildProcess | undefined;
  const environment = async () => ({
    ...printingEnvironment(await findChromium()),
    PORT: String(port),
    DATA_DIR: dataDir,
  });
  const address = () => `http://127.0.0.1:${port}`;

  return {
    folder,
    dataDir,
    port: () => port,
    address,
    start: async () => {
      const started = spawn(process.execPath, [program, 'serve'], {
        ...{ cwd: folder, env: await environment() },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      service = started;
      await new Promise<void>((resolve, reject) => {
        let said = '';
        started.stdout.setEncoding('utf8').on('data', (part: string) => {
          // A line may arrive in two parts.
          said += part;
          port = Number(/runs at http:\/\/127\.0\.0\.1:(\d+)\s/.exec(said)?.[1] ?? port);
          if (/runs at \S+\s/.test(said)) resolve();
        });
        started.on('exit', () => reject(new Error('The service has ended')));
      });
    },
    end: async (): Promise<number | null> => {
      const ending = service;
      if (!ending || ending.exitCode !== null) return ending?.exitCode ?? null;
      const ended = new Promise<number | null>((resolve) => ending.once('exit', resolve));
      ending.kill('SIGTERM');
      return ended;
    },
    command: async (...words: string[]) => {
      const env = await environment();
      return (await run(process.execPath, [program, ...words], { cwd: folder, env })).stdout;
    },
    send: (stacks: string, sender: Sender) => {
      const who =
        'key' in sender
          ? { STACKYARD_KEY: sender.key }
          : { STACKYARD_EMAIL: sender.email, STACKYARD_PASSWORD: sender.secret };
      return run(process.execPath, [program, 'send', stacks], {
        env: { PATH: process.env.PATH, STACKYARD_URL: address(), ...who },
      });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export const test = portalTest.extend<object, { service: InstalledService }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const service = installedService();
      await service.start();
      await use(service);
      expect(await service.end()).toBe(0);
      service.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ service }, use) => use(service.address()),
});
