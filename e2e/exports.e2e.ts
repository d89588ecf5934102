import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expect, openList, positioned, signIn, stackNumbers, test } from './portal';

async function exported(page: Page, format: string): Promise<{ name: string; bytes: Buffer }> {
  const dialog = page.getByRole('dialog', { name: 'Export stack data' });
  await dialog.getByRole('radio', { name: format, exact: true }).check();
  await expect(dialog.getByText(/stacks? will be in the file/)).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await download;
  await expect(dialog).toHaveCount(0);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

function exportButton(of: Page | Locator): Locator {
  return of.getByRole('button', { name: /^Export / });
}

test('what is selected, filtered and opened leaves in the format that somebody asks for', async ({
  page,
}) => {
  await openList(page, 'department@nordskov.example', { ...positioned, states: 'Measured', pageSize: '10' });
  const boxes = page.getByRole('checkbox', { name: /^Select stack/, disabled: false });
  for (const place of [0, 1]) await boxes.nth(place).check();
  const [first = '', second = ''] = await stackNumbers(page);
  const bar = page.getByRole('region', { name: 'Selection' });

  await exportButton(bar).click();
  const workbook = await exported(page, 'Excel');
  expect(workbook.name).toMatch(/^stacks-.*\.xlsx$/);
  const sheets = unzipSync(workbook.bytes);
  const sheet = Buffer.from(sheets['xl/worksheets/sheet1.xml'] ?? []).toString();
  // The sheet has a head, two stacks and their sum.
  expect([...sheet.matchAll(/<row /g)]).toHaveLength(4);
  for (const number of [first, second]) expect(sheet).toContain(`>${number}</t>`);

  await exportButton(bar).click();
  const { features } = JSON.parse((await exported(page, 'GeoJSON')).bytes.toString());
  for (const { geometry } of features) {
    const [longitude, latitude] = geometry.coordinates;
    // The limits enclose Denmark. Points with swapped coordinates would lie in the Gulf of Aden.
    expect(longitude).toBeGreaterThan(7);
    expect(longitude).toBeLessThan(16);
    expect(latitude).toBeGreaterThan(54);
    expect(latitude).toBeLessThan(58);
  }

  await page.getByRole('button', { name: 'Clear selection' }).click();
  await exportButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Export stack data' });
  await dialog.getByRole('radio', { name: 'GPX', exact: true }).check();
  const contents = await dialog.getByText(/stacks? will be in the file/).textContent();
  const waypoints = (await exported(page, 'GPX')).bytes.toString().match(/<wpt /g) ?? [];
  expect(waypoints).toHaveLength(Number(contents?.replaceAll(/\D/g, '')));

  await page.getByRole('rowheader').getByRole('link').first().click();
  await exportButton(page).click();
  const place = (await exported(page, 'KML')).bytes.toString();
  expect(place).toContain(`<name>${first}</name>`);
  await expect(page.getByText('Download finished').first()).toBeVisible();
});

test('a buyer exports the stacks of the own list', async ({ page }) => {
  await signIn(page, 'sawmill@birkesav.example');
  const box = page.getByRole('checkbox', { name: /^Select stack/, disabled: false }).first();
  await box.check();
  await exportButton(page.getByRole('region', { name: 'Selection' })).click();
  const sheets = unzipSync((await exported(page, 'Excel')).bytes);
  const sheet = Buffer.from(sheets['xl/worksheets/sheet1.xml'] ?? []).toString();
  expect([...sheet.matchAll(/<row /g)]).toHaveLength(3);
  expect(sheet).not.toContain('In doubt');
});
