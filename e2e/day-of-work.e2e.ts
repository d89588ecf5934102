import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { isNight } from '../scripts/testing/isNight';
import { ownCompany } from './ownCompany';
import { textOf } from './pdf';
import { bringSession, expect, openList, openListOf, resultCount, stackNumbers, test } from './portal';

const selectable = (page: Page) => page.getByRole('checkbox', { name: /^Select stack/, disabled: false });

// Only at night does the demo have that many stacks.
if (isNight)
  test('twelve thousand stacks on a service that answers no more than 10,000 points: the map says so', async ({
    page,
  }) => {
    await page.route('**/stack/map-points', (route) =>
      route.fulfill({ status: 405, json: { data: null, errorMessage: 'No such call' } }),
    );
    await openList(page, 'org@nordskov.example', { showMap: 'true' });
    expect(await resultCount(page)).toBe(12_000);
    await expect(page.getByText(/10,000 of 12,000/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Cluster of/ }).first()).toBeVisible();
  });

test('select over two pages, assign, and the sawmill sees it', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const { department, lead, buyer } = await ownCompany(request);
  await bringSession(page, lead);
  await openListOf(page, department, { states: 'Measured', pageSize: '10' });
  const before = await resultCount(page);
  const numbers: string[] = [];
  for (const last of [false, true]) {
    const box = selectable(page).first();
    const name = (await box.getAttribute('aria-label')) ?? '';
    numbers.push(name.replace('Select stack ', ''));
    await box.check();
    if (!last) await page.getByRole('button', { name: 'Next page' }).click();
    if (!last) await expect(page).toHaveURL(/page=2/);
    if (!last)
      await expect(page.getByRole('checkbox', { name: `Select stack ${numbers[0]}` })).toHaveCount(0);
  }
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar.getByText('2 selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Assign to sawmill' }).click();
  const dialog = page.getByRole('dialog', { name: /Assign 2 stacks/ });
  await expect(dialog.getByRole('radio').first()).toBeChecked();
  await dialog.getByRole('radio', { name: /Egesav/ }).check();
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText(/2 stacks, .*assigned to .*Egesav/)).toBeVisible();
  await expect.poll(() => resultCount(page)).toBe(before - 2);

  const mill = await (
    await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'en-GB' })
  ).newPage();
  await bringSession(mill, buyer);
  await mill.goto('/sawmill/stacks');
  for (const number of numbers) await expect(mill.getByRole('rowheader', { name: number })).toBeVisible();
  await mill.context().close();
});

async function selectTwo(page: Page) {
  await openList(page, 'department@nordskov.example', { states: 'Measured', pageSize: '10' });
  await selectable(page).nth(0).check();
  await selectable(page).nth(1).check();
  const numbers = (await stackNumbers(page)).slice(0, 2);
  return { bar: page.getByRole('region', { name: 'Selection' }), numbers };
}

test('the archive arrives under the name that the service gives, with every report under its own', async ({
  page,
}) => {
  const { bar, numbers } = await selectTwo(page);
  const archive = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Download reports' }).click();
  const zip = await archive;
  expect(zip.suggestedFilename()).toMatch(/^reports-.*\.zip$/);
  const files = unzipSync(await readFile(await zip.path()));
  const names = ['report.pdf', 'values.csv', 'front.png', 'back.png', 'close-up.png'];
  expect(Object.keys(files)).toEqual(
    numbers.flatMap((number) => names.map((name) => `${number}/${number} ${name}`)),
  );
  for (const number of numbers) {
    const pages = await textOf(files[`${number}/${number} report.pdf`] ?? new Uint8Array());
    for (const text of pages) expect(text).toContain(number);
    expect(pages.join(' ')).toMatch(/Udskrevet \d+\. .* 20\d\d, \d+\.\d+ CES?T af \S+/);
  }
});

test('the table of figures arrives under the name that the service gives', async ({ page }) => {
  const { bar } = await selectTwo(page);
  const table = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Download stacks' }).click();
  const csv = await table;
  expect(csv.suggestedFilename()).toMatch(/^stacks-.*\.csv$/);
  const text = (await readFile(await csv.path())).toString('utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text.trim().split('\r\n')).toHaveLength(3);
});

test('a running download can be cancelled, and holds up no other', async ({ page }) => {
  await openList(page, 'department@nordskov.example', { states: 'Measured', pageSize: '100' });
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = page.getByRole('region', { name: 'Selection' });
  let hold: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    hold = resolve;
  });
  await page.route('**/stack/download-archive', async (route) => {
    await held;
    await route.abort().catch(() => undefined);
  });
  await bar.getByRole('button', { name: 'Download reports' }).click();
  const running = page.getByRole('progressbar', { name: 'Downloading reports' });
  await expect(running).toHaveCount(1);
  const table = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Download stacks' }).click();
  await table;
  await page
    .getByRole('group', { name: 'Download', exact: true })
    .getByRole('button', { name: 'Cancel' })
    // The notice of the table disappears and this one moves, so a click may miss it.
    .press('Enter');
  await expect(running).toHaveCount(0);
  hold();
});

test('deleting: a refusal leaves the row and says why, success removes it, measured stacks offer none', async ({
  page,
  request,
}) => {
  const { department, lead } = await ownCompany(request);
  await bringSession(page, lead);
  await openListOf(page, department, { states: 'PreRegistration' });
  const before = await resultCount(page);
  const remove = page.getByRole('button', { name: /^Delete stack/ }).first();
  const number = ((await remove.getAttribute('aria-label')) ?? '').replace('Delete stack ', '');

  await page.route('**/api/v1/stack/*', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 409, json: { data: null, errorMessage: 'Measured a moment ago' } })
      : route.fallback(),
  );
  await remove.click();
  const dialog = page.getByRole('dialog', { name: new RegExp(number) });
  await expect(dialog.getByText(new RegExp(number)).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/Measured a moment ago/).first()).toBeVisible();
  await expect(page.getByRole('rowheader', { name: number })).toBeVisible();
  await page.unroute('**/api/v1/stack/*');

  await page.getByRole('button', { name: `Delete stack ${number}` }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('rowheader', { name: number })).toHaveCount(0);
  await expect.poll(() => resultCount(page)).toBe(before - 1);

  await openListOf(page, department, { states: 'Measured' });
  await expect(page.getByRole('button', { name: /^Delete stack/ })).toHaveCount(0);
});
