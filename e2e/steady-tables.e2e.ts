import type { Page } from '@playwright/test';
import { enter, expect, openListOf, stackNumbers, test, texts } from './portal';

const measured = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string) =>
      [...document.querySelectorAll(`main [data-admin-table] ${selector}`)].map((element) =>
        element.getBoundingClientRect(),
      );
    const halves = (pixels: number) => Math.round(2 * pixels) / 2;
    return {
      columns: all('thead th').map(({ left, width }) => [halves(left), halves(width)]),
      heights: [...new Set(all('tbody tr[data-row]').map(({ height }) => halves(height)))],
      scrolls: document.querySelector('main [data-admin-table][data-scrolls]') !== null,
    };
  });

const isStill = (page: Page) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

const endless = 'Langnavn'.repeat(30);

async function lengthenNames(page: Page) {
  await page.route('**/stack/list', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const rows: Record<string, unknown>[] = answer.data?.data ?? answer.data ?? [];
    for (const [index, row] of rows.entries())
      if (index % 2 === 1)
        Object.assign(row, {
          stackNumber: endless,
          polterId: endless,
          registrator: endless,
          surveyor: endless,
          evidenceFailed: index % 4 === 1,
          timeZone: 'Pacific/Auckland',
        });
    await route.fulfill({ response, json: answer });
  });
}

const rowHeight = 44;

for (const width of [1440, 1024])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('columns of a list keep their widths, and all rows one height, whatever comes', async ({ page }) => {
      const place = (await enter(page, 'org@nordskov.example')).replace('/dashboard', '');
      const list = `${place}/department/all`;
      await openListOf(page, list, { pageSize: '50' });
      await isStill(page);
      const first = await measured(page);
      expect(first.scrolls).toBe(false);
      expect(first.heights).toEqual([rowHeight]);
      const isSame = async (name: string) => {
        await isStill(page);
        const now = await measured(page);
        expect.soft(now.columns, name).toEqual(first.columns);
        expect.soft(now.heights, name).toEqual(first.heights);
      };
      await page.getByRole('button', { name: 'Next page' }).click();
      await expect(page).toHaveURL(/page=2/);
      await isSame('another page');
      await page.getByRole('columnheader', { name: 'Stack number' }).getByRole('button').click();
      await expect(page).toHaveURL(/orderBy=StackNumber/);
      await isSame('another order');
      const [search = ''] = await stackNumbers(page);
      await openListOf(page, list, { search, pageSize: '50' });
      await expect(page.getByRole('rowheader')).toHaveCount(1);
      await isSame('one row');
      await openListOf(page, list, { search: 'nothing-at-all', pageSize: '50' });
      await expect(page.getByRole('rowheader')).toHaveCount(0);
      expect((await measured(page)).columns, 'no rows').toEqual(first.columns);
      await lengthenNames(page);
      await openListOf(page, list, { pageSize: '50' });
      await expect(page.getByRole('rowheader', { name: endless }).first()).toBeVisible();
      await isSame('the longest names');
    });

    test('columns have one width in four languages', async ({ browser, baseURL }) => {
      const found: unknown[] = [];
      for (const language of ['en', 'da', 'de', 'pl'] as const) {
        const context = await browser.newContext({
          ...(baseURL && { baseURL }),
          locale: language,
          viewport: { width, height: 900 },
        });
        const page = await context.newPage();
        const place = (await enter(page, 'org@nordskov.example')).replace('/dashboard', '');
        await page.goto(
          `${place}/department/all/stacks?dateType=LastChanged&from=&to=&showMap=false&pageSize=50`,
        );
        await expect(
          page.getByRole('columnheader', { name: texts(language)('stack_table.stack_number') }),
        ).toBeVisible();
        await expect(page.getByRole('rowheader')).toHaveCount(50);
        await isStill(page);
        found.push(await measured(page));
        await context.close();
      }
      for (const one of found) expect(one).toEqual(found[0]);
    });
  });

test('the tables of people, departments and organisations have rows of one height', async ({ page }) => {
  const place = (await enter(page, 'org@nordskov.example')).replace('/dashboard', '');
  for (const tab of [2, 4, 5]) {
    await page.goto(`${place}?tab=${tab}`);
    await expect(page.locator('main [data-admin-table] tbody tr').first()).toBeVisible();
    await isStill(page);
    expect.soft((await measured(page)).heights, `tab ${tab}`).toHaveLength(1);
  }
  await page.goto(await enter(page, 'global@stackyard.example'));
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await isStill(page);
  expect((await measured(page)).heights).toHaveLength(1);
});

test('the list of a sawmill keeps its widths beside the panel of a stack', async ({ page }) => {
  await page.goto(await enter(page, 'sawmill@birkesav.example'));
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await isStill(page);
  expect((await measured(page)).heights).toHaveLength(1);
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(page).toHaveURL(/stack=/);
  await isStill(page);
  const beside = await measured(page);
  expect(beside.heights).toHaveLength(1);
  expect(beside.scrolls).toBe(false);
});
