import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/chromium';

export interface RunningPortal {
  origin: string;
  browser: Browser;
}

/**
 * Runs the built portal with the real service and its demo data, in a browser of its own.
 * @param checkout the folder of another commit with its packages; without it, this checkout is used
 */
export async function withPortal(
  port: number,
  measure: (running: RunningPortal) => Promise<void>,
  checkout?: string,
): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'stackyard-bench-'));
  const service = await startService(port, dataDir, checkout);
  try {
    const { executablePath, env } = await findChromium();
    const browser = await chromium.launch({
      executablePath,
      env: { ...process.env, ...env },
      args: chromiumArguments,
    });
    await measure({ origin: `http://127.0.0.1:${port}`, browser });
    await browser.close();
  } finally {
    if (service.pid) process.kill(-service.pid, 'SIGTERM');
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  }
}

function startService(port: number, dataDir: string, checkout: string | undefined): Promise<ChildProcess> {
  const service = spawn('npm', ['start'], {
    cwd: checkout,
    // The variable also chooses the browser with which the service prints; without it, the service uses its
    // own.
    env: { ...process.env, CHROMIUM_PATH: undefined, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  return new Promise((resolve, reject) => {
    service.once('exit', (code) => reject(new Error(`The service ended with ${code}`)));
    service.stdout.on('data', (text: Buffer) => text.includes('runs at') && resolve(service));
  });
}

export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  // tsx also compiles the functions that run in a page, and their code calls `__name`.
  await context.addInitScript('globalThis.__name = (named) => named');
  return context;
}

/**
 * The page must be in the foreground and the only one of its browser, because browsers slow down timers in
 * the background to one turn a second.
 */
export async function aloneInFront<Found>(
  browser: Browser,
  measure: (page: Page) => Promise<Found>,
): Promise<Found> {
  if (browser.contexts().length > 0) throw new Error('Another page is open beside the one that is measured');
  const context = await openContext(browser);
  try {
    const page = await context.newPage();
    await page.bringToFront();
    return await measure(page);
  } finally {
    await context.close();
  }
}

export async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await page.getByLabel('E-mail').fill('org@nordskov.example');
  await page.getByLabel('Password', { exact: true }).fill('Timber-2026!');
  await page.keyboard.press('Enter');
  await page.waitForURL(/dashboard/, { waitUntil: 'commit' });
}
