import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from './chromium';

/** As `npm run build` has compiled it. */
const program = path.resolve('dist/server/stackyard.js');

const run = promisify(execFile);

/** A program of the sources. */
export function runSource(...words: string[]): void {
  execFileSync(process.execPath, ['--import', 'tsx', ...words]);
}

/** Who sends a folder: a person, or a program. */
type Sender = { email: string; secret: string } | { key: string };

export type InstalledService = Awaited<ReturnType<typeof installedService>>;

/** The service as it is installed: compiled, with an empty folder of its own. */
export async function installedService(port: string) {
  const chromium = await findChromium();
  const folder = mkdtempSync(path.join(tmpdir(), 'stackyard-empty-'));
  const address = `http://127.0.0.1:${port}`;
  const dataDir = path.join(folder, 'data');
  const env = {
    ...chromium.env,
    PATH: process.env.PATH,
    PORT: port,
    DATA_DIR: dataDir,
    CHROMIUM_PATH: chromium.executablePath,
  };
  let service: ChildProcess;

  /** @returns the exit code */
  async function end(): Promise<unknown> {
    const ended = new Promise((resolve) => service.once('exit', resolve));
    service.kill('SIGTERM');
    return ended;
  }

  return {
    folder,
    dataDir,
    end,
    start: async () => {
      service = spawn(process.execPath, [program, 'serve'], {
        ...{ cwd: folder, env },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await new Promise<void>((resolve, reject) => {
        let said = '';
        service.stdout?.setEncoding('utf8').on('data', (part: string) => {
          // A line may come in two parts.
          said += part;
          if (said.includes(address)) resolve();
        });
        service.on('exit', () => reject(new Error('The service has ended')));
      });
    },
    /** What the command prints. */
    command: (...words: string[]) =>
      execFileSync(process.execPath, [program, ...words], { ...{ cwd: folder, env }, encoding: 'utf8' }),
    /** The command `send`. It throws unless the exit code is 0. */
    send: (stacks: string, sender: Sender) => {
      const who =
        'key' in sender
          ? { STACKYARD_KEY: sender.key }
          : { STACKYARD_EMAIL: sender.email, STACKYARD_PASSWORD: sender.secret };
      return run(process.execPath, [program, 'send', stacks], {
        env: { PATH: process.env.PATH, STACKYARD_URL: address, ...who },
      });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
