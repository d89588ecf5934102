import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './e2e/chromium';

const port = process.env.E2E_PORT ?? '8188';
const { executablePath, env } = await findChromium();
// The runner loads this file in every worker; only the first load starts the service.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'stackyard-e2e-'));

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // As bounds they only tell a hang from a slow machine: no test waits for time to pass.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/tests/e2e.json' }]],
  globalTeardown: './e2e/removeData.ts',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Copenhagen',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 60_000,
    // Traces of every test cost a fifth of the time; a test that failed can be run again with `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      env: { ...process.env, ...env },
      args: chromiumArguments,
    },
  },
  webServer: {
    // What npm thinks of the settings of the machine is no output of the tests.
    command: 'npm start --silent',
    url: `http://127.0.0.1:${port}/api/v1/health`,
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
    // The service prints reports with the browser that the tests look at them with.
    env: { ...env, PORT: port, DATA_DIR: process.env.E2E_DATA_DIR, CHROMIUM_PATH: executablePath },
  },
});
