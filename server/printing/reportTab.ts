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
