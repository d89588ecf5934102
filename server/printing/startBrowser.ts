import type { Browser } from 'playwright-core';
import { ReportFailure } from '../ports/reportPrinter';

/** A browser that says nothing for this long does not start any more. */
const longestStart = 20_000;

/** Maps are drawn with WebGL, and servers have no graphics card. */
const softwareWebGl = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

interface BrowserChoice {
  /** Undefined: there is none on the machine. */
  executablePath: string | undefined;
  /** What it opens. The token in the address is for no proxy, be it the one of the machine. */
  portalUrl: string;
  /** Told in one line what the browser said when it could not start. */
  onFailure: (line: string) => void;
}

/**
 * Starts a headless browser; its package is loaded now and not with the service.
 * @throws ReportFailure
 */
export async function startBrowser({
  executablePath,
  portalUrl,
  onFailure,
}: BrowserChoice): Promise<Browser> {
  if (executablePath === undefined) throw new ReportFailure('noBrowser');
  try {
    const { chromium } = await import('playwright-core');
    return await chromium.launch({
      executablePath,
      args: softwareWebGl,
      // As root Chromium starts without its sandbox only; for everybody else it stays on.
      chromiumSandbox: process.getuid?.() !== 0,
      // The password of the mail server is none of its business.
      env: { ...process.env, SMTP_URL: undefined, no_proxy: withoutProxy(portalUrl) },
      timeout: longestStart,
      // The service closes it when its own end has come.
      handleSIGHUP: false,
      handleSIGINT: false,
      handleSIGTERM: false,
    });
  } catch (failure) {
    onFailure(`The browser ${executablePath} could not be started: ${wordsOf(failure)}`);
    throw new ReportFailure('browserNotStarted');
  }
}

/** The machine's list of hosts that are reached without a proxy, and ours; loopback addresses are on it anyway. */
function withoutProxy(portalUrl: string): string {
  const known = process.env.no_proxy || process.env.NO_PROXY;
  const own = portalUrl.replace('http://', '');
  return known ? `${known},${own}` : own;
}

/** What the browser wrote before it ended, without the pages of advice around it. No address was opened yet. */
function wordsOf(failure: unknown): string {
  const text = failure instanceof Error ? failure.message : String(failure);
  const [said] = text.matchAll(/\[err\] (.*)/g);
  return said?.[1] ?? text.split('\n', 1)[0] ?? '';
}
