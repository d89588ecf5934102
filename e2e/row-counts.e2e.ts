import type { Page } from '@playwright/test';
import { z } from 'zod';
import { enter, expect, resultCount, test } from './portal';
import { styledElements } from './traces';

/* These are the costs of rows in counts that are the same on every machine: React commits, layouts, elements
   that are styled, and fetched files. Recalculations are not counted, because a button that fades has one
   in each frame, and a slow machine draws more frames. */

const metrics = z.object({ metrics: z.array(z.object({ name: z.string(), value: z.number() })) });

/** Returns a question for the work since now. Chromium counts for a session, from its beginning. */
async function countWork(page: Page) {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Performance.enable');
  return async () => {
    const { metrics: found } = metrics.parse(await tools.send('Performance.getMetrics'));
    await tools.detach();
    const countOf = (name: string) => found.find((one) => one.name === name)?.value ?? Number.NaN;
    return { styles: countOf('RecalcStyleCount'), layouts: countOf('LayoutCount') };
  };
}

const markCommits = () => {
  const hook = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot: () => performance.mark('commit'),
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
  };
  Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', { value: hook });
};

const commitsOf = (page: Page) => page.evaluate(() => performance.getEntriesByName('commit').length);

async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

async function openList(page: Page): Promise<void> {
  const landing = await enter(page, 'org@nordskov.example');
  const list = landing.replace('dashboard', 'department/all/stacks');
  await page.goto(`${list}?dateType=LastChanged&from=&to=&showMap=false`);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const rows = (page: Page) => page.locator('tbody tr[data-row]');

test('another page of rows is drawn once, and fetches nothing but its rows', async ({ page, browser }) => {
  await page.addInitScript(markCommits);
  await openList(page);
  await expect(rows(page)).toHaveCount(50);
  await rest(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname.replace(/^.*\/api\/v1/, '')));

  for (const number of ['2', '3']) {
    const [commits, workSince, first] = [
      await commitsOf(page),
      await countWork(page),
      await rows(page).first().textContent(),
    ];
    fetched.length = 0;
    const styled = await styledElements(browser, page, async () => {
      await page.getByRole('button', { name: 'Next page' }).click();
      await expect(rows(page).first()).not.toHaveText(first ?? '');
      await rest(page);
    });
    const work = await workSince();
    // No font and no script is fetched either.
    expect(fetched, `page ${number}`).toEqual(['/stack/list']);
    expect((await commitsOf(page)) - commits, `commits of page ${number}`).toBeLessThanOrEqual(10);
    expect(work.layouts, `layouts of page ${number}`).toBeLessThanOrEqual(6);
    // The fifty rows have about 950 elements. Rows that are styled twice exceed the bound.
    expect(sum(styled), `styled elements of page ${number}`).toBeLessThanOrEqual(1_400);
  }
});

test('what stands for rows that have not come costs nothing while it waits', async ({ page }) => {
  await page.route('**/stack/list', () => undefined);
  await openList(page);
  await expect(page.locator('table[aria-busy=true]')).toBeVisible();
  // The first frames may still belong to the load. A placeholder that moves never has sixty still ones.
  await expect(async () => {
    const workSince = await countWork(page);
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          let frames = 60;
          const next = () => (frames-- > 0 ? requestAnimationFrame(next) : resolve());
          next();
        }),
    );
    const work = await workSince();
    expect(work.styles).toBeLessThanOrEqual(5);
    expect(work.layouts).toBeLessThanOrEqual(2);
  }).toPass();
});

test('the drawer styles its fields, and a filter chosen in it the rows: never the whole page', async ({
  page,
  browser,
}) => {
  await openList(page);
  await expect(rows(page)).toHaveCount(50);
  await rest(page);
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  const opening = await styledElements(browser, page, async () => {
    await page.getByRole('button', { name: /filters? applied/ }).click();
    await expect(drawer.locator('label')).not.toHaveCount(0);
    await rest(page);
  });
  // The drawer's own fields come in two steps.
  expect(Math.max(...opening)).toBeLessThanOrEqual(200);

  const all = await resultCount(page);
  const chosen = await styledElements(browser, page, async () => {
    await drawer.getByRole('checkbox', { name: 'assigned to sawmill' }).click();
    await expect.poll(() => resultCount(page)).toBeLessThan(all);
    await rest(page);
  });
  // Besides the fifty rows the page has some 550 elements for drawer, menu and bars.
  expect(Math.max(...chosen)).toBeLessThanOrEqual(1_100);
});
