import type { Browser, Page } from 'playwright-core';
import { ReportFailure } from '../ports/reportPrinter';
import { withTimeout } from './abortable';

/** What the page of the report says of itself when nothing more will change. */
const settled = 'html:is([data-report="ready"], [data-report="failed"])';

/** Playwright's own limits are off: each report has its time, and at its end the tab is closed. */
const untilClosed = { timeout: 0 };

/** A window of its own with one tab: tabs share no storage, and one that hangs holds up no other. */
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

  /** The page at the address as PDF, in the size that its styles ask for. @throws ReportFailure, or when the tab ends */
  async print(address: string): Promise<Uint8Array> {
    const response = await this.#page.goto(address, { waitUntil: 'commit', ...untilClosed });
    if (!response?.ok()) throw new ReportFailure('pageFailed');
    const report = this.#page.locator(settled);
    await report.waitFor({ state: 'attached', ...untilClosed });
    if ((await report.getAttribute('data-report', untilClosed)) !== 'ready')
      throw new ReportFailure('pageFailed');
    return this.#page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: false });
  }

  /** Forgets what was shown: the page keeps its token in the tab's storage, and the next report is another person's. */
  async clear(): Promise<void> {
    await this.#page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    await this.#page.goto('about:blank', untilClosed);
  }

  /** Also ends a page that hangs; a browser that cannot even do that is ended with all its tabs. */
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

/** After a failed start this long passes until the next attempt: an archive of hundreds of stacks asks as often. */
const pauseAfterFailure = 60_000;

/** One browser, started when the first tab is asked for, with tabs that are used again and again. */
export class BrowserTabs {
  readonly #start: () => Promise<Browser>;
  #browser: Promise<Browser> | undefined;
  #free: ReportTab[] = [];

  constructor(start: () => Promise<Browser>) {
    this.#start = start;
  }

  /** A tab that shows nothing: one that was given back, else a new one. @throws what stands in the way of a start */
  async acquire(): Promise<ReportTab> {
    const free = this.#free.find(({ isOpen }) => isOpen);
    this.#free = this.#free.filter((tab) => tab !== free && tab.isOpen);
    return free ?? this.open();
  }

  /** A new tab, of a new browser when the former one has ended. */
  async open(): Promise<ReportTab> {
    const known = this.#running();
    const browser = await known;
    try {
      return await withTimeout(ReportTab.open(browser));
    } catch {
      // Several may notice the end, and the first of them has the next one started.
      if (this.#browser === known) this.#browser = undefined;
      void browser.close().catch(() => undefined);
      return ReportTab.open(await this.#running());
    }
  }

  /** Takes a tab that has printed; one that cannot be cleared is thrown away. */
  async release(tab: ReportTab): Promise<void> {
    try {
      await withTimeout(tab.clear());
      this.#free.push(tab);
    } catch {
      await tab.close();
    }
  }

  /** Ends the browser; whoever asks for a tab after this gets one of another browser. */
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
