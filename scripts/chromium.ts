import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { type Chromium, packagedChromium } from './packagedChromium';

const installedAt = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The sandbox is switched off, because containers run as root; WebGL runs in software; and the internet
 * cannot be reached.
 */
export const chromiumArguments = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // The processor paints the pages anyway; through software WebGL it takes a quarter longer.
  '--disable-gpu-compositing',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Requests to other hosts, such as tiles, fail as on a machine without internet.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/**
 * The browser of the end-to-end tests and benches is the one at `CHROMIUM_PATH`, or else an installed
 * Chromium or Chrome, or else the one in a package of `npm ci`, which needs only the C library.
 * `CHROMIUM_PATH=packaged` asks for the last one.
 */
export async function findChromium(): Promise<Chromium> {
  const asked = process.env.CHROMIUM_PATH;
  if (asked === 'packaged') return packagedChromium();
  if (asked) {
    if (!existsSync(asked))
      throw new Error(
        `CHROMIUM_PATH is ${asked}, and there is no such file. Debian's comes with: apt-get install chromium`,
      );
    return { executablePath: asked, env: {} };
  }
  const installed = installedAt.find((place) => existsSync(place));
  if (installed) return { executablePath: installed, env: {} };
  return packagedChromium();
}

export async function startedChromium(): Promise<Chromium> {
  try {
    const found = await findChromium();
    await start(found);
    return found;
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : String(failure));
    process.exit(1);
  }
}

async function start({ executablePath, env }: Chromium): Promise<void> {
  try {
    const browser = await chromium.launch({
      executablePath,
      env: { ...process.env, ...env },
      args: chromiumArguments,
    });
    await browser.close();
  } catch (cause) {
    const [reason = 'it ends at once'] = /error while loading.*|spawn \S.*/.exec(String(cause)) ?? [];
    throw new Error(
      `${executablePath} does not start: ${reason}. Install another one with: apt-get install chromium (or set CHROMIUM_PATH)`,
      { cause },
    );
  }
}
