import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect, type TestInfo } from '@playwright/test';
import { launchChromium } from './chromium';
import type { Engine } from './engine';
import { launchFirefox } from './firefox';
import { Person } from './person';
import { launchWebKit } from './webkit';

const launchers = { Chromium: launchChromium, Firefox: launchFirefox, WebKit: launchWebKit };

export interface EngineOptions {
  engine: keyof typeof launchers;
  width: number;
  /** Counts engines and widths from 0, so that each run of a job changes other data. */
  turn: number;
}

type Walk = (walker: { person: Person; turn: number }) => Promise<void>;

const test = base.extend<EngineOptions>({
  engine: ['Chromium', { option: true }],
  width: [1440, { option: true }],
  turn: [0, { option: true }],
});

const height = 844;

/** Runs a job in its own browser; a failed job leaves a screenshot. */
async function walkAlone(
  { engine, width, turn }: EngineOptions,
  baseUrl: string,
  info: TestInfo,
  walk: Walk,
): Promise<'done' | 'browser died'> {
  const folder = mkdtempSync(path.join(tmpdir(), 'stackyard-browser-'));
  const downloads = path.join(folder, 'downloads');
  const home = path.join(folder, 'home');
  mkdirSync(downloads);
  mkdirSync(home);
  let browser: Engine | undefined;
  try {
    browser = await launchers[engine]({ width, height, downloads, home });
    expect(await browser.evaluate('[innerWidth, innerHeight]')).toEqual([width, height]);
    await walk({ person: new Person(browser, baseUrl, downloads), turn });
    return 'done';
  } catch (failure) {
    const picture = await browser?.screenshot().catch(() => undefined);
    if (!picture) {
      console.warn(`${engine} ${width}, ${info.title}: the browser died. ${failure}`);
      return 'browser died';
    }
    writeFileSync(info.outputPath('failed.png'), picture);
    throw failure;
  } finally {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/**
 * A test of one of the main jobs. A browser crash is no failure of the portal, so the job runs once more in
 * another browser. A page that crashes the second one too has failed.
 */
export function job(title: string, walk: Walk): void {
  test(title, async ({ engine, width, turn, baseURL }, info) => {
    const walkOnce = () => walkAlone({ engine, width, turn }, baseURL ?? '', info, walk);
    if ((await walkOnce()) === 'done') return;
    expect(await walkOnce()).toBe('done');
  });
}

export { expect };
