/**
 * What a press costs on the stack list, in the built portal on the real service: 50 rows from the answer to the
 * screen, a page that was there before, the drawer of filters, a filter chosen in it. Beside it Mantine alone, with the same rows as text
 * in its table and as many fields in its drawer, in turns in the same run: times hold as ratios.
 */
import type { Browser, Locator, Page } from '@playwright/test';
import { longestTask } from './longestTask';
import { median } from './median';
import type { Content } from './reference/mantine-alone/main';
import { serveReferencePage } from './referencePage';
import { roundsOr } from './rounds';
import { openContext, signIn, withPortal } from './withPortal';

const rounds = roundsOr(5);
const slowProcessor = 4;
const rowCount = 50;

interface Press {
  button: Locator;
  /** What is looked for after the press, and how many of it there are at the end. */
  shown: { selector: string; count?: number };
}

/**
 * Presses, and waits until the first match has another text or there are as many matches as there will be.
 * @returns moments of the page's clock, in milliseconds: the press, and the frame that shows it
 */
async function press({ button, shown }: Press): Promise<{ pressed: number; painted: number }> {
  return button.evaluate(
    (element, { selector, count }) =>
      new Promise<{ pressed: number; painted: number }>((resolve) => {
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

/** The moments at which the last answer with rows was asked for and was there. */
const lastAnswer = (page: Page) =>
  page.evaluate(() => {
    const answer = performance
      .getEntriesByType('resource')
      .findLast(({ name }) => /\/(stack\/list|answer\.json)\b/.test(name));
    return answer instanceof PerformanceResourceTiming
      ? { asked: answer.startTime, answered: answer.responseEnd }
      : { asked: Number.NaN, answered: Number.NaN };
  });

const rest = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

interface Subject {
  name: string;
  page: Page;
  address: string;
  filters: Locator;
  fields: number;
  /** Of the drawer; missing where no filter has rows. */
  filter?: Locator;
}

interface Sample {
  /** From a filter that was chosen to its rows, without the wait before the call and the answer. */
  filter: number;
  rows: number;
  cachedPage: number;
  cachedTask: number;
  drawer: number;
  drawerTask: number;
}

async function measure(
  browser: Browser,
  { page, address, filters, fields, filter }: Subject,
): Promise<Sample> {
  const tools = await page.context().newCDPSession(page);
  const slowDown = (rate: number) => tools.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(address);
  await page
    .locator('tbody tr')
    .nth(rowCount - 1)
    .waitFor();
  await page.waitForLoadState('networkidle');
  await rest(page);
  const step = (name: string) => page.getByRole('button', { name });
  const firstRow = { selector: 'tbody tr' };
  // Of the second page: the portal asks for the first one before its code is there.
  const { painted } = await press({ button: step('Next page'), shown: firstRow });
  const rows = painted - (await lastAnswer(page)).answered;
  await page.waitForLoadState('networkidle');
  await rest(page);
  await slowDown(slowProcessor);

  const timed = async (what: Press) => {
    let milliseconds = Number.NaN;
    const task = await longestTask(browser, page, async () => {
      const { pressed, painted } = await press(what);
      milliseconds = painted - pressed;
      await rest(page);
    });
    return { milliseconds, task };
  };
  const cached = await timed({ button: step('Previous page'), shown: firstRow });
  const drawer = await timed({ button: filters, shown: { selector: '[role=dialog] label', count: fields } });
  const chosen = filter ? await chooseFilter(page, filter) : Number.NaN;
  await slowDown(1);
  await tools.detach();
  return {
    filter: chosen,
    rows,
    cachedPage: cached.milliseconds,
    cachedTask: cached.task,
    drawer: drawer.milliseconds,
    drawerTask: drawer.task,
  };
}

/** Milliseconds that the portal waits after a choice, in case another one follows. */
const wait = 300;

async function chooseFilter(page: Page, filter: Locator): Promise<number> {
  const { pressed, painted } = await press({ button: filter, shown: { selector: 'tbody tr' } });
  const { asked, answered } = await lastAnswer(page);
  return painted - pressed - wait - (answered - asked);
}

const textsOf = (found: Locator) => found.allTextContents();

/** What stands in the list's first two pages and in its drawer. */
async function contentOf(page: Page, filters: Locator): Promise<Content & { fieldCount: number }> {
  const rows = page.locator('tbody tr');
  const cellsOf = async () => {
    const shown = await rows.all();
    return Promise.all(shown.map((row) => textsOf(row.locator('th, td'))));
  };
  await rows.nth(rowCount - 1).waitFor();
  const head = await textsOf(page.locator('thead th'));
  const first = await cellsOf();
  await press({ button: page.getByRole('button', { name: 'Next page' }), shown: { selector: 'tbody tr' } });
  await page.waitForLoadState('networkidle');
  const pages = [first, await cellsOf()];
  await filters.click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByRole('radio', { name: 'Anywhere' }).waitFor();
  const labels = await textsOf(drawer.locator('label'));
  const options = Array.from({ length: 12 }, (_, index) => `Option ${index + 1}`);
  return { head, pages, fields: labels.map((label) => ({ label, options })), fieldCount: labels.length };
}

await withPortal(8191, async ({ origin, browser }) => {
  const context = await openContext(browser);
  const portal = await context.newPage();
  await signIn(portal, origin);
  const stacks = new URL(portal.url()).pathname.replace('dashboard', 'department/all/stacks');
  const address = `${origin}${stacks}?dateType=LastChanged&from=&to=&showMap=false`;
  await portal.goto(address);
  const filters = portal.getByRole('button', { name: /filters? applied/ });
  const { fieldCount, ...content } = await contentOf(portal, filters);
  const reference = await serveReferencePage('mantine-alone', 8192, content);
  const alone = await context.newPage();
  const subjects: Subject[] = [
    {
      name: 'the portal',
      page: portal,
      address,
      filters,
      fields: fieldCount,
      // The rows are the newest, which are measured: another state changes the first of them.
      filter: portal
        .getByRole('dialog', { name: 'Filters' })
        .getByRole('checkbox', { name: 'assigned to sawmill' }),
    },
    {
      name: 'Mantine alone',
      page: alone,
      address: reference.origin,
      filters: alone.getByRole('button', { name: 'Filters' }),
      fields: fieldCount,
    },
  ];
  const samples = subjects.map((): Sample[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [at, subject] of subjects.entries()) samples[at]?.push(await measure(browser, subject));

  const lines = [
    ['50 rows, answer to screen', 'rows', 1.5],
    ['a page that was there before, longest task at 4x', 'cachedTask', undefined],
    ['the same, press to screen', 'cachedPage', undefined],
    ['drawer of filters, longest task at 4x', 'drawerTask', undefined],
    ['the same, press to the last field', 'drawer', undefined],
  ] as const;
  for (const [title, name, goal] of lines) {
    const [ours = Number.NaN, theirs = Number.NaN] = samples.map((taken) =>
      median(taken.map((sample) => sample[name])),
    );
    const all = samples.map((taken) => taken.map((sample) => sample[name].toFixed(0)).join(' ')).join(' | ');
    console.log(
      `${title}: ${(ours / theirs).toFixed(2)} of Mantine alone${goal ? ` (goal: at most ${goal})` : ''}  [${all}]`,
    );
  }
  const filter = (samples[0] ?? []).map((sample) => sample.filter);
  console.log(
    `a filter chosen at 4x, to its rows, beyond the wait and the answer: ${median(filter).toFixed(0)} ms (goal: at most 600)  [${filter.map((one) => one.toFixed(0)).join(' ')}]`,
  );
  for (const { name, page } of subjects) console.log(`${name}: ${await page.locator('*').count()} elements`);
  reference.close();
});
