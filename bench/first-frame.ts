/**
 * The bench delays every call to the service by two seconds. It takes the time until a page shows its frame
 * with the skeleton of the right screen, and the time until it shows its data. Pages are loaded again with a
 * valid token, or they are the first page after the answer to the login.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { median } from './median';
import { roundsOr } from './rounds';
import { openContext, withPortal } from './withPortal';

const rounds = roundsOr(5);
const delay = 2_000;
/** The bounds are in milliseconds. */
const most = { frame: 2_500, data: 4_500 };

const rows = (page: Page) => page.getByRole('rowheader').first();
const glance = (page: Page) => page.getByRole('region', { name: 'At a glance' });
const figures = (page: Page) =>
  page.getByRole('list', { name: 'Number of stacks' }).and(page.locator('[aria-busy="false"]'));

interface Subject {
  name: string;
  account: string;
  heading: RegExp;
  data: typeof rows;
  /** Leads from the dashboard to the page that is loaded again; without it the landing page is measured. */
  reach?: (page: Page) => Promise<void>;
}

const office = 'org@nordskov.example';

async function openList(page: Page) {
  const everything = { dateType: 'LastChanged', from: '', to: '', showMap: 'false', pageSize: '50' };
  const place = page.url().replace(/\/dashboard.*/, '');
  await page.goto(`${place}/department/all/stacks?${new URLSearchParams(everything)}`);
  await rows(page).waitFor();
}

async function openStack(page: Page) {
  await openList(page);
  await rows(page).getByRole('link').first().click();
  await glance(page).waitFor();
}

const dashboard = { account: office, heading: /^Dashboard/, data: figures };

const subjects: readonly Subject[] = [
  { ...dashboard, name: 'dashboard, loaded again', reach: async () => {} },
  { name: 'list, loaded again', account: office, heading: /^Stacks/, data: rows, reach: openList },
  { name: 'stack, loaded again', account: office, heading: /^Stack\b/, data: glance, reach: openStack },
  { ...dashboard, name: 'dashboard after signing in' },
  {
    name: 'list of a sawmill after signing in',
    account: 'sawmill@birkesav.example',
    heading: /^Stacks/,
    data: rows,
  },
];

async function signIn(page: Page, origin: string, account: string) {
  await page.goto(origin);
  await page.getByLabel('E-mail').fill(account);
  await page.getByLabel('Password', { exact: true }).fill('Timber-2026!');
  const answer = page.waitForResponse(/\/auth\/login$/);
  await page.keyboard.press('Enter');
  await answer;
}

const slow = (context: BrowserContext) =>
  context.route('**/api/v1/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    // The page may have been closed.
    await route.continue().catch(() => undefined);
  });

async function timesOf(browser: Browser, origin: string, subject: Subject) {
  const { account, heading, data, reach } = subject;
  const context = await openContext(browser);
  const page = await context.newPage();
  if (!reach) await slow(context);
  await signIn(page, origin, account);
  if (reach) {
    await figures(page).waitFor();
    await reach(page);
    await slow(context);
  }
  const start = performance.now();
  if (reach) await page.reload({ waitUntil: 'commit' });
  const since = async (shown: Promise<unknown>) => {
    await shown;
    return performance.now() - start;
  };
  const [frame, shown] = await Promise.all([
    since(
      Promise.all([
        page.getByRole('navigation').first().waitFor(),
        page.getByRole('heading', { level: 1, name: heading }).waitFor(),
        page.getByRole('main').locator('[aria-busy="true"]').first().waitFor(),
      ]),
    ),
    since(data(page).waitFor()),
  ]);
  await context.close();
  return { frame, data: shown };
}

function summaryOf(times: readonly number[], bound: number): string {
  const seconds = (time: number) => (time / 1_000).toFixed(2);
  const range = `${seconds(Math.min(...times))} to ${seconds(Math.max(...times))}`;
  return `${seconds(median(times))} s (${range})${median(times) > bound ? ', too late' : ''}`;
}

await withPortal(4_397, async ({ origin, browser }) => {
  for (const subject of subjects) {
    const frames: number[] = [];
    const data: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const times = await timesOf(browser, origin, subject);
      frames.push(times.frame);
      data.push(times.data);
    }
    console.log(
      `${subject.name}: frame ${summaryOf(frames, most.frame)}; data ${summaryOf(data, most.data)}`,
    );
  }
});
