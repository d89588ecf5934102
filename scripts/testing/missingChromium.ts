import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../chromium';

/** Starts the browser of the tests once. What is wrong with it, in one line; null if nothing is. */
export async function missingChromium(): Promise<string | null> {
  try {
    const { executablePath, env } = await findChromium();
    const browser = await chromium.launch({
      executablePath,
      env: { ...process.env, ...env },
      args: chromiumArguments,
    });
    await browser.close();
    return null;
  } catch (failure) {
    const text = String(failure);
    const [, said] = /\[err\] (.+)/.exec(text) ?? [];
    const [reason] = text.split('\n');
    return `Chromium does not start (${said ?? reason}). Install one with apt-get install chromium, or name another one with CHROMIUM_PATH`;
  }
}
