import type { Page } from '@playwright/test';
import { expect, openList, test } from './portal';

const markers = (page: Page) =>
  page
    .getByRole('region', { name: 'Map of the stacks' })
    .getByRole('button', { name: /^(Cluster of|Stack .*, )/ });

const rests = (page: Page) => expect(page.locator('canvas')).not.toHaveAttribute('aria-busy');

async function beginToDrag(page: Page): Promise<{ x: number; y: number }> {
  await expect(markers(page).first()).toBeVisible();
  await rests(page);
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('The map has no size');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 40, middle.y + 10, { steps: 4 });
  return middle;
}

test('a filter changes and the page is left while the map is dragged', async ({ page }) => {
  await openList(page, 'org@nordskov.example', { showMap: 'true', states: 'Measured' });
  const { x, y } = await beginToDrag(page);
  await page.getByRole('button', { name: /^Remove filter: .*measured/i }).press('Enter');
  await expect(page).not.toHaveURL(/states=/);
  await page.mouse.move(x + 120, y, { steps: 8 });
  await page.mouse.up();
  await expect(markers(page).first()).toBeVisible();

  await beginToDrag(page);
  await page.getByRole('rowheader').getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/stack\//);
  await page.mouse.move(x - 120, y, { steps: 8 });
  await page.mouse.up();
  await page.goBack();
  await expect(markers(page).first()).toBeVisible();
});

test('a map whose drawing the browser has thrown away comes back with its markers', async ({ page }) => {
  await openList(page, 'org@nordskov.example', { showMap: 'true' });
  await expect(markers(page).first()).toBeVisible();
  await rests(page);
  await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const lost = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    lost?.loseContext();
    Object.assign(window, { restore: () => lost?.restoreContext() });
  });
  await page.getByRole('button', { name: 'Zoom in' }).press('Enter');
  await page.evaluate(() => Reflect.get(window, 'restore')());
  const before = await markers(page).first().boundingBox();
  await page.locator('canvas').press('ArrowLeft');
  await rests(page);
  await expect.poll(async () => (await markers(page).first().boundingBox())?.x).not.toBe(before?.x);
});

test('Back returns to where the map was moved, and a link to all stacks', async ({ page }) => {
  await openList(page, 'org@nordskov.example', { showMap: 'true' });
  await expect(markers(page).first()).toBeVisible();
  await rests(page);
  const zoomIn = page.getByRole('button', { name: 'Zoom in' });
  for (let step = 0; step < 2; step += 1) {
    await zoomIn.press('Enter');
    await rests(page);
  }
  const shown = () =>
    markers(page).evaluateAll((all) => all.map((marker) => marker.getAttribute('aria-label')).sort());
  const before = await shown();
  await page.getByRole('rowheader').getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/stack\//);
  await page.goBack();
  await expect(markers(page).first()).toBeVisible();
  await expect.poll(shown).toEqual(before);
});

test('a map that is left and entered more often than the browser draws maps at once is drawn each time', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => /WebGL context/i.test(message.text()) && complaints.push(message.text()));
  await openList(page, 'org@nordskov.example', { showMap: 'true' });
  const link = page.getByRole('rowheader').getByRole('link').first();
  for (let visit = 0; visit < 18; visit += 1) {
    await expect(markers(page).first()).toBeVisible();
    await link.press('Enter');
    await expect(page).toHaveURL(/\/stack\//);
    await page.goBack();
  }
  await expect(markers(page).first()).toBeVisible();
  await rests(page);
  expect(complaints).toEqual([]);
});

test.describe('on a screen of 2.5 pixels a dot, by touch', () => {
  test.use({ deviceScaleFactor: 2.5, hasTouch: true });

  test('a pinch and a wheel at once leave every marker on the map', async ({ page }) => {
    await openList(page, 'org@nordskov.example', { showMap: 'true' });
    await expect(markers(page).first()).toBeVisible();
    await rests(page);
    const box = await page.locator('canvas').boundingBox();
    if (!box) throw new Error('The map has no size');
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    const tools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      tools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [-1, 1].map((side, id) => ({ x: x + side * apart, y, id })),
      });
    await page.mouse.move(x, y);
    await touch('touchStart', 20);
    for (let step = 1; step <= 10; step++) {
      await touch('touchMove', 20 + 6 * step);
      await page.mouse.wheel(0, -40);
    }
    await touch('touchEnd', 0);
    await rests(page);
    await page.getByRole('button', { name: 'Show all stacks' }).press('Enter');
    await rests(page);
    await expect(markers(page).first()).toBeVisible();
  });
});
