import type { Browser } from 'playwright-core';
import { withTimeout } from './abortable';
import { ReportTab } from './reportTab';

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
