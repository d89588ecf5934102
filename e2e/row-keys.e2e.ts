import { expect, openList, test } from './portal';

// A person without a mouse goes through the rows by their keys.

const account = 'org@nordskov.example';

test('the keys of the rows are told, and the row that they move to is marked', async ({ page }) => {
  await openList(page, account);
  const told = page.getByText(/^J and K move between the rows/);
  await expect(told).toBeVisible();
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const frameOf = (index: number) =>
    rows.nth(index).evaluate((row) => getComputedStyle(row).outlineStyle !== 'none');
  await page.keyboard.press('j');
  expect([await frameOf(0), await frameOf(1)]).toEqual([true, false]);
  await page.keyboard.press('j');
  expect([await frameOf(0), await frameOf(1)]).toEqual([false, true]);

  await page.keyboard.press('?');
  const help = page.getByRole('dialog');
  await help.getByRole('switch').click();
  await page.keyboard.press('Escape');
  await expect(told).toHaveCount(0);
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const)
  test(`no row with the focus lies under the bar of a selection or under the head, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openList(page, account, { pageSize: '50', states: 'Measured' });
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    const bar = page.getByRole('region', { name: 'Selection' });
    await expect(bar).toBeVisible();
    // The page knows the height of the bar one frame after drawing it.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const told = getComputedStyle(document.documentElement).getPropertyValue('--foot-height');
          return Number.parseFloat(told) - (document.querySelector('#selection')?.clientHeight ?? Number.NaN);
        }),
      )
      .toBeGreaterThanOrEqual(0);
    const hidden: string[] = [];
    const press = async (key: string) => {
      await page.keyboard.press(key);
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      hidden.push(
        ...(await page.evaluate(() => {
          const row = document.activeElement?.closest('tr');
          const covers = ['#selection', '[aria-label="Pages"]', 'main thead th'].flatMap((part) => [
            ...document.querySelectorAll(part),
          ]);
          if (!row) return ['no row has the focus'];
          const box = row.getBoundingClientRect();
          return covers
            .map((cover) => cover.getBoundingClientRect())
            .filter(({ top, bottom }) => top < box.bottom - 1 && bottom > box.top + 1)
            .map(({ top, bottom }) => `${box.top} to ${box.bottom} is under ${top} to ${bottom}`);
        })),
      );
    };
    const count = await page.getByRole('rowheader').count();
    expect(count).toBe(50);
    for (let row = 1; row < count; row += 1) await press('j');
    for (let row = 1; row < count; row += 1) await press('k');
    expect(hidden).toEqual([]);
  });
