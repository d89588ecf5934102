import type { Page } from '@playwright/test';
import { expect, land, openList, openStacks, test } from './portal';

const map = (page: Page) => page.getByRole('region', { name: 'Map of the stacks' });

const markers = (page: Page) => map(page).getByRole('button', { name: /^(Cluster of|Stack .*, )/ });

const tryAgain = (page: Page) => map(page).getByRole('button', { name: 'Try again' });

async function expectListAlone(page: Page): Promise<void> {
  await expect(map(page).getByRole('alert')).toContainText(
    'The map could not be shown. All the stacks are in the list.',
  );
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('button', { name: 'Previous page' })).toBeEnabled();
  await expect(page.getByRole('rowheader').nth(20)).toBeVisible();
  await expect(tryAgain(page)).toBeVisible();
}

async function expectMap(page: Page): Promise<void> {
  await expect(markers(page).first()).toBeVisible();
  await expect(page.locator('canvas')).not.toHaveAttribute('aria-busy');
}

for (const [worker, file] of [
  ["MapLibre's worker", '**/assets/maplibre-gl-worker*'],
  ['the worker of the markers', '**/assets/cluster.worker*'],
] as const) {
  test(`without ${worker} the list goes on, and the map can be tried again`, async ({ page, violations }) => {
    await land(page, 'org@nordskov.example');
    await page.route(file, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await openStacks(page);
    await expectListAlone(page);

    const isBroken = { contentType: 'text/javascript', body: 'throw new Error("This worker is broken")' };
    await page.unroute(file);
    await page.route(file, (route) => route.fulfill(isBroken));
    const asked = page.waitForResponse(file);
    await tryAgain(page).click();
    await asked;
    await expect(tryAgain(page)).toBeVisible();
    expect(violations.filter((text) => !text.includes('This worker is broken'))).toEqual([]);
    violations.length = 0;

    await page.unroute(file);
    await tryAgain(page).click();
    await expectMap(page);
  });
}

test('where workers are forbidden the list goes on without its map', async ({ page, violations }) => {
  await page.route('**/stacks?*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    const headers = {
      ...response.headers(),
      'content-security-policy': policy.replace("worker-src 'self'", "worker-src 'none'"),
    };
    return route.fulfill({ response, headers });
  });
  await openList(page, 'org@nordskov.example', { showMap: 'true' });
  await expectListAlone(page);
  expect(violations.filter((text) => !/worker-src/.test(text))).toEqual([]);
  expect(violations).not.toEqual([]);
  violations.length = 0;
});

test('without WebGL the list goes on, and the map can be tried again', async ({ page }) => {
  await land(page, 'org@nordskov.example');
  await page.evaluate(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = () => null;
    Object.assign(window, {
      bringBack: () => {
        HTMLCanvasElement.prototype.getContext = getContext;
      },
    });
  });
  await openStacks(page);
  await expectListAlone(page);
  await page.evaluate(() => Reflect.get(window, 'bringBack')());
  await tryAgain(page).click();
  await expectMap(page);
});
