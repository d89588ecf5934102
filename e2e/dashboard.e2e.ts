import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isNight } from '../scripts/testing/isNight';
import { csvRows } from './csv';
import { expect, land, resultCount, test } from './portal';

const figures = ['Preregistrations', 'Full measurements', 'Piece counts', 'Assigned to sawmill'] as const;

const card = (page: Page, figure: string) =>
  page.getByRole('list', { name: 'Number of stacks' }).getByRole('link', { name: figure });

async function countOn(page: Page, figure: string): Promise<number> {
  await expect(card(page, figure)).toHaveText(/\d/);
  return Number((await card(page, figure).innerText()).replace(/\D/g, ''));
}

async function reopen(page: Page, parameters: Record<string, string>): Promise<void> {
  await page.goto(`${new URL(page.url()).pathname}?${new URLSearchParams(parameters)}`);
  await expect(card(page, figures[0])).toHaveText(/\d/);
}

const day = (date: Date) => date.toISOString().slice(0, 10);

function daysAfter(start: string, days: number): string {
  return day(new Date(Date.parse(start) + days * 86_400_000));
}

/** Returns the last Sunday of the most recent October, when Copenhagen has a night of 25 hours. */
function lastAutumnNight(): string {
  const today = new Date();
  const year = today.getUTCMonth() > 9 ? today.getUTCFullYear() : today.getUTCFullYear() - 1;
  const end = new Date(Date.UTC(year, 9, 31));
  return daysAfter(day(end), -end.getUTCDay());
}

type Figure = [count: number, list: string | null];

async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((next) => {
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

async function expectFiguresToEqualLists(page: Page, shown: readonly Figure[]): Promise<void> {
  for (const [count, list] of shown) {
    // For an empty list a second call asks for all dates.
    const hasDates = /[?&]from=\d/.test(list ?? '');
    const answered = page.waitForResponse(
      (response) =>
        response.url().endsWith('/stack/list') && 'from' in response.request().postDataJSON() === hasDates,
    );
    // Only the count matters, and the page is fastest without the map and with few rows.
    await follow(page, `${list}&showMap=false&pageSize=10`);
    const { data } = await (await answered).json();
    expect(data.totalCount, list ?? '').toBe(count);
    await expect.poll(() => resultCount(page)).toBe(count);
  }
}

const autumn = lastAutumnNight();
const ranges: [name: string, range: Record<string, string>, least: number][] = [
  ['the month around it', { from: daysAfter(autumn, -10), to: daysAfter(autumn, 20) }, 20],
  [
    'some of the day itself',
    { from: autumn, to: daysAfter(autumn, 1), treeSpecies: 'fi', assortmentLengthMin: '2.5' },
    0,
  ],
];

const places: [zone: string, width: number][] = [
  ['Europe/Copenhagen', 1440],
  ['America/Los_Angeles', 390],
];
if (isNight) places.push(['UTC', 1440]);

for (const [zone, width] of places) {
  test.describe(`the last change of clocks, ${zone}, ${width} px`, () => {
    test.use({ timezoneId: zone, viewport: { width, height: 844 } });

    for (const [name, range, least] of ranges)
      test(`${name}: every figure is the number of stacks in the list that it opens`, async ({ page }) => {
        await land(page, 'lead@nordskov.example');
        await reopen(page, range);
        const shown: Figure[] = [];
        for (const figure of figures)
          shown.push([await countOn(page, figure), await card(page, figure).getAttribute('href')]);
        await card(page, 'Piece counts').click();
        await expect(page).toHaveURL(/\/stacks\?/);
        await resultCount(page);
        await expectFiguresToEqualLists(page, shown);
        expect(shown.reduce((sum, [count]) => sum + count, 0)).toBeGreaterThanOrEqual(least);
      });

    test('every figure of breakdown and ageing is the number of stacks in the list that it opens', async ({
      page,
    }) => {
      await land(page, 'lead@nordskov.example');
      await reopen(page, { from: daysAfter(autumn, -10), to: daysAfter(autumn, 20) });
      const countIn = (text: string) => {
        const [, named, last = ''] = /Stacks:\s*([\d,]+)|([\d,]+)(?: stacks?|$)/.exec(text) ?? [];
        return Number((named ?? last).replaceAll(',', ''));
      };
      const parts = page.getByRole('table', { name: 'Breakdown of the solid volume: Tree species' });
      await expect(parts.getByRole('link').first()).toBeVisible();
      const shown: Figure[] = [];
      for (const row of await parts
        .getByRole('row')
        .filter({ has: page.getByRole('link') })
        .all())
        shown.push([
          countIn(await row.getByRole('cell').last().innerText()),
          await row.getByRole('link').getAttribute('href'),
        ]);
      expect(shown.length).toBeGreaterThan(1);
      const ages = page.getByRole(width < 768 ? 'list' : 'table', {
        name: 'Stacks with the status “measured” by days in that status',
      });
      await expect(ages.getByRole('link').first()).toBeVisible();
      // On a phone the page folds the figures of each department.
      const folded = ages.locator('details:not([open]) > summary');
      while ((await folded.count()) > 0) await folded.first().click();
      for (const figure of await ages.getByRole('link').all()) {
        const text = (await figure.getAttribute('aria-label')) ?? (await figure.innerText());
        // On a phone the sum is the summary of its ages, and a link below leads to its list.
        const counted = /\d/.test(text) ? figure : figure.locator('xpath=ancestor::details[1]/summary');
        const words = counted === figure ? text : await counted.innerText();
        shown.push([countIn(words), await figure.getAttribute('href')]);
      }
      expect(shown.length).toBeGreaterThan(5);
      await expectFiguresToEqualLists(page, shown);
    });
  });
}

test('the bars are the volumes of the accumulated CSV, to the litre', async ({ page }) => {
  await land(page, 'lead@nordskov.example');
  const to = day(new Date());
  await reopen(page, { from: daysAfter(to, -200), to, treeSpecies: 'fi' });
  await page.getByRole('button', { name: 'Show as table' }).click();
  const table = page.getByRole('table', { name: 'Stacks and measured solid volume by month' });
  await expect(table.getByRole('cell').first()).toHaveText(/[1-9]/);
  const volumes = (await table.getByRole('row').locator('td:first-of-type').allInnerTexts()).map((text) =>
    Number(text.replaceAll(',', '')),
  );
  const total = volumes.shift() ?? 0;
  expect(total).toBeGreaterThan(0);
  expect(volumes.reduce((sum, volume) => sum + volume, 0)).toBeCloseTo(total, 3);

  await page.getByRole('link', { name: 'Measured stacks', exact: true }).click();
  await expect(page.getByText(/^showing [1-9]/).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all stacks' }).click();
  const [head = [], ...rows] = csvRows(await readFile(await (await download).path(), 'utf8'));
  const column = head.indexOf('Solid volume (m³ · decimal point)');
  const litres = rows.map((row) => Math.round(Number(row[column]) * 1000));
  expect(litres.reduce((sum, one) => sum + one, 0)).toBe(Math.round(total * 1000));
});

for (const width of [1440, 1024])
  test(`at ${width} px nothing moves when the figures come`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/stack\/(statistics|waiting)$/, async (route) => {
      await held;
      await route.continue();
    });
    await land(page, 'org@nordskov.example');
    const tops = async () => {
      const parts = [
        page.getByRole('textbox', { name: 'From' }),
        page.getByText('All departments').last(),
        page.getByRole('heading', { name: 'Measured solid volume' }),
      ];
      return Promise.all(parts.map(async (part) => (await part.boundingBox())?.y));
    };
    await expect(page.getByRole('list', { name: 'Number of stacks' })).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByText(/^compared with/)).toHaveCount(0);
    const before = await tops();
    release();
    await expect(card(page, figures[0])).toHaveText(/\d/);
    await expect(page.getByText(/^(compared with|no figures to compare)/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Outstanding' }).locator('[aria-busy="true"]')).toHaveCount(
      0,
    );
    expect(await tops()).toEqual(before);
  });

test('a failed call leaves no figure standing, says so and offers another try', async ({ page }) => {
  await land(page, 'department@nordskov.example');
  const before = await countOn(page, 'Full measurements');
  await page.route('**/api/v1/stack/statistics', (route) =>
    route.fulfill({ status: 500, json: { data: null, errorMessage: 'Out of order' } }),
  );
  await page.getByRole('button', { name: 'Clear date: From' }).click();
  await expect(page.getByRole('heading', { name: 'The figures could not be loaded.' })).toBeVisible();
  await expect(page.getByText('Out of order').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Number of stacks' })).toHaveCount(0);
  await page.unroute('**/api/v1/stack/statistics');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(await countOn(page, 'Full measurements')).toBeGreaterThanOrEqual(before);
});

test('a dashboard URL edited to nonsense, or the wrong way round, still shows figures', async ({ page }) => {
  await land(page, 'department@nordskov.example');
  await reopen(page, {
    from: '2026-12-24',
    to: '2026-01-01',
    surveyors: 'nobody',
    assortmentLengthMin: 'x',
    utm_source: 'mail',
  });
  await expect(page).toHaveURL(/utm_source=mail/);
  await page.getByRole('button', { name: /^Remove filter/ }).click();
  await expect.poll(() => countOn(page, 'Full measurements')).toBeGreaterThan(0);
});
