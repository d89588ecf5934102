import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { closureOf } from '../scripts/gates/builtPortal';
import { builtChunks, fileOf } from './builtFiles';
import { enter, expect, password, signIn, test, texts } from './portal';

// These tests cover the form in index.html before the portal's code has loaded.

const portalFiles = /\/assets\/(?!first-form)[^/]+\.(js|css)$/;

const dashboardFile = fileOf('src/screens/dashboard/DashboardScreen.tsx');

async function holdPortal(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(portalFiles, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const firstForm = (page: Page) => page.locator('#first-form form');

async function type(page: Page, language: 'en' | 'da' | 'de' | 'pl' = 'en') {
  const t = texts(language);
  await page.getByLabel(t('login.email')).pressSequentially('org@nordskov.example');
  await page.getByLabel(t('login.password'), { exact: true }).pressSequentially(password);
}

test('what is typed before the code arrives is kept, and goes on at the same place', async ({ page }) => {
  const release = await holdPortal(page);
  await page.goto('/', { waitUntil: 'commit' });
  await type(page);
  await page.keyboard.press('ArrowLeft');
  await expect(firstForm(page)).toBeVisible();
  release();
  await expect(firstForm(page)).toHaveCount(0);
  await expect(page.getByLabel('E-mail')).toHaveValue('org@nordskov.example');
  await page.keyboard.type('x');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Timber-2026x!');
});

test('an e-mail address that is half typed is gone on with', async ({ page }) => {
  const release = await holdPortal(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('E-mail').pressSequentially('org@nord');
  release();
  await expect(firstForm(page)).toHaveCount(0);
  await page.keyboard.type('skov.example');
  await expect(page.getByLabel('E-mail')).toHaveValue('org@nordskov.example');
});

test('Enter is remembered until the code is there', async ({ page }) => {
  const release = await holdPortal(page);
  await page.goto('/', { waitUntil: 'commit' });
  await type(page);
  await page.keyboard.press('Enter');
  await expect(firstForm(page)).toHaveAttribute('data-sent');
  await expect(page).toHaveURL('/');
  release();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('takes typing after at most four requests and 20 kB', async ({ page }) => {
  await holdPortal(page);
  const answered: string[] = [];
  let bytes = 0;
  page.on('requestfinished', async (request) => {
    answered.push(request.url());
    bytes += (await request.sizes()).responseBodySize;
  });
  await page.goto('/', { waitUntil: 'commit' });
  await type(page);
  expect(answered.length).toBeLessThanOrEqual(4);
  expect(bytes).toBeLessThan(20_000);
});

test('the document has the focus when nobody has typed', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await expect(firstForm(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(':focus')).toHaveCount(0);
});

for (const [language, locale] of [
  ['en', 'en-GB'],
  ['da', 'da-DK'],
  ['de', 'de-AT'],
  ['pl', 'pl'],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, colorScheme: 'dark' });

    test('the form speaks the language and has the colour scheme of the person', async ({ page }) => {
      await holdPortal(page);
      await page.goto('/', { waitUntil: 'commit' });
      await type(page, language);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
      const { violations } = await new AxeBuilder({ page }).exclude('template').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  });
}

test('a remembered language and scheme come before those of the browser', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('stackyard.language', 'pl');
    localStorage.setItem('mantine-color-scheme-value', 'dark');
  });
  await holdPortal(page);
  await page.goto('/', { waitUntil: 'commit' });
  await type(page, 'pl');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says in every language what is wrong', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    for (const language of ['en', 'da', 'de', 'pl'] as const)
      await expect(page.getByText(texts(language)('ui.unscripted'))).toBeVisible();
    await expect(page.locator('form')).toHaveCount(0);
  });
});

test('says so when the first script is blocked', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText(texts('en')('ui.unscripted'))).toBeVisible();
});

for (const module of ['src/main.tsx', 'src/app/sign-in/SignIn.tsx']) {
  test(`keeps the form and offers to reload when ${module} does not arrive`, async ({ page }) => {
    const blocked = `**${fileOf(module)}`;
    await page.route(blocked, (route) => route.abort());
    await page.goto('/', { waitUntil: 'commit' });
    await type(page);
    await expect(page.getByRole('alert')).toContainText(texts('en')('failure.network'));
    await expect(page.getByLabel('E-mail')).toHaveValue('org@nordskov.example');
    await page.unroute(blocked);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(firstForm(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  });
}

test('the code is fetched beside the styles, not after them', async ({ page }) => {
  await page.route(/\/assets\/[^/]+\.css$/, () => undefined);
  const asked = closureOf(builtChunks, 'src/main.tsx').map(({ fileName }) =>
    page.waitForRequest((request) => request.url().endsWith(fileName)),
  );
  await page.goto('/', { waitUntil: 'commit' });
  await Promise.all(asked);
});

test('the first screen after sign-in is fetched while the person types', async ({ page }) => {
  const dashboard = page.waitForResponse(`**${dashboardFile}`);
  await page.goto('/');
  await page.getByLabel('E-mail').fill('org@nordskov.example');
  expect((await dashboard).ok()).toBe(true);
  await expect(page).toHaveURL('/');
});

test('where somebody landed last is fetched while the next person types, and nothing says who it was', async ({
  page,
}) => {
  await signIn(page, 'sawmill@birkesav.example');
  await expect(page).toHaveURL(/\/sawmill\/stacks/);
  expect(await page.evaluate(() => localStorage.getItem('stackyard.landing'))).toBe('/sawmill/stacks');
  await page.evaluate(() => sessionStorage.clear());
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const screen = page.waitForResponse(`**${fileOf('src/screens/sawmill-stacks/SawmillStacksScreen.tsx')}`);
  await page.goto('/');
  await page.getByLabel('E-mail').fill('sawmill@birkesav.example');
  await screen;
  expect(fetched.filter((url) => url.endsWith(dashboardFile))).toEqual([]);
});

test('a first screen that cannot be fetched ahead reloads nothing', async ({ page }) => {
  await page.route(`**${dashboardFile}`, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(dashboardFile));
  await page.goto('/');
  await type(page);
  await failed;
  await expect(firstForm(page)).toHaveCount(0);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
});

test('a protected page never shows the form to who is signed in', async ({ page }) => {
  const landing = await enter(page, 'org@nordskov.example');
  const flashes: string[] = [];
  page.on('console', (message) => message.text() === 'a form' && flashes.push(page.url()));
  await page.addInitScript(() => {
    const look = () => document.querySelector('form') && console.error('a form');
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  for (const path of [landing, '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(landing));
  }
  expect(flashes).toEqual([]);
});
