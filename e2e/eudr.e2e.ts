import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { type OwnStack, ownCompany, ownPlace } from './ownCompany';
import { bringSession, expect, openListOf, resultCount, test } from './portal';
import { callsOf } from './service';

const areaNumbers = ['A 12', 'B 3', 'C 7'] as const;

const stacks = Array.from(
  { length: 40 },
  (_, place): OwnStack => ({
    age: 1 + (place % 5),
    treeSpecies: place % 2 === 0 ? 'fi' : 'bu',
    volume: 8 + place / 8,
    assortmentLength: 4.2,
    areaNumber: areaNumbers[place % 3] ?? 'A 12',
  }),
);

function areaOf(index: number) {
  const [west, south] = [ownPlace.longitude + index / 50, ownPlace.latitude];
  const corners = [
    [west, south],
    [west + 0.01, south],
    [west + 0.01, south + 0.01],
    [west, south + 0.01],
  ];
  return { type: 'Polygon', coordinates: [[...corners, ...corners.slice(0, 1)]] };
}

const statement = 'Due diligence statement (EUDR)';

async function openExport(page: Page) {
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByRole('button', { name: 'Export selected stacks' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export stack data' });
  await dialog.getByRole('radio', { name: statement, exact: true }).check();
  return dialog;
}

test('forty stacks of three area numbers are declared: from the missing places to the file and its numbers', async ({
  page,
  request,
}) => {
  const { department, lead } = await ownCompany(request, stacks);
  await bringSession(page, lead);
  const all = { states: 'Measured', pageSize: '50' };
  await openListOf(page, department, all);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  let dialog = await openExport(page);
  await expect(dialog.getByText('40 stacks have no place of harvest and are left out')).toBeVisible();
  await dialog.getByText('40 stacks have no place of harvest and are left out').click();
  await dialog.getByRole('link', { name: /^Places of harvest of/ }).click();
  await expect(
    page.getByText('3 area numbers have no place of harvest yet.', { exact: false }),
  ).toBeVisible();

  const calls = await callsOf(request, lead);
  const departmentId = department.split('/').at(-1);
  for (const [index, areaNumber] of areaNumbers.entries())
    await calls.data('POST', `/department/${departmentId}/harvest-place`, {
      ...{ name: `Place ${areaNumber}`, areaNumbers: [areaNumber], country: 'DK', producerName: 'Egeskov' },
      ...{ harvestFrom: '2026-10-01', harvestTo: '2026-11-01', statedHectares: null },
      geometry: areaOf(index),
    });

  await openListOf(page, department, { ...all, eudrReady: 'true' });
  await expect.poll(() => resultCount(page)).toBe(40);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  dialog = await openExport(page);
  await expect(dialog.getByText('40 stacks will be in the file')).toBeVisible();
  await expect(dialog.getByText(/have no place of harvest/)).toHaveCount(0);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^stacks-.*EUDR.*\.zip$/);
  const files = unzipSync(await readFile(await file.path()));
  const textOf = (name: string) => Buffer.from(files[name] ?? []).toString();
  const { features } = JSON.parse(textOf('places.geojson'));
  expect(features).toHaveLength(3);
  expect(features[0].geometry.coordinates[0][0]).toEqual([9.6123, 56.7123]);
  expect(textOf('species.csv')).toContain('Picea abies,DK');
  expect(textOf('species.csv')).toContain('Fagus sylvatica,DK');
  expect(textOf('about.txt')).toContain('Stacks in this file: 40');

  dialog = await openExport(page);
  await dialog.getByRole('button', { name: 'Statement numbers' }).click();
  const numbers = page.getByRole('dialog', { name: 'Statement for 40 stacks' });
  await numbers.getByRole('textbox', { name: 'Reference number' }).fill('26FRYUI34JTQKB');
  await numbers.getByRole('textbox', { name: 'Verification number' }).fill('8XK2P9QW');
  await numbers.getByRole('button', { name: 'Save' }).click();
  await expect(numbers).toBeHidden();

  // The next statement does not add the same wood up again.
  dialog = await openExport(page);
  await expect(dialog.getByText('40 stacks were declared already and are left out')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('rowheader').first().getByRole('link').press('Enter');
  const origin = page.getByRole('region', { name: 'Place of harvest' });
  await expect(origin.getByText('26FRYUI34JTQKB')).toBeVisible();
});
