import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const pinnedNow = '2026-06-17T10:00:00Z';

export const pinnedEnvironment = { PORT: '0', SEED_STACKS: '600', SEED_NOW: pinnedNow };

export const pinnedProgram = ['--import', 'tsx', '--import', './e2e/stage/shiftClock.ts', 'server/main.ts'];

interface RunningService {
  url: string;
  end: () => Promise<void>;
}

export async function startPinnedService(): Promise<RunningService> {
  const folder = mkdtempSync(path.join(tmpdir(), 'stackyard-pinned-'));
  const child = spawn(process.execPath, pinnedProgram, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...pinnedEnvironment, DATA_DIR: folder },
  });
  // This cleans up after an interruption too.
  process.once('exit', () => {
    child.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (part: Buffer) => {
      said = (said + part).slice(-4_000);
      const found = /runs at (http:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The service ended with code ${code}`)));
  });
  return {
    url,
    end: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
