import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../chromium';
import type { EngineOptions } from './fixtures';

const port = process.env.E2E_PORT ?? '8189';
const { executablePath, env } = await findChromium();
// The runner loads this file in every worker; only the first load starts the service.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'stackyard-engines-'));

const engines = ['Chromium', 'Firefox', 'WebKit'] as const;
const widths = [1440, 390];

export default defineConfig<EngineOptions>({
  testDir: '.',
  testMatch: 'jobs.ts',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 600_000,
  reporter: [['list'], ['json', { outputFile: '../../.cache/tests/engines.json' }]],
  globalTeardown: '../removeData.ts',
  use: { baseURL: `http://127.0.0.1:${port}` },
  projects: engines
    .flatMap((engine) => widths.map((width) => ({ engine, width })))
    .map(({ engine, width }, turn) => ({ name: `${engine} ${width}`, use: { engine, width, turn } })),
  webServer: {
    command: 'npm start --silent',
    cwd: '../..',
    url: `http://127.0.0.1:${port}/api/v1/health`,
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      ...env,
      PORT: port,
      DATA_DIR: process.env.E2E_DATA_DIR,
      SEED_STACKS: '3000',
      CHROMIUM_PATH: executablePath,
    },
  },
});
