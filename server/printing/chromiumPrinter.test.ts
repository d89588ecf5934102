import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import nodeTimers from 'node:timers';
import type { Browser } from 'playwright-core';
import type { ReportPrinter } from '../ports/reportPrinter';
import { reportPages } from '../testing/reportPages';
import { startTestBrowser } from '../testing/testBrowser';
import { createChromiumPrinter } from './chromiumPrinter';
import { startBrowser } from './startBrowser';

const token = 'se.cr/et+&=?';

let pages: Awaited<ReturnType<typeof reportPages>>;
let printers: ReportPrinter[] = [];
let lines: string[] = [];
beforeAll(async () => {
  pages = await reportPages();
});
afterEach(async () => {
  await Promise.all(printers.map((printer) => printer.close()));
  // The operator's log holds no token.
  expect(lines.join()).not.toContain('cr%2Fet');
  [printers, lines] = [[], []];
  pages.asked.length = 0;
});
afterAll(() => pages.close());

function printerWith(
  limits: { timeLimit?: number; waitLimit?: number; idleLimit?: number } = {},
  portalUrl = pages.url,
) {
  const browsers: Browser[] = [];
  const startOne = async () => {
    const browser = await startTestBrowser(portalUrl);
    browsers.push(browser);
    return browser;
  };
  const onFailure = (line: string) => void lines.push(line);
  const printer = createChromiumPrinter({ portalUrl, startBrowser: startOne, onFailure, ...limits });
  printers.push(printer);
  const never = new Promise<never>(() => undefined);
  const failures = new Map<string, Promise<never>>();
  const print = (stackId: string, signal = new AbortController().signal) => {
    const pdf = printer.print({ asker: { who: 'one' }, stackId, token }, signal);
    const failure = pdf.then(() => never);
    failure.catch(() => undefined);
    failures.set(stackId, failure);
    return pdf.then(titleOf);
  };
  const arrived = (stackId: string) => Promise.race([pages.arrived(stackId), failures.get(stackId) ?? never]);
  return { print, arrived, browsers, close: printer.close };
}

function titleOf(pdf: Uint8Array): string {
  const text = Buffer.from(pdf).toString('latin1');
  expect(text.slice(0, 5)).toBe('%PDF-');
  return /\/Title \((.*?)\)/.exec(text)?.[1] ?? '';
}

function tabsOf(browsers: Browser[]) {
  return browsers.flatMap((browser) => browser.contexts().flatMap((context) => context.pages()));
}

async function kill(browser: Browser | undefined): Promise<void> {
  const session = await browser?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  for (const { type, id } of processInfo) if (type === 'browser') process.kill(id, 'SIGKILL');
}

function rejection(reason: string) {
  return expect.objectContaining({ name: 'ReportFailure', reason, message: `No report: ${reason}` });
}

it('prints in the tabs of one browser, two at a time, and shows nothing of the stack before', async () => {
  const { print, arrived, browsers } = printerWith();
  const ids = ['held 1', 'held 2', 'held 3', 'ready 4', 'ready 5'];
  const titles = ids.map((id) => print(id));
  const [first] = await Promise.all([arrived('held 1'), arrived('held 2')]);
  first.release();
  await titles[0];
  const third = await arrived('held 3');
  // The second report is still being printed.
  expect(pages.asked.toSorted()).toEqual(['held 1', 'held 2', 'held 3']);
  third.release();
  (await arrived('held 2')).release();
  expect(await Promise.all(titles)).toEqual(ids.map((id) => `${id} ${token}`));
  expect(browsers).toHaveLength(1);
  expect(tabsOf(browsers).map((tab) => tab.url())).toEqual(['about:blank', 'about:blank']);
});

it('prints what it was about when its browser is killed, and when one tab crashes', async () => {
  const { print, arrived, browsers } = printerWith();
  const both = Promise.all([print('held 1'), print('held 2')]);
  const killed = await Promise.all([arrived('held 1'), arrived('held 2')]);
  await kill(browsers[0]);
  await Promise.all(killed.map(({ gone }) => gone));
  for (const id of ['held 1', 'held 2']) (await arrived(id)).release();
  expect(await both).toEqual([`held 1 ${token}`, `held 2 ${token}`]);
  expect(browsers).toHaveLength(2);

  const third = print('held 3');
  (await arrived('held 3')).release('never');
  const tab = await Promise.any(tabsOf(browsers).map((one) => one.waitForURL(/held/).then(() => one)));
  const session = await tab.context().newCDPSession(tab);
  void session.send('Page.crash').catch(() => undefined);
  (await arrived('held 3')).release();
  expect(await third).toBe(`held 3 ${token}`);
  expect(browsers).toHaveLength(2);
});

it('throws away a page that hangs or never gets ready, and goes on', async () => {
  const timers = jest.spyOn(nodeTimers, 'setTimeout');
  const timeLimit = 123_456;
  const { print, arrived } = printerWith({ timeLimit });
  const two = Promise.allSettled([print('hanging'), print('held 1')]);
  (await arrived('held 1')).release('never');
  const third = print('ready');
  for (const [timeIsUp, after] of timers.mock.calls) if (after === timeLimit) timeIsUp();
  timers.mockRestore();
  expect(await two).toEqual(Array(2).fill({ status: 'rejected', reason: rejection('notInTime') }));
  expect(lines).toEqual([
    'The report of the stack hanging could not be printed (notInTime).',
    'The report of the stack held 1 could not be printed (notInTime).',
  ]);
  expect(await third).toBe(`ready ${token}`);
});

it('keeps nobody waiting for a turn that does not come', async () => {
  const timers = jest.spyOn(nodeTimers, 'setTimeout');
  const waitLimit = 123_456;
  const { print, arrived } = printerWith({ waitLimit });
  const printed = [print('held 1'), print('held 2')];
  const open = await Promise.all([arrived('held 1'), arrived('held 2')]);
  const third = print('ready');
  const [timeIsUp] = timers.mock.calls.filter(([, after]) => after === waitLimit).at(-1) ?? [];
  timers.mockRestore();
  timeIsUp?.();
  await expect(third).rejects.toEqual(rejection('tooBusy'));
  for (const page of open) page.release();
  expect(await Promise.all(printed)).toEqual([`held 1 ${token}`, `held 2 ${token}`]);
  expect(lines).toEqual(['The report of the stack ready could not be printed (tooBusy).']);
  expect(pages.asked).not.toContain('ready');
});

it('says so when the page fails, or cannot be opened', async () => {
  const { print } = printerWith();
  await expect(print('failed')).rejects.toEqual(rejection('pageFailed'));
  await expect(print('broken')).rejects.toEqual(rejection('pageFailed'));
  await expect(printerWith({}, 'http://127.0.0.1:9').print('ready')).rejects.toEqual(rejection('pageFailed'));
  expect(lines).toHaveLength(3);
  expect(await print('ready')).toBe(`ready ${token}`);
});

it('stops for whoever has gone, in the middle of a print and before its turn', async () => {
  const { print, arrived, browsers } = printerWith();
  const reader = new AbortController();
  const three = ['held 1', 'held 2', 'held 3'].map((id) => print(id, reader.signal));
  const open = await Promise.all([arrived('held 1'), arrived('held 2')]);
  reader.abort(new Error('gone'));
  const results = await Promise.allSettled(three);
  expect(results).toEqual(Array(3).fill({ status: 'rejected', reason: rejection('cancelled') }));
  await expect(print('ready', reader.signal)).rejects.toEqual(rejection('cancelled'));
  await Promise.all(open.map(({ gone }) => gone));
  expect(await print('ready')).toBe(`ready ${token}`);
  expect(pages.asked.toSorted()).toEqual(['held 1', 'held 2', 'ready']);
  expect(browsers).toHaveLength(1);
  expect(lines).toEqual([]);
});

it('ends its browser when nobody has printed for a while, and with the service', async () => {
  const { print, arrived, browsers, close } = printerWith({ idleLimit: 0 });
  await print('ready');
  if (browsers[0]?.isConnected())
    await new Promise<void>((resolve) => browsers[0]?.once('disconnected', () => resolve()));
  const cut = print('held 1');
  await arrived('held 1');
  await Promise.all([close(), expect(cut).rejects.toEqual(rejection('cancelled'))]);
  expect(browsers.map((browser) => browser.isConnected())).toEqual([false, false]);
  await expect(print('ready')).rejects.toEqual(rejection('cancelled'));
});

describe('a browser that is not there', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stackyard-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  async function failureOf(executablePath: string | undefined) {
    const onFailure = (line: string) => void lines.push(line);
    const start = jest.fn(() => startBrowser({ executablePath, portalUrl: pages.url, onFailure }));
    const printer = createChromiumPrinter({ portalUrl: pages.url, startBrowser: start, onFailure });
    printers.push(printer);
    const printed = [1, 2, 3].map((id) =>
      printer.print({ asker: { who: 'one' }, stackId: `ready ${id}`, token }, new AbortController().signal),
    );
    const results = await Promise.allSettled(printed);
    // The start is not tried again for each of hundreds of stacks.
    expect(start).toHaveBeenCalledTimes(1);
    return results.map((result) => result.status === 'rejected' && result.reason);
  }

  it('is a reason of its own', async () => {
    expect(await failureOf(undefined)).toEqual(Array(3).fill(rejection('noBrowser')));
    expect(lines).toEqual([]);
  });

  it('is told to the operator in its own words when it cannot start', async () => {
    const program = path.join(folder, 'chromium');
    writeFileSync(program, '#!/bin/sh\necho "no libnss3 $SMTP_URL $no_proxy." >&2\nexit 1\n');
    chmodSync(program, 0o755);
    const settings = { SMTP_URL: 'smtp://user:password@mail.example', no_proxy: 'intern.example' };
    const environment = jest.replaceProperty(process, 'env', { ...process.env, ...settings });
    expect(await failureOf(program)).toEqual(Array(3).fill(rejection('browserNotStarted')));
    environment.restore();
    // The tokens in the addresses of the service must not reach a proxy.
    const host = new URL(pages.url).host;
    expect(lines).toEqual([
      `The browser ${program} could not be started: no libnss3  intern.example,${host}.`,
    ]);
  });
});
