import type { Page } from '@playwright/test';
import { isNight } from '../scripts/testing/isNight';
import { choose, enter, expect, openList, positioned, resultCount, stackNumbers, test } from './portal';

async function openOneStack(page: Page): Promise<string> {
  const measured = { states: 'Measured', pageSize: '10' };
  await openList(page, 'department@nordskov.example', { ...measured, ...positioned });
  const [number = ''] = await stackNumbers(page);
  await openList(page, 'department@nordskov.example', { showMap: 'true', search: number });
  await expect(page.getByText('showing 1 result', { exact: true })).toBeVisible();
  return number;
}

test('without a network for tiles there are land, names and a scale, and a marker opens its popup by keyboard', async ({
  page,
}) => {
  const number = await openOneStack(page);
  await expect(page.getByText('Made with Natural Earth')).toBeVisible();
  await expect(page.getByRole('link', { name: 'GeoNames' })).toBeVisible();
  const map = page.getByRole('region', { name: 'Map of the stacks' });
  // A single stack is shown with the towns around it.
  await expect(map.getByText(/^\d+\skm$/)).toBeVisible();

  const marker = page.getByRole('button', {
    name: new RegExp(`^Stack ${number}, (measured|assigned to sawmill)$`),
  });
  await marker.focus();
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: `Stack ${number}` });
  await expect(popup.getByText('Registrator')).toBeVisible();
  await expect(popup.getByText('Last changed')).toBeVisible();
  await expect(popup).toHaveCSS('width', '470px');
  await expect(popup.getByRole('link', { name: 'Navigate' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=\d+\.\d{7},\d+\.\d{7}$/,
  );
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(marker).toBeFocused();

  await expect(map.getByText(/^[\d.]+\skm [a-z-]+ of /)).toHaveCount(0);
  for (let zooms = 0; zooms < 5; zooms++) {
    await map.getByRole('button', { name: 'Zoom in' }).click();
    await expect(map.locator('canvas')).not.toHaveAttribute('aria-busy');
  }
  await expect(map.getByText(/^[\d.]+\skm [a-z-]+ of /)).toBeVisible();

  await page.getByRole('button', { name: /filters? applied/ }).click();
  const point = page.getByRole('radio', { name: 'Around a point' });
  await point.press('Space');
  const centre = page.getByRole('button', { name: 'Use the centre of the map' });
  await centre.press('Enter');
  await expect(page).toHaveURL(/near=[^&]+&radiusKm=20/);
  await page.keyboard.press('Escape');
  // The dialog shows the number of results as well.
  await expect(page.getByRole('dialog', { name: 'Filters' })).toHaveCount(0);
  await expect(page.getByText('showing 1 result', { exact: true })).toBeVisible();

  const shown = page.getByRole('switch', { name: 'Show map' });
  await shown.press('Space');
  await expect(page).toHaveURL(/showMap=false/);
  await expect(map).toHaveCount(0);
  await page.getByRole('button', { name: /filters? applied/ }).click();
  await expect(point).toBeChecked();
  await expect(centre).toHaveCount(0);
  await page.getByRole('radio', { name: 'Around a sawmill' }).press('Space');
  await choose(page, 'Distance from', 'Birkesav');
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('button', { name: 'Remove filter: Distance: within 20 km of Birkesav' }),
  ).toBeVisible();
});

test('a cluster is opened by keyboard: the focus goes to the westernmost marker, and all can be shown again', async ({
  page,
}) => {
  const landing = await enter(page, 'org@nordskov.example');
  await page.goto(landing.replace('dashboard', 'department/all/stacks'));
  const markers = page.getByRole('button', { name: /^(Cluster of \d+ stacks: |Stack .*, )/ });
  const cluster = page.getByRole('button', { name: /^Cluster of/ }).first();
  await expect(cluster).toBeVisible();
  const places = () => markers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  const eastwards = async () => {
    const boxes = await places();
    return boxes.every((x, at) => at === 0 || x >= (boxes[at - 1] ?? x) - 25);
  };
  // A moving map draws its markers again, so a focused marker may disappear before the key press.
  let before: number[] = [];
  const isAtRest = async () => {
    const now = await places();
    const isSame = now.join() === before.join();
    before = now;
    return isSame;
  };
  await expect.poll(isAtRest).toBe(true);
  await expect.poll(eastwards).toBe(true);
  const atFirst = await markers.count();

  await cluster.press('Enter');
  await expect(page.getByText(/^\d+ markers? now shown$/)).toBeAttached();
  await expect(markers.and(page.locator(':focus'))).toHaveCount(1);
  await expect.poll(eastwards).toBe(true);

  await page.getByRole('button', { name: 'Show all stacks' }).press('Enter');
  await expect(markers).toHaveCount(atFirst);
});

test('all of thousands of stacks are on the map, each in one cluster or with its own marker', async ({
  page,
}) => {
  await openList(page, 'org@nordskov.example', { showMap: 'true' });
  const total = await resultCount(page);
  // Above 10,000 stacks the service answers in another way.
  expect(total).toBeGreaterThan(isNight ? 10_000 : 2000);
  const map = page.getByRole('region', { name: 'Map of the stacks' });
  const missing = map.getByText(/^[\d,]+ stacks? ha(s|ve) no position\.$/);
  await expect(missing).toBeVisible();
  await expect(map.getByText(/^Showing/)).toHaveCount(0);
  const numberIn = (text: string | null) => Number(text?.match(/[\d,]+/)?.[0].replaceAll(',', ''));
  const placed = total - numberIn(await missing.textContent());
  const clusters = map.getByRole('button', { name: /^Cluster of/ });
  const single = map.getByRole('button', { name: /^Stack .*, / });
  const shown = async () => {
    const names = await clusters.evaluateAll((all) => all.map((one) => one.ariaLabel));
    return names.map(numberIn).reduce((sum, count) => sum + count, await single.count());
  };
  await expect.poll(shown).toBe(placed);
});

test('on a phone the point of a popup is seen above it, and the attribution of the map', async ({ page }) => {
  const number = await openOneStack(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  // The map has one marker in its middle, which the sheet would cover.
  const marker = page.getByRole('button', { name: new RegExp(`^Stack ${number}, `) });
  await marker.click();
  const popup = page.getByRole('dialog', { name: `Stack ${number}` });
  await expect(popup.getByText('Registrator')).toBeVisible();
  const isAbove = async () => {
    const [point, sheet] = await Promise.all([marker.boundingBox(), popup.boundingBox()]);
    return point !== null && sheet !== null && point.y + point.height / 2 < sheet.y;
  };
  await expect.poll(isAbove).toBe(true);
  const source = await page.getByRole('link', { name: 'GeoNames' }).boundingBox();
  const sheet = await popup.boundingBox();
  expect((source?.y ?? 844) + (source?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
});
