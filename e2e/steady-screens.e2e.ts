import type { Page } from '@playwright/test';
import { enter, expect, openListOf, test, texts } from './portal';

interface Shift {
  value: number;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

const most = 0.02;

interface Step {
  name: string;
  act: (page: Page) => Promise<unknown>;
  done: (page: Page) => Promise<unknown>;
  moves?: string;
}

const rows = '[data-admin-table] :is(tbody, thead)';
const listAndMap = 'main';

const dialog = (page: Page, name: RegExp) => page.getByRole('dialog', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const firstRow = (page: Page) => page.getByRole('rowheader').first();
const head = (page: Page, column: string) =>
  page.getByRole('columnheader', { name: column }).getByRole('button');
const isGone = (page: Page, name: RegExp) => expect(dialog(page, name)).toHaveCount(0);

async function movedBy(page: Page, moves: string | undefined): Promise<number> {
  // The last change is drawn within two frames.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return page.evaluate((own) => {
    const isOwn = ({ node }: { node: Node | null }) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return own !== undefined && element?.closest(own) !== null;
    };
    return window.shifts
      .splice(0)
      .filter(({ sources }) => !sources.every(isOwn))
      .reduce((sum, { value }) => sum + value, 0);
  }, moves);
}

const boxesOf = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (selector: string) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box && { left: box.left, top: box.top, width: box.width };
    };
    return [boxOf('body header'), boxOf('main h1'), boxOf('main thead th:nth-child(2)')];
  });

async function watch(page: Page) {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'sources' in entry) window.shifts.push(Object(entry));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function walk(page: Page, steps: readonly Step[]) {
  await page.evaluate(() => window.shifts.splice(0));
  for (const { name, act, done, moves } of steps) {
    await act(page);
    await done(page);
    const moved = await movedBy(page, moves);
    expect.soft(moved, name).toBeLessThanOrEqual(most);
  }
}

const sorted = (page: Page, by: string) => expect(page).toHaveURL(new RegExp(by));

test('a list holds still while it is sorted, turned over, selected and assigned', async ({ page }) => {
  await watch(page);
  const place = (await enter(page, 'org@nordskov.example')).replace('/dashboard', '');
  await openListOf(page, `${place}/department/all`, { states: 'Measured' });
  await expect(firstRow(page)).toBeVisible();
  const before = await boxesOf(page);
  const turned = (number: number) => async () => {
    await (number === 1
      ? expect(page).not.toHaveURL(/[?&]page=/)
      : expect(page).toHaveURL(new RegExp(`page=${number}`)));
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  };
  const chosen = (count: number) => () => expect(page.getByText(`${count} selected`).last()).toBeVisible();
  const tick = (at: number) => () =>
    page
      .getByRole('checkbox', { name: /^Select stack/, disabled: false })
      .nth(at)
      .check();
  await walk(page, [
    {
      name: 'sort',
      act: () => head(page, 'Stack number').click(),
      done: () => sorted(page, 'orderBy=StackNumber'),
      moves: rows,
    },
    {
      name: 'sort the other way',
      act: () => head(page, 'Stack number').click(),
      done: () => sorted(page, 'Descending'),
      moves: rows,
    },
    { name: 'next page', act: () => button(page, 'Next page').click(), done: turned(2), moves: rows },
    { name: 'page after it', act: () => button(page, 'Next page').click(), done: turned(3), moves: rows },
    { name: 'page before', act: () => button(page, 'Previous page').click(), done: turned(2), moves: rows },
    { name: 'first page', act: () => button(page, 'First page').click(), done: turned(1), moves: rows },
    { name: 'tick', act: tick(0), done: chosen(1) },
    { name: 'tick another', act: tick(1), done: chosen(2) },
    { name: 'tick a third', act: tick(2), done: chosen(3) },
    {
      name: 'assign',
      act: () => button(page, 'Assign to sawmill').click(),
      done: () => expect(page.getByRole('radio').first()).toHaveAccessibleDescription(/assigned/),
    },
    {
      name: 'another sawmill',
      act: () => page.getByRole('radio').nth(1).check(),
      done: async () => undefined,
    },
    {
      name: 'open the stacks',
      act: () =>
        dialog(page, /^Assign/)
          .locator('summary')
          .last()
          .click(),
      done: () => expect(dialog(page, /^Assign/).getByRole('table')).toBeVisible(),
    },
    { name: 'cancel', act: () => button(page, 'Cancel').click(), done: () => isGone(page, /^Assign/) },
    {
      name: 'clear the selection',
      act: () => button(page, 'Clear selection').click(),
      done: () => expect(page.getByRole('region', { name: 'Selection' })).toHaveCount(0),
    },
    {
      name: 'filters',
      act: () =>
        button(page, /filters? applied|^Filters/)
          .first()
          .click(),
      done: () => expect(dialog(page, /^Filters/)).toBeVisible(),
    },
    {
      name: 'close the filters',
      act: () => button(page, 'Close filters').click(),
      done: () => isGone(page, /^Filters/),
    },
  ]);
  expect(await boxesOf(page)).toEqual(before);
});

test('the map moves nothing but list and map, and the palette nothing at all', async ({ page }) => {
  await watch(page);
  const place = (await enter(page, 'org@nordskov.example')).replace('/dashboard', '');
  await openListOf(page, `${place}/department/all`, { showMap: 'true' });
  await expect(firstRow(page)).toBeVisible();
  const [bar, title] = await boxesOf(page);
  const palette = () => dialog(page, /^Quick search/);
  const paletteBoxes: unknown[] = [];
  const noteBox = async () => paletteBoxes.push(await palette().boundingBox());
  const type = (text: string) => ({
    name: `type ${text}`,
    act: () => page.keyboard.type(text),
    done: async () => {
      await expect(
        palette()
          .getByText(/^Nothing found|^\d+ results?/)
          .last(),
      ).toBeVisible();
      await noteBox();
    },
  });
  const mapPlace = (icon: string, done: () => Promise<unknown>) => ({
    name: icon,
    act: () => button(page, icon).click(),
    done,
    moves: listAndMap,
  });
  const isListed = () => expect(firstRow(page)).toBeVisible();
  await walk(page, [
    mapPlace('Beside the list', isListed),
    mapPlace('Map only', () => expect(firstRow(page)).toHaveCount(0)),
    mapPlace('Above the list', isListed),
    {
      name: 'open the palette',
      act: () => page.keyboard.press('Control+k'),
      done: async () => {
        await expect(palette()).toBeVisible();
        await noteBox();
      },
    },
    type('a'),
    type('zzzz'),
    {
      name: 'close the palette',
      act: () => page.keyboard.press('Escape'),
      done: () => expect(palette()).toHaveCount(0),
    },
    {
      name: 'open a stack',
      act: () => firstRow(page).getByRole('link').click(),
      done: () => expect(page).toHaveURL(/\/stack\//),
      moves: listAndMap,
    },
    { name: 'back to the list', act: () => page.goBack(), done: isListed, moves: listAndMap },
  ]);
  expect((await boxesOf(page)).slice(0, 2)).toEqual([bar, title]);
  for (const box of paletteBoxes) expect(box).toEqual(paletteBoxes[0]);
});

test('a wizard keeps its height, and its button its place', async ({ page }) => {
  await watch(page);
  await page.goto(await enter(page, 'global@stackyard.example'));
  const wizard = page.getByRole('dialog');
  const submit = wizard.locator('[type="submit"]');
  const boxes: unknown[] = [];
  const atStep = (number: number) => async () => {
    await expect(wizard.getByText(new RegExp(`^Step ${number} of`))).toBeVisible();
    const frame = await wizard.boundingBox();
    const place = await submit.boundingBox();
    boxes.push([frame, place && place.y + place.height]);
  };
  await walk(page, [
    {
      name: 'open the wizard',
      act: () => button(page, 'Create organization').first().click(),
      done: atStep(1),
    },
    {
      name: 'step 2',
      act: async () => {
        await wizard.getByRole('textbox').first().fill(`Steady ${Date.now()}`);
        await submit.click();
      },
      done: atStep(2),
    },
    { name: 'step 3', act: () => submit.click(), done: atStep(3) },
    { name: 'step 4', act: () => submit.click(), done: atStep(4) },
    {
      name: 'leave the wizard',
      act: () => wizard.getByRole('button', { name: 'Close', exact: true }).last().click(),
      done: () => expect(wizard).toHaveCount(0),
    },
  ]);
  for (const box of boxes) expect(box).toEqual(boxes[0]);
});

test('the entries of the menu keep their places, whichever is the current one', async ({ page }) => {
  await page.goto(await enter(page, 'global@stackyard.example'));
  const entries = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link');
  const placesOf = () =>
    entries.evaluateAll((links) =>
      links.map((link) => {
        const { top, height } = link.getBoundingClientRect();
        return { name: link.textContent, top, height };
      }),
    );
  await expect(entries).toHaveCount(4);
  const before = await placesOf();
  for (const at of [1, 2, 3]) {
    await entries.nth(at).click();
    await expect(entries.nth(at)).toHaveAttribute('aria-current', 'page');
    expect(await placesOf()).toEqual(before);
  }
});

for (const language of ['en', 'da', 'de', 'pl'] as const)
  test.describe(`outstanding stacks on a phone, ${language}`, () => {
    test.use({ locale: language, viewport: { width: 390, height: 844 } });
    const t = texts(language);

    test('come again without moving what stands below, statements included', async ({ page }) => {
      const oldest = new Date(Date.now() - 19 * 86_400_000).toISOString();
      const notReady = { count: 1234, oldest, volume: 51_000.25, withoutVolume: 0 };
      let answer = Promise.resolve();
      await page.route('**/stack/waiting', async (route) => {
        const response = await route.fetch();
        const { data, ...envelope } = await response.json();
        await answer;
        await route.fulfill({ response, json: { ...envelope, data: { ...data, notReady } } });
      });
      const dashboard = await enter(page, 'org@nordskov.example');
      await page.goto(dashboard);
      const row = page.getByRole('link', { name: t('dashboard.waiting.notReady') });
      await expect(row).toHaveText(/1.?234/);
      let release = () => {};
      answer = new Promise((resolve) => {
        release = resolve;
      });
      await page.reload();
      const cards = page.getByRole('list', { name: t('dashboard.counts') });
      await expect(cards).toHaveText(/\d/);
      await expect(row).not.toHaveText(/1.?234/);
      const outstanding = page.getByRole('region', { name: t('dashboard.waiting.title') });
      const before = await outstanding.boundingBox();
      release();
      await expect(row).toHaveText(/1.?234/);
      expect(await outstanding.boundingBox()).toEqual(before);
    });
  });
