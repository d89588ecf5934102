import type { Locator, Page } from '@playwright/test';

export interface Press {
  button: Locator;
  shown: { selector: string; count?: number };
}

/**
 * Waits until the text of the first match changes, or until there are as many matches as expected.
 * @returns two moments on the page's clock, in milliseconds: the press, and the frame that shows its result
 * @throws if the page is not in the foreground, because browsers slow down timers in the background to one
 * turn a second
 */
export async function press({ button, shown }: Press): Promise<{ pressed: number; painted: number }> {
  return button.evaluate(
    (element, { selector, count }) =>
      new Promise<{ pressed: number; painted: number }>((resolve, reject) => {
        if (document.visibilityState !== 'visible') reject(new Error('The page is not in front'));
        const text = () => document.querySelector(selector)?.textContent;
        const before = text();
        const isShown = () =>
          count === undefined ? text() !== before : document.querySelectorAll(selector).length >= count;
        const pressed = performance.now();
        const look = () => {
          if (!isShown()) return;
          observer.disconnect();
          // A timer that a frame starts runs after that frame is painted.
          requestAnimationFrame(() => setTimeout(() => resolve({ pressed, painted: performance.now() })));
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { childList: true, subtree: true, characterData: true });
        if (element instanceof HTMLElement) element.click();
        look();
      }),
    shown,
  );
}

export async function watchRows(page: Page, rowCount: number): Promise<void> {
  await page.addInitScript((count) => {
    new MutationObserver((_, observer) => {
      if (document.querySelectorAll('tbody tr').length < count) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => Object.assign(window, { rowsPainted: performance.now() })),
      );
    }).observe(document, { childList: true, subtree: true });
  }, rowCount);
}

/** @returns milliseconds from the navigation to the rows that `watchRows` looks for */
export async function rowsPainted(page: Page): Promise<number> {
  await page.waitForFunction(() => 'rowsPainted' in window);
  return page.evaluate(() => Number(Reflect.get(window, 'rowsPainted')));
}

export const lastAnswer = (page: Page) =>
  page.evaluate(() => {
    const answer = performance
      .getEntriesByType('resource')
      .findLast(({ name }) => /\/(stack\/list|answer\.json)\b/.test(name));
    return answer instanceof PerformanceResourceTiming
      ? { asked: answer.startTime, answered: answer.responseEnd }
      : { asked: Number.NaN, answered: Number.NaN };
  });

export async function rest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
    return performance.now() - Math.max(0, ...ends) > 500;
  });
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}
