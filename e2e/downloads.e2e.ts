import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expect, openList, stackNumbers, test } from './portal';

test('two archives arrive side by side while other pages are open; each can be cancelled', async ({
  page,
}) => {
  await openList(page, 'department@nordskov.example', { states: 'Measured', pageSize: '10' });
  const boxes = page.getByRole('checkbox', { name: /^Select stack/, disabled: false });
  const bar = page.getByRole('region', { name: 'Selection' });
  const running = page.getByRole('progressbar', { name: 'Downloading reports' });
  for (const place of [0, 1]) await boxes.nth(place).check();
  const numbers = (await stackNumbers(page)).slice(0, 2);
  // An archive of a few stacks may be there before the next one is begun.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/stack/download-archive', async (route) => {
    await released;
    await route.continue();
  });
  const saved = page.waitForEvent('download', { timeout: 0 });
  await bar.getByRole('button', { name: 'Download reports' }).click();
  await expect(running).toHaveCount(1);
  for (const place of [2, 3, 4, 5]) await boxes.nth(place).check();
  await bar.getByRole('button', { name: 'Download reports' }).click();
  await expect(running).toHaveCount(2);
  await expect(running.last()).toHaveAttribute('aria-valuetext', /^0 of 6 stacks/);

  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const second = page
    .getByRole('group', { name: 'Download', exact: true })
    .filter({ hasText: 'of 6 stacks' });
  await second.getByRole('button', { name: 'Hide; the download continues' }).click();
  await expect(second).toHaveCount(0);
  await page.getByRole('button', { name: /^Show \d downloads?$/ }).click();
  await second.getByRole('button', { name: 'Cancel' }).click();
  await expect(second).toHaveCount(0);

  release();
  const files = unzipSync(await readFile(await (await saved).path()));
  expect([...new Set(Object.keys(files).map((name) => name.split('/')[0]))]).toEqual(numbers);
  await expect(page.getByText('Download finished')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Show \d download/ })).toHaveCount(0);
});
