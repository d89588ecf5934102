import type { Page } from '@playwright/test';
import { enter, expect, openStacks, password, signIn, submitSignIn, test } from './portal';

const landings: [account: string, lands: RegExp][] = [
  ['global@stackyard.example', /\/organizations$/],
  ['multi@stackyard.example', /\/organizations$/],
  ['org@nordskov.example', /\/organization\/[^/]+\/dashboard/],
  ['department@nordskov.example', /\/organization\/[^/]+\/department\/(?!all)[^/]+\/dashboard/],
  ['lead@nordskov.example', /\/organization\/[^/]+\/department\/(?!all)[^/]+\/dashboard/],
  ['sawmill@birkesav.example', /\/sawmill\/stacks/],
];

for (const [account, lands] of landings) {
  test(`${account} lands where the access level says`, async ({ page }) => {
    await signIn(page, account);
    await expect(page).toHaveURL(lands);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the entries of a phone’s menu stay where they are when the organisation comes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/v1/organization/*', async (route) => {
    await isAsked;
    await route.continue();
  });
  await signIn(page, 'org@nordskov.example');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const height = async () => (await menu.getByRole('link', { name: 'Stacks' }).boundingBox())?.y;
  const before = await height();
  const organization = page.waitForResponse(/\/organization\/[^/]+$/);
  answer();
  await organization;
  await expect(menu.getByRole('combobox', { name: 'Department' })).toBeVisible();
  expect(await height()).toBe(before);
});

test('sign-in says that this is a demo', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('This is a demo: its accounts and their password are public.')).toBeVisible();
});

test('a surveyor has no access to the portal', async ({ page }) => {
  await page.goto('/');
  await submitSignIn(page, 'surveyor@nordskov.example', password);
  await expect(page.getByText('You are not authorised to visit this page.')).toBeVisible();
  await expect(page).toHaveURL(/\/notauthorized$/);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

test('an inactive user and a wrong password are refused alike, and what was typed stays', async ({
  page,
}) => {
  await page.goto('/');
  const submit = page.getByRole('button', { name: 'Log in' });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await submitSignIn(page, 'inactive@nordskov.example', password);
  await expect(page.getByText('inactive@nordskov.example: login failed')).toBeVisible();
  await submitSignIn(page, 'org@nordskov.example', 'not the password');
  await expect(page.getByText('org@nordskov.example: login failed')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('org@nordskov.example');
});

test('a link asked for before signing in is opened afterwards, and logging out ends all of it', async ({
  page,
}) => {
  await signIn(page, 'department@nordskov.example');
  await openStacks(page);
  const wanted = new URL(page.url());
  wanted.searchParams.set('states', 'Measured');
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await page.goto(wanted.pathname + wanted.search);
  await submitSignIn(page, 'department@nordskov.example', password);
  await expect(page).toHaveURL(/states=Measured/);
  await page.getByRole('button', { name: 'Log out' }).first().click();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('a token about to expire is refreshed once, and a refusal is only a warning while it lives', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, 'org@nordskov.example');
  let refreshes = 0;
  await page.route('**/auth/refresh-token', (route) => {
    refreshes += 1;
    return route.fulfill({ status: 503, json: { data: null, errorMessage: 'Out of order' } });
  });
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.clock.fastForward('51:00');
  await expect.poll(() => refreshes).toBe(1);
  await expect.poll(() => warnings.length).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText('Out of order')).toBeHidden();
});

test('a session that died leads to the login and back to the same page', async ({ page }) => {
  await signIn(page, 'org@nordskov.example');
  await openStacks(page);
  // List and map must have loaded before the session ends, because the service may otherwise refuse their first load.
  await expect(page.getByRole('button', { name: 'Next page' })).toBeEnabled();
  await expect(page.getByRole('button', { name: /\d+ stacks/ }).first()).toBeVisible();
  let refuse = () => {};
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route('**/api/v1/**', async (route) => {
    if (route.request().url().includes('/auth/login')) return route.fallback();
    // Without this wait the refusal would arrive before the next page is drawn, faster than from any real service.
    await refused;
    return route.fulfill({ status: 401, json: { data: null, errorMessage: 'No' } });
  });
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('button', { name: 'Previous page' })).toBeEnabled();
  refuse();
  await expect(page.getByText(/session has expired/i)).toBeVisible();
  await page.unroute('**/api/v1/**');
  await submitSignIn(page, 'org@nordskov.example', password);
  await expect(page).toHaveURL(/page=2/);
});

const askedFirst = /\/(user-info|department\/list|organization\/[^/]+)$/;

async function endToken(page: Page, exchange?: { status: number }) {
  // The navigation would abort an exchange started by calls of the previous page.
  await page.waitForLoadState('networkidle');
  const seen = { refused: 0, exchanges: 0 };
  let dead: string | undefined;
  let refuse = () => {};
  const under = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route('**/api/v1/**', async (route) => {
    const url = route.request().url();
    if (url.endsWith('/auth/refresh-token')) {
      seen.exchanges += 1;
      const refusal = { ...exchange, json: { data: null, errorMessage: 'No' } };
      return exchange ? route.fulfill(refusal) : route.continue();
    }
    const { authorization } = route.request().headers();
    dead ??= authorization;
    if (authorization !== dead || askedFirst.test(url)) return route.continue();
    seen.refused += 1;
    if (seen.refused === 3) refuse();
    await under;
    return route.fulfill({ status: 401, json: { data: null, errorMessage: 'No' } });
  });
  return seen;
}

test('a token that dies while the first screen is fetched is exchanged once, and no sign-in is seen', async ({
  page,
}) => {
  const landing = await enter(page, 'org@nordskov.example');
  const flashes: string[] = [];
  page.on('console', (message) => message.text() === 'a form' && flashes.push(page.url()));
  await page.addInitScript(() => {
    const look = () => document.querySelector('[type=password]') && console.error('a form');
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  const seen = await endToken(page);
  await page.goto(landing.replace('dashboard', 'department/all/stacks'));
  await expect(page.getByRole('rowheader').nth(20)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cluster of/ }).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(seen.exchanges).toBe(1);
  expect(flashes).toEqual([]);
});

test('a token that dies for good while the first screen is fetched leads to the sign-in and back', async ({
  page,
}) => {
  const landing = await enter(page, 'org@nordskov.example');
  const seen = await endToken(page, { status: 401 });
  await page.goto(landing.replace('dashboard', 'department/all/stacks?dateType=LastChanged&states=Measured'));
  await expect(page.getByText(/session has expired/i)).toBeVisible();
  expect(seen.exchanges).toBe(1);
  await page.unroute('**/api/v1/**');
  await submitSignIn(page, 'org@nordskov.example', password);
  await expect(page).toHaveURL(/\/department\/all\/stacks\?.*states=Measured/);
  await expect(page.getByRole('rowheader').nth(20)).toBeVisible();
});

test('garbage in the session storage is a sign-in page, not a blank one', async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.length) sessionStorage.setItem('stackyard.session', '{"token":"garbage"}');
  });
  await page.goto('/organizations');
  await expect(page.getByLabel('E-mail')).toBeVisible();
});
