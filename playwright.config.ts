import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './e2e/engines/fixtures';
import { engineProjects } from './e2e/engines/projects';
import { printingEnvironment } from './e2e/printing';
import { chromiumArguments, findChromium, startedChromium } from './scripts/chromium';
import { isNight } from './scripts/testing/isNight';

// The runner loads this file in every worker; only the first load starts the service.
const isFirstLoad = process.env.E2E_DATA_DIR === undefined;
const chromium = await (isFirstLoad ? startedChromium() : findChromium());
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'stackyard-e2e-'));

/** The service may take this long to start and to end; it prints its address at its start. */
export const startedService = {
  wait: { stdout: /runs at (?<e2e_url>http:\S+)\s/ },
  timeout: 600_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
} as const;

export default defineConfig<object, EngineOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // The limits only distinguish a hang from a slow machine: no test waits for time to pass.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/tests/e2e.json' }]],
  globalTeardown: './e2e/removeData.ts',
  use: {
    ...(process.env.E2E_URL !== undefined && { baseURL: process.env.E2E_URL }),
    locale: 'en-GB',
    timezoneId: 'Europe/Copenhagen',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 60_000,
    // Traces of every test cost a fifth of the time; a test that failed can be run again with `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium.executablePath,
      env: { ...process.env, ...chromium.env },
      args: chromiumArguments,
    },
  },
  // The longest tests begin first.
  projects: [
    { name: 'own service', testMatch: 'own-service/*.e2e.ts' },
    ...engineProjects,
    { name: 'portal', testMatch: '**/*.e2e.ts', testIgnore: 'own-service/*' },
  ],
  webServer: {
    ...startedService,
    // npm's remarks about the settings of the machine are not output of the tests.
    command: 'npm start --silent',
    env: {
      ...printingEnvironment(chromium),
      PORT: '0',
      DATA_DIR: process.env.E2E_DATA_DIR,
      SEED_STACKS: isNight ? '12000' : '3000',
    },
  },
});
