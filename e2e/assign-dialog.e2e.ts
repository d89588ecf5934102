import type { Locator, Page } from '@playwright/test';
import { expect, openList, test } from './portal';

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Assign/ });

const isSeen = (element: Locator) =>
  element.evaluate((it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return width > 0 && (found === it || it.contains(found) || found?.contains(it) === true);
  });

const focused = (page: Page) => page.locator(':focus');

async function assign(page: Page) {
  await page.getByRole('button', { name: 'Assign to sawmill' }).click();
  await expect(dialog(page).getByRole('radio').first()).toBeFocused();
}

async function expectAllInSight(page: Page) {
  const { radios, lines, button } = {
    radios: dialog(page).getByRole('radio'),
    lines: dialog(page).locator('summary'),
    button: dialog(page).getByRole('button', { name: 'Assign', exact: true }),
  };
  await expect(radios.first()).toBeChecked();
  await expect(radios.first()).toHaveAccessibleDescription(/assigned/);
  for (const part of [radios.first(), ...(await lines.all()), button]) expect(await isSeen(part)).toBe(true);
  for (let step = await radios.count(); step > 0; step -= 1) {
    await page.keyboard.press('ArrowDown');
    expect(await isSeen(focused(page))).toBe(true);
  }
  // The opened lines need more than the available room, and the focus must be visible all the same.
  for (const line of await lines.all()) await line.press('Enter');
  await radios.first().focus();
  do {
    await page.keyboard.press('Tab');
    expect(await isSeen(focused(page))).toBe(true);
  } while (!(await button.evaluate((it) => it === document.activeElement)));
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

const most = 10_000;

/** The service has fewer stacks: each page of the list repeats its first one under other ids. */
async function offerMost(page: Page) {
  await page.route('**/stack/list', async (route) => {
    const asked = route.request().postDataJSON();
    const response = await route.fetch({ postData: { ...asked, page: 1 } });
    const { data } = await response.json();
    const rows: { stackId: string }[] = data.data;
    const idOn = (id: string) => (asked.page === 1 ? id : `${asked.page}${id}`.slice(0, id.length));
    const repeated = rows.map((row) => ({ ...row, stackId: idOn(row.stackId) }));
    await route.fulfill({
      response,
      json: { data: { ...data, data: repeated, totalCount: most }, errorMessage: null },
    });
  });
  await page.route('**/stack/sawmill-loads', async (route) => {
    const asked = route.request().postDataJSON();
    await route.continue({ postData: { ...asked, stackIds: asked.stackIds.slice(0, 100) } });
  });
}

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 700 },
])
  test(`choice, warnings and button are in sight for any number of stacks at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await offerMost(page);
    await openList(page, 'org@nordskov.example', { states: 'Measured' });
    await page
      .getByRole('checkbox', { name: /^Select stack/, disabled: false })
      .first()
      .check();
    await assign(page);
    await expectAllInSight(page);

    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await assign(page);
    await expect(dialog(page)).toHaveAccessibleName(/^Assign 50 stacks/);
    await expectAllInSight(page);

    await page.getByRole('button', { name: /^Select all [\d,]+ results/ }).click();
    await expect(page.getByRole('button', { name: /^Select all [\d,]+ results/ })).toHaveCount(0);
    await assign(page);
    await expect(dialog(page)).toHaveAccessibleName(/^Assign 10,000 stacks/);
    await expectAllInSight(page);
  });
