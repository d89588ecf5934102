import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, openList, test } from './portal';

async function openExport(page: Page) {
  await page.getByRole('button', { name: 'Export all stacks' }).click();
  return page.getByRole('dialog', { name: 'Export stack data' });
}

test('a large file is made in the background, over a reload, and is downloaded and removed', async ({
  page,
}) => {
  // The demo is smaller than what the portal has made in the background.
  await page.route('**/stack/export-gaps', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    await route.fulfill({ response, json: { ...rest, data: { ...data, stackCount: 5000, leftOut: 0 } } });
  });
  await openList(page, 'department@nordskov.example', { states: 'Measured' });
  let dialog = await openExport(page);
  await dialog.getByRole('radio', { name: 'GPX', exact: true }).check();
  await dialog.getByRole('button', { name: 'Make in the background' }).click();
  await expect(page.getByText('The file is being made.', { exact: false })).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Your files' }).getByRole('listitem')).toHaveCount(1);

  await page.reload();
  dialog = await openExport(page);
  const files = dialog.getByRole('region', { name: 'Your files' });
  const button = files.getByRole('button', { name: /^Download stacks-.*\.gpx$/ });
  await expect(button).toBeVisible();
  const download = page.waitForEvent('download');
  await button.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^stacks-.*\.gpx$/);
  expect((await readFile(await file.path())).toString()).toMatch(/^<\?xml.*<wpt .*<\/gpx>\s*$/s);

  await files.getByRole('button', { name: /^Remove stacks-/ }).click();
  await expect(files).toHaveCount(0);
});
