import type { Browser } from 'playwright-core';
import { ReportFailure } from '../ports/reportPrinter';

/**
 * If the browser has not started after this many milliseconds, the start has failed. On a busy machine with
 * two processors a start took more than 20 seconds. The limit is below that of a report, whose message would
 * otherwise hide the browser's.
 */
const longestStart = 40_000;

const softwareWebGl = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

const passedOn =
  /^(path|home|user|lang|language|lc_\w+|tz|tmp|temp|tmpdir|display|wayland_display|xdg_\w+|dbus_\w+|fontconfig_\w+|fc_\w+|ld_library_path|https?_proxy|all_proxy|systemroot|windir|userprofile|appdata|localappdata|programdata|programfiles.*|comspec|pathext)$/i;

/**
 * Other variables are not passed on, because they contain the passwords of database and mail server, and
 * future ones may contain other secrets.
 */
export function browserEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => passedOn.test(name)));
}

/**
 * The path is undefined if the machine has no browser. The browser does not use proxies for the portal,
 * because the portal's URLs contain tokens.
 */
interface BrowserChoice {
  executablePath: string | undefined;
  launcher?: string | undefined;
  portalUrl: string;
  onFailure: (line: string) => void;
}

/**
 * Playwright is loaded only when it is needed.
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

function withoutProxy(portalUrl: string): string {
  const hosts = process.env.no_proxy || process.env.NO_PROXY;
  const own = portalUrl.replace('http://', '');
  return hosts ? `${hosts},${own}` : own;
}

/**
 * Playwright's advice is removed from the message. The message contains no token, because no page has been
 * opened yet.
 */
function wordsOf(failure: unknown): string {
  const text = failure instanceof Error ? failure.message : String(failure);
  const [said] = text.matchAll(/\[err\] (.*)/g);
  return said?.[1] ?? text.split('\n', 1)[0] ?? '';
}
