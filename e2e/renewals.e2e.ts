import type { Page, Route } from '@playwright/test';
import { expect, land, test } from './portal';

const account = 'org@nordskov.example';
const exchange = '**/auth/refresh-token';
const minute = 60_000;

const age = (page: Page, milliseconds: number) =>
  page.evaluate((passed) => {
    const key = 'stackyard.session';
    const session = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    sessionStorage.setItem(key, JSON.stringify({ ...session, receivedAt: session.receivedAt - passed }));
  }, milliseconds);

const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('stackyard.session') ?? '{}').refreshToken);

async function expectSignedIn(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`));
  await expect(page.getByLabel('Password')).toHaveCount(0);
}

async function renewByReload(page: Page): Promise<void> {
  const before = await tokenOf(page);
  await age(page, 61 * minute);
  await page.reload();
  await expect.poll(() => tokenOf(page)).not.toBe(before);
}

for (const [moment, lose] of [
  ['before the service has it', () => undefined],
  ['once the service has answered', async (route: Route) => void (await route.fetch())],
  ['while its answer arrives', (route: Route) => void route.continue()],
] as const) {
  test(`a page that is reloaded while it exchanges its token, ${moment}, keeps the session`, async ({
    page,
  }) => {
    const path = await land(page, account);
    await page.waitForLoadState('networkidle');
    const lost = new Promise<void>((resolve) => {
      void page.route(
        exchange,
        async (route) => {
          await lose(route);
          resolve();
        },
        { times: 1 },
      );
    });
    await age(page, 61 * minute);
    const loading = page.reload({ waitUntil: 'commit' });
    await lost;
    await loading;
    await page.reload();
    await expectSignedIn(page, path);
    // The successor that was lost with the answer is the one that the page has now.
    await renewByReload(page);
    await expectSignedIn(page, path);
  });
}

test('a tab that the browser had dropped leaves the others signed in, and goes on with them', async ({
  page,
  context,
}) => {
  const path = await land(page, account);
  const other = await context.newPage();
  await other.goto('/logo.svg');
  const session = await page.evaluate(() => sessionStorage.getItem('stackyard.session'));
  await other.evaluate((text) => sessionStorage.setItem('stackyard.session', String(text)), session);
  // The browser drops the tab: its storage stays, and it receives no messages until a person returns to it.
  await page.goto('/logo.svg');
  await other.goto(path);
  await expectSignedIn(other, path);
  await renewByReload(other);
  await renewByReload(other);
  await age(page, 120 * minute);
  await page.goto(path);
  await expectSignedIn(page, path);
  expect(await tokenOf(page)).toBe(await tokenOf(other));
  await other.reload();
  await expectSignedIn(other, path);
});
