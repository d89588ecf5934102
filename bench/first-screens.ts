/**
 * The bench follows a person from the first byte to the first screens: the form of the sign-in, the figures
 * of the dashboard, the rows of the list. A page with only React is built in the same run and visited in turn
 * with the portal, so that times can be given as ratios. Bytes, requests and serial steps are exact. The
 * bench also prints the heap of the sign-in page, and how long its tasks keep the form from accepting typed
 * text.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { median } from './median';
import { printRatio } from './printRatio';
import { ratioOf } from './ratio';
import { serveReferencePage } from './referencePage';
import { isTrial, roundsOr } from './rounds';
import { slowDown, slowPhone } from './slowPhone';
import { aloneInFront, withPortal } from './withPortal';

const rounds = roundsOr(3);
const profiles = { 'this machine': null, 'slow phone': slowPhone };

interface Seen {
  url: string;
  isApi: boolean;
  start: number;
  end: number;
  /** The bytes are counted as transferred, including headers. */
  bytes: number;
}

async function recordRequests(session: CDPSession) {
  const running = new Map<string, { url: string; start: number }>();
  let seen: Seen[] = [];
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (request.url.startsWith('http')) running.set(requestId, { url: request.url, start: timestamp });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength: bytes }) => {
    const { url, start } = running.get(requestId) ?? {};
    if (url === undefined || start === undefined) return;
    running.delete(requestId);
    seen.push({ url, isApi: url.includes('/api/'), start, end: timestamp, bytes });
  });
  return {
    take: () => {
      const taken = seen;
      seen = [];
      return taken;
    },
  };
}

function serialSteps(calls: readonly Seen[]): number {
  const depths: { end: number; depth: number }[] = [];
  for (const { start, end } of calls.toSorted((one, other) => one.start - other.start)) {
    const before = depths.filter((call) => call.end <= start).map(({ depth }) => depth);
    depths.push({ end, depth: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...depths.map(({ depth }) => depth));
}

interface Stage {
  milliseconds: number;
  requests: Seen[];
  /** This sums up the milliseconds by which tasks exceed 50, since the page began to load. */
  blocking: number;
}

/** Returns the heap in megabytes after garbage collection. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
}

function watchTasks() {
  Object.assign(window, { blocking: 0 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      Object.assign(window, { blocking: Number(Reflect.get(window, 'blocking')) + duration - 50 });
  }).observe({ type: 'longtask', buffered: true });
}

async function stagesOf(page: Page, profile: typeof slowPhone | null) {
  await page.addInitScript(watchTasks);
  const session = await page.context().newCDPSession(page);
  const recorded = await recordRequests(session);
  if (profile) await slowDown(session);
  const stage = async (act: () => Promise<unknown>, shown: () => Promise<unknown>): Promise<Stage> => {
    recorded.take();
    const start = performance.now();
    await act();
    await shown();
    const milliseconds = performance.now() - start;
    const blocking = Number(await page.evaluate(() => Reflect.get(window, 'blocking')));
    return { milliseconds, requests: recorded.take(), blocking };
  };
  return { stage, heap: () => heapOf(session) };
}

const goTo = (page: Page, origin: string) => page.goto(origin, { waitUntil: 'commit' });
const formShown = (page: Page) => page.locator('input[name=username]').waitFor();

async function visitReference(page: Page, origin: string, profile: typeof slowPhone | null) {
  const { stage, heap } = await stagesOf(page, profile);
  const form = await stage(
    () => goTo(page, origin),
    () => formShown(page),
  );
  return { form, megabytes: await heap() };
}

/** Types as slowly as a person does, so that the portal has time to load the code for after the sign-in. */
async function visitPortal(page: Page, origin: string, profile: typeof slowPhone | null) {
  const { stage, heap } = await stagesOf(page, profile);
  const form = await stage(
    () => goTo(page, origin),
    () => formShown(page),
  );
  const typing = await stage(
    async () => {
      await page.getByLabel('E-mail').pressSequentially('org@nordskov.example', { delay: 100 });
      await page.getByLabel('Password', { exact: true }).pressSequentially('Timber-2026!', { delay: 100 });
    },
    () => page.getByRole('button', { name: 'Log in', disabled: false }).waitFor(),
  );
  const megabytes = await heap();
  const figures = await stage(
    () => page.keyboard.press('Enter'),
    () => page.getByRole('link', { name: /^Preregistrations \d/ }).waitFor(),
  );
  await page.waitForLoadState('networkidle');
  const rows = await stage(
    () => page.getByRole('link', { name: 'Stacks', exact: true }).click(),
    // The dashboard has tables, too.
    () => page.locator('tbody a[href*="/stack/"]').nth(20).waitFor(),
  );
  return { form, typing, figures, rows, megabytes };
}

const stages = ['form', 'typing', 'figures', 'rows'] as const;
type Stages = Record<(typeof stages)[number], Stage[]>;

function countsOf(samples: readonly Stage[]): string {
  const requests = median(samples.map((sample) => sample.requests.length));
  const kB = median(
    samples.map((sample) => sample.requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1000),
  );
  const steps = median(samples.map((sample) => serialSteps(sample.requests.filter(({ isApi }) => isApi))));
  return [requests, kB.toFixed(0), steps].join(',');
}

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const history = path.resolve(import.meta.dirname, '../docs/performance/first-screens.csv');
const reference = await serveReferencePage('react-alone', 8190);
await withPortal(8188, async ({ origin, browser }) => {
  const version = `Chromium ${browser.version()}`;
  for (const [name, profile] of Object.entries(profiles)) {
    const alone: Stage[] = [];
    const ours: Stages = { form: [], typing: [], figures: [], rows: [] };
    const heaps = { alone: [] as number[], ours: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      const beside = await aloneInFront(browser, (page) => visitReference(page, reference.origin, profile));
      alone.push(beside.form);
      heaps.alone.push(beside.megabytes);
      const visit = await aloneInFront(browser, (page) => visitPortal(page, origin, profile));
      heaps.ours.push(visit.megabytes);
      for (const stage of stages) ours[stage].push(visit[stage]);
    }
    const times = (samples: readonly Stage[]) => samples.map(({ milliseconds }) => milliseconds);
    console.log(
      `${name}: requests, kB, serial calls; time beside React alone (${median(times(alone)).toFixed(0)} ms)`,
    );
    for (const stage of stages) {
      const counts = countsOf(ours[stage]);
      console.log(`  ${stage}: ${counts.replaceAll(',', ', ')}`);
      printRatio(ratioOf(`first screens on ${name}: ${stage}`, times(ours[stage]), times(alone)), {
        browser: version,
      });
      if (!isTrial) appendFileSync(history, `${commit},${name},${stage},${counts}\n`);
    }
    const blocking = (samples: readonly Stage[]) =>
      median(samples.map((sample) => sample.blocking)).toFixed(0);
    console.log(
      `  blocked until the form ${blocking(ours.form)} ms, until it is sent ${blocking(ours.typing)} ms (React alone: ${blocking(alone)} ms); heap of the sign-in page ${median(heaps.ours).toFixed(1)} MB, with what is fetched while one types (React alone: ${median(heaps.alone).toFixed(1)} MB)`,
    );
  }
});
reference.close();
