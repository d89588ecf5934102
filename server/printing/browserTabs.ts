import type { Browser, Page } from 'playwright-core';
import { ReportFailure } from '../ports/reportPrinter';
import { withTimeout } from './abortable';

const settled = 'html:is([data-report="ready"], [data-report="failed"])';

/** Playwright's own limits are switched off, because each report has a limit at which its tab is closed. */
const untilClosed = { timeout: 0 };

/**
 * Each tab has a browser context of its own: contexts share no storage, and one that hangs does not block the
 * others.
 */
export class ReportTab {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async open(browser: Browser): Promise<ReportTab> {
    const context = await browser.newContext();
    return new ReportTab(await context.newPage());
  }

  get isOpen(): boolean {
    return !this.#page.isClosed();
  }

  /**
   * The PDF has the paper size that the styles of the page set.
   * @throws ReportFailure, or another error if the tab closes
   */
  async print(address: string): Promise<Uint8Array> {
    const response = await this.#page.goto(address, { waitUntil: 'commit', ...untilClosed });
    if (!response?.ok()) throw new ReportFailure('pageFailed');
    const report = this.#page.locator(settled);
    await report.waitFor({ state: 'attached', ...untilClosed });
    if ((await report.getAttribute('data-report', untilClosed)) !== 'ready')
      throw new ReportFailure('pageFailed');
    return this.#page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: false });
  }

  /** The page stores its token in the tab's storage, and the next report may be another person's. */
  async clear(): Promise<void> {
    await this.#page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    await this.#page.goto('about:blank', untilClosed);
  }

  async close(): Promise<void> {
    const context = this.#page.context();
    await withTimeout(context.close()).catch(() => {
      void context
        .browser()
        ?.close()
        .catch(() => undefined);
    });
  }
}

/**
 * After a failed start, the browser is started again only after this many milliseconds, because an archive of
 * hundreds of stacks asks for it hundreds of times.
 */
const pauseAfterFailure = 60_000;

export class BrowserTabs {
  readonly #start: () => Promise<Browser>;
  #browser: Promise<Browser> | undefined;
  #free: ReportTab[] = [];

  constructor(start: () => Promise<Browser>) {
    this.#start = start;
  }

  /** @throws the reason why the browser did not start */
  async acquire(): Promise<ReportTab> {
    const free = this.#free.find(({ isOpen }) => isOpen);
    this.#free = this.#free.filter((tab) => tab !== free && tab.isOpen);
    return free ?? this.open();
  }

  async open(): Promise<ReportTab> {
    const running = this.#running();
    const browser = await running;
    try {
      return await withTimeout(ReportTab.open(browser));
    } catch {
      // The first of several callers that notice the end starts the next browser.
      if (this.#browser === running) this.#browser = undefined;
      void browser.close().catch(() => undefined);
      return ReportTab.open(await this.#running());
    }
  }

  async release(tab: ReportTab): Promise<void> {
    try {
      await withTimeout(tab.clear());
      this.#free.push(tab);
    } catch {
      await tab.close();
    }
  }

  async close(): Promise<void> {
    const browser = this.#browser;
    this.#browser = undefined;
    this.#free = [];
    await browser?.then((running) => withTimeout(running.close())).catch(() => undefined);
  }

  #running(): Promise<Browser> {
    if (this.#browser !== undefined) return this.#browser;
    const started = this.#start();
    this.#browser = started;
    started.catch(() => {
      const forget = () => {
        if (this.#browser === started) this.#browser = undefined;
      };
      setTimeout(forget, pauseAfterFailure).unref();
    });
    return started;
  }
}
