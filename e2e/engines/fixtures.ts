import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { launchChromium } from './chromium';
import { launchFirefox } from './firefox';
import { Person } from './person';
import { launchWebKit } from './webkit';

const launchers = { Chromium: launchChromium, Firefox: launchFirefox, WebKit: launchWebKit };

export interface EngineOptions {
  engine: keyof typeof launchers;
  width: number;
  /** Counts engines and widths from 0: jobs that change something change another thing in each. */
  turn: number;
}

const height = 844;

/** A person at a browser of the project's engine and width; a test that fails leaves a picture of what was to be seen. */
export const test = base.extend<EngineOptions & { person: Person }>({
  engine: ['Chromium', { option: true }],
  width: [1440, { option: true }],
  turn: [0, { option: true }],
  person: async ({ engine, width, baseURL }, use, info) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'stackyard-browser-'));
    const downloads = path.join(folder, 'downloads');
    const home = path.join(folder, 'home');
    mkdirSync(downloads);
    mkdirSync(home);
    const browser = await launchers[engine]({ width, height, downloads, home });
    try {
      expect(await browser.evaluate('[innerWidth, innerHeight]')).toEqual([width, height]);
      await use(new Person(browser, baseURL ?? '', downloads));
      if (info.errors.length > 0) writeFileSync(info.outputPath('failed.png'), await browser.screenshot());
    } finally {
      await browser.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    }
  },
});

export { expect };
