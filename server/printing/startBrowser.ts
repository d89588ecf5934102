import type { Browser } from 'playwright-core';
import { ReportFailure } from '../ports/reportPrinter';

/**
 * Milliseconds; a browser without a sign of life does not start any more. On a busy machine with two processors a
 * start took more than 20 seconds. Below the time limit of a report, whose message would hide the browser's.
 */
const longestStart = 40_000;

/** Maps are drawn with WebGL, and servers have no graphics card. */
const softwareWebGl = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** What a browser needs to find its libraries, fonts, folders and the way to the map. */
const passedOn =
  /^(path|home|user|lang|language|lc_\w+|tz|tmp|temp|tmpdir|display|wayland_display|xdg_\w+|dbus_\w+|fontconfig_\w+|fc_\w+|ld_library_path|https?_proxy|all_proxy|systemroot|windir|userprofile|appdata|localappdata|programdata|programfiles.*|comspec|pathext)$/i;

/** Never all variables: they hold the passwords of database and mail server, and those that are yet to come. */
export function browserEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => passedOn.test(name)));
}

interface BrowserChoice {
  /** Undefined: the machine has no browser. */
  executablePath: string | undefined;
  /** A program that runs the one that `BROWSER_PROGRAM` names. */
  launcher?: string | undefined;
  /** The browser bypasses proxies for it, because its URLs hold tokens. */
  portalUrl: string;
  /** Gets one line with the browser's message when it could not start. */
  onFailure: (line: string) => void;
}

/**
 * Loads Playwright on demand.
 * @throws ReportFailure
 */
export async function startBrowser({
  executablePath,
  launcher,
  portalUrl,
  onFailure,
}: BrowserChoice): Promise<Browser> {
  if (executablePath === undefined) throw new ReportFailure('noBrowser');
  try {
    const { chromium } = await import('playwright-core');
    return await chromium.launch({
      executablePath: launcher ?? executablePath,
      args: softwareWebGl,
      // Chromium does not start as root with its sandbox; for other users it stays on.
      chromiumSandbox: process.getuid?.() !== 0,
      env: {
        ...browserEnvironment(process.env),
        no_proxy: withoutProxy(portalUrl),
        BROWSER_PROGRAM: executablePath,
      },
      timeout: longestStart,
      // The service closes the browser itself.
      handleSIGHUP: false,
      handleSIGINT: false,
      handleSIGTERM: false,
    });
  } catch (failure) {
    onFailure(`The browser ${executablePath} could not be started: ${wordsOf(failure)}`);
    throw new ReportFailure('browserNotStarted');
  }
}

/** The machine's list of hosts without a proxy, and the portal; loopback addresses bypass proxies anyway. */
function withoutProxy(portalUrl: string): string {
  const hosts = process.env.no_proxy || process.env.NO_PROXY;
  const own = portalUrl.replace('http://', '');
  return hosts ? `${hosts},${own}` : own;
}

/** The browser's message without Playwright's advice. It holds no token, since no page was opened yet. */
function wordsOf(failure: unknown): string {
  const text = failure instanceof Error ? failure.message : String(failure);
  const [said] = text.matchAll(/\[err\] (.*)/g);
  return said?.[1] ?? text.split('\n', 1)[0] ?? '';
}
