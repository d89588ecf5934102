import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

const installedAt = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** No sandbox (containers run as root), WebGL in software, and nothing that reaches outside by itself. */
export const chromiumArguments = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Pages are painted by the processor anyway: through software WebGL it takes a quarter longer.
  '--disable-gpu-compositing',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

interface Chromium {
  executablePath: string;
  env: Record<string, string>;
}

/**
 * The browser of the end-to-end tests: `CHROMIUM_PATH`, else an installed Chromium or Chrome, else the one that comes
 * as a package with `npm ci` (it needs nothing of the machine but the C library).
 */
export async function findChromium(): Promise<Chromium> {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    if (!existsSync(asked)) throw new Error(`CHROMIUM_PATH is ${asked}, and there is no such file`);
    return { executablePath: asked, env: {} };
  }
  const installed = installedAt.find((place) => existsSync(place));
  if (installed) return { executablePath: installed, env: {} };
  return packagedChromium();
}

async function packagedChromium(): Promise<Chromium> {
  const place = path.resolve('node_modules/.cache/chromium');
  mkdirSync(place, { recursive: true });
  const { AWS_EXECUTION_ENV, TMPDIR } = process.env;
  // The package unpacks into the temporary folder, and Chromium's libraries only where it believes to run here.
  Object.assign(process.env, { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x', TMPDIR: place });
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const executablePath = await chromium.executablePath();
    return { executablePath, env: { LD_LIBRARY_PATH: path.join(place, 'al2023/lib') } };
  } catch (cause) {
    throw new Error(
      'No Chromium for the end-to-end tests. Install one with: apt-get install chromium (or set CHROMIUM_PATH)',
      { cause },
    );
  } finally {
    restore('AWS_EXECUTION_ENV', AWS_EXECUTION_ENV);
    restore('TMPDIR', TMPDIR);
  }
}

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}
