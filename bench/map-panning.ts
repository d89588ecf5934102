/**
 * The cost of 10,000 stacks while the map is dragged: main-thread tasks beyond 50 ms in the built portal on the
 * real service, compared with the same map without a stack, interleaved. The difference is ours; the rest is
 * MapLibre drawing in software.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../e2e/chromium';

const port = 8189;
const origin = `http://127.0.0.1:${port}`;
const rounds = 3;
const nothing = 'no stack';
const dataDir = mkdtempSync(path.join(tmpdir(), 'stackyard-bench-'));

function startService(): Promise<ChildProcess> {
  const service = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  return new Promise((resolve, reject) => {
    service.once('exit', (code) => reject(new Error(`The service ended with ${code}`)));
    service.stdout.on('data', (text: Buffer) => text.includes('runs at') && resolve(service));
  });
}

async function signIn(page: Page): Promise<string> {
  await page.goto(origin);
  await page.getByLabel('E-mail').fill('org@nordskov.example');
  await page.getByLabel('Password', { exact: true }).fill('Timber-2026!');
  await page.keyboard.press('Enter');
  await page.waitForURL(/dateType=/);
  return new URL(page.url()).pathname;
}

/** Milliseconds of every task beyond 50 ms while the map is dragged to and fro; `marked` for a map with stacks. */
async function longTasks(page: Page, address: string, marked: boolean): Promise<number[]> {
  await page.goto(address);
  const canvas = page.locator('canvas');
  await canvas.waitFor();
  await page
    .getByText(/^showing/)
    .first()
    .waitFor();
  await page.getByText('Made with Natural Earth').waitFor();
  if (marked)
    await page
      .getByRole('button', { name: /^Cluster of/ })
      .first()
      .waitFor();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The map has no size');
  await page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tasks.push(entry.duration);
    }).observe({ type: 'longtask' });
    Object.assign(window, { longTasks: tasks });
  });
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  for (let step = 0; step < 60; step++) {
    const swing = Math.sin((step / 60) * Math.PI * 4) * box.width * 0.3;
    await page.mouse.move(box.x + box.width / 2 + swing, box.y + box.height / 2);
  }
  await page.mouse.up();
  return page.evaluate(() =>
    'longTasks' in window && Array.isArray(window.longTasks) ? window.longTasks : [],
  );
}

const service = await startService();
try {
  const { executablePath, env } = await findChromium();
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: chromiumArguments,
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  const list = `${origin}${await signIn(page)}?dateType=LastChanged&from=&to=`;
  const views = { '10,000 stacks': list, [nothing]: `${list}&search=nothing-has-this-number` };
  const tasks: Record<string, number[]> = { '10,000 stacks': [], [nothing]: [] };
  for (let round = 0; round < rounds; round++) {
    for (const [name, address] of Object.entries(views))
      tasks[name]?.push(...(await longTasks(page, address, name !== nothing)));
  }
  for (const [name, durations] of Object.entries(tasks)) {
    const longest = Math.round(Math.max(0, ...durations));
    console.log(
      `panning with ${name}: ${durations.length} tasks beyond 50 ms in ${rounds} rounds, longest ${longest} ms`,
    );
  }
  await browser.close();
} finally {
  if (service.pid) process.kill(-service.pid, 'SIGTERM');
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
}
