import { defineConfig } from '@playwright/test';
import { pinnedEnvironment, pinnedProgram } from './e2e/stage/pinnedService';
import walks, { startedService } from './playwright.config';
import { chromiumArguments } from './scripts/chromium';

/** `npm run pictures` compares every scene with its picture in `.pictures/before`. */
export default defineConfig({
  ...walks,
  projects: [{ name: 'pictures', testMatch: 'pictures.ts' }],
  // There is no limit, because pictures of all languages, with the judges, take long.
  timeout: 0,
  outputDir: '.pictures/results',
  snapshotPathTemplate: '.pictures/before/{arg}{ext}',
  reporter: [['list'], ['html', { outputFolder: '.pictures/report', open: 'never' }]],
  expect: {
    ...walks.expect,
    toPass: { timeout: 60_000 },
    // Several threads paint curves, whose rounding differs between runs by up to 3 of 255.
    toHaveScreenshot: { threshold: 0.0115 },
  },
  use: {
    ...walks.use,
    screenshot: 'off',
    launchOptions: {
      ...walks.use?.launchOptions,
      // With these arguments, letters are the same on every machine with the same browser.
      args: [...chromiumArguments, '--font-render-hinting=none', '--disable-lcd-text', '--hide-scrollbars'],
    },
  },
  webServer: {
    ...startedService,
    command: ['node', ...pinnedProgram].join(' '),
    env: { ...pinnedEnvironment, DATA_DIR: process.env.E2E_DATA_DIR ?? '' },
  },
});
