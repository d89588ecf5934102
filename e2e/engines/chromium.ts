import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../scripts/chromium';
import { type Engine, environment, type LaunchOptions } from './engine';

export async function launchChromium({ width, height, downloads }: LaunchOptions): Promise<Engine> {
  const { executablePath, env } = await findChromium();
  const browser = await chromium.launch({
    executablePath,
    env: { ...environment, ...env },
    args: chromiumArguments,
    // Chromium then blocks windows without a click, as for every user.
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  });
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'en-GB',
    timezoneId: environment.TZ,
  });
  context.on('page', (opened) => {
    opened.on('download', (download) => download.saveAs(path.join(downloads, download.suggestedFilename())));
  });
  let page = await context.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    windows: async () => context.pages().map((_, index) => String(index)),
    newWindow: async () => void (await context.newPage()),
    switchTo: async (window) => {
      page = context.pages()[Number(window)] ?? page;
    },
    closeWindow: async (window) => context.pages()[Number(window)]?.close(),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
