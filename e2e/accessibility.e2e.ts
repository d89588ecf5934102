import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import { enter, expect, openRecord, test, texts } from './portal';
import { newOrganization, unique } from './service';

// These tests change no data of others, and in sequence they would take longer than all the others together.
test.describe.configure({ mode: 'parallel' });

async function expectNone(axe: AxeBuilder) {
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => ({ id, target: target.join(' ') })),
  );
  // Where a stack lies is not for the map to choose: WCAG 2.5.8 leaves the pins of maps out.
  const isPin = ({ id, target }: (typeof found)[number]) =>
    id === 'target-size' && target.startsWith('button[data-index');
  expect(found.filter((one) => !isPin(one))).toEqual([]);
}

async function expectNoViolations(page: Page, within = 'html') {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  await expectNone(new AxeBuilder({ page }).include(within).withTags(tags));
}

/** During an animation axe would measure the contrast of half-faded colours. */
async function afterAnimations(page: Page) {
  // Those of a table's scrolling run with its position and never finish.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .map(({ finished }) => finished),
    ),
  );
}

async function switchTo(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  await afterAnimations(page);
}

/** Every rule in the light scheme; only the colour rules in the dark one, because nothing else differs. */
async function expectNoViolationsInBothSchemes(page: Page) {
  await switchTo(page, 'light');
  await expectNoViolations(page);
  await switchTo(page, 'dark');
  await expectNone(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']));
}

/** No part of the page is wider than the screen; tables scroll inside themselves. */
async function expectNoSidewaysScroll(page: Page) {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
}

/** So that the list of them has rows. */
async function deleteOrganizations(request: APIRequestContext) {
  for (let count = 1; count <= 4; count += 1) {
    const { organizationId, global } = await newOrganization(request, unique('Gammel Hede'));
    expect(await global.status('DELETE', `/organization/${organizationId}`)).toBe(204);
  }
}

interface Screen {
  name: string;
  account: string | null;
  /** Relative to the department for a person who lands in one. */
  path: string;
  title: string;
}

const globalAdmin = 'global@stackyard.example';
const departmentAdmin = 'department@nordskov.example';
const sawmillUser = 'sawmill@birkesav.example';

const screens: Screen[] = [
  { name: 'sign-in', account: null, path: '/', title: 'login.title' },
  { name: 'forgot password', account: null, path: '/forgot-password', title: 'forgot_password.title' },
  {
    name: 'reset password',
    account: null,
    path: '/reset-password?email=a@b.example&token=1',
    title: 'reset_password.title',
  },
  {
    name: 'confirm account',
    account: null,
    path: '/confirm?email=a@b.example&token=1',
    title: 'confirm_account.title',
  },
  { name: 'spoilt link', account: null, path: '/confirm', title: 'confirm_account.title' },
  { name: 'not authorised', account: null, path: '/notauthorized', title: 'not_authorized.title' },
  { name: 'not found', account: null, path: '/nowhere', title: 'not_found.title' },
  { name: 'organisations', account: globalAdmin, path: '/organizations', title: 'organizations.title' },
  {
    name: 'deleted organisations',
    account: globalAdmin,
    path: '/organizations/deleted',
    title: 'deleted_organizations.title',
  },
  { name: 'dashboard', account: departmentAdmin, path: '/dashboard', title: 'dashboard.title' },
  { name: 'stack list', account: departmentAdmin, path: '/stacks?pageSize=10', title: 'stacks.title' },
  {
    name: 'sawmill stacks',
    account: sawmillUser,
    path: '/sawmill/stacks?pageSize=10',
    title: 'sawmill_stacks.title',
  },
];

/** Axe checks every screen in two languages; in the others only longer words could break a layout. */
for (const [width, locale, language, asksAxe] of [
  [1280, 'en-GB', 'en', true],
  [360, 'de-DE', 'de', true],
  [1280, 'pl-PL', 'pl', false],
  [360, 'da-DK', 'da', false],
] as const) {
  test.describe(`${width} px, ${locale}`, () => {
    test.use({ locale, viewport: { width, height: 800 } });

    const asked = asksAxe ? 'no axe violation, ' : '';
    // Axe is slow: with it each screen has its own test, otherwise one test opens all screens of an account.
    const groups = asksAxe
      ? screens.map((screen) => [screen])
      : [...new Set(screens.map(({ account }) => account))].map((one) =>
          screens.filter(({ account }) => account === one),
        );
    for (const group of groups) {
      const [{ account = null } = {}] = group;
      test(`${group.map(({ name }) => name).join(', ')}: ${asked}no sideways scroll`, async ({
        page,
        baseURL,
        request,
      }) => {
        const landing = account ? await enter(page, baseURL, account) : '';
        const department = /^.*\/department\/[^/]+/.exec(landing)?.[0] ?? '';
        for (const { name, path, title } of group) {
          if (name === 'deleted organisations') await deleteOrganizations(request);
          await page.goto(department + path);
          const heading = page.getByRole('heading', { level: 1, name: texts(language)(title), exact: true });
          await expect(heading).toBeVisible();
          if (account)
            await expect(page.getByRole('row').or(page.getByRole('listitem')).nth(3)).toBeAttached();
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          // A hundred more rows of the same kind add no findings, and take longest.
          if (name === 'organisations')
            await page.getByLabel(texts(language)('organizations.search')).fill('skov');
          if (asksAxe) await expectNoViolationsInBothSchemes(page);
          await expectNoSidewaysScroll(page);
        }
      });
    }

    test(`stack detail with its enlarged close-up: ${asked}no sideways scroll`, async ({ page, baseURL }) => {
      const list = (await enter(page, baseURL, departmentAdmin)).replace(/\/dashboard$/, '/stacks');
      await page.goto(`${list}?dateType=Measured&from=&to=&fullMeasurement=true&showMap=false`);
      await page.getByRole('main').getByRole('link', { name: /\d-\d/ }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\d-\d/);
      await expectNoSidewaysScroll(page);
      await openRecord(page, language);
      // A phone has its sections folded, too.
      const pictures = page
        .locator('details', { has: page.getByRole('heading', { name: 'Billeder' }) })
        .last();
      await pictures.waitFor();
      if ((await pictures.getAttribute('open')) === null) await pictures.locator('summary').click();
      const enlarge = page.getByRole('button', { name: /: Nærbillede/ });
      await enlarge.scrollIntoViewIfNeeded();
      await expect(page.getByRole('img', { name: /Nærbillede/ })).toBeVisible();
      if (!asksAxe) return;
      await expectNoViolationsInBothSchemes(page);
      await enlarge.click();
      await expect(page.getByRole('dialog').getByRole('switch').first()).toBeVisible();
      await afterAnimations(page);
      await expectNoViolations(page, '[role="dialog"]');
    });

    const expectFit = async (page: Page, path: string) => {
      await page.goto(path);
      await expect(page.getByRole('main').locator('section, table, ul').first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      if (!asksAxe) return;
      // One scheme per page, alternating: the colours are the same everywhere.
      await switchTo(page, path.length % 2 === 0 ? 'light' : 'dark');
      await expectNoViolations(page);
    };
    /** Signs in as an organisation's admin and returns the path of the organisation. */
    const enterOrganization = async (page: Page, baseUrl: string | undefined) =>
      (await enter(page, baseUrl, 'org@nordskov.example')).replace('/dashboard', '');

    for (const tabs of asksAxe ? [[0, 1], [2, 3], [4, 5], [6]] : [[0, 1, 2, 3, 4, 5, 6]])
      test(`tabs ${tabs.join(', ')} of an organisation: ${asked}no sideways scroll`, async ({
        page,
        baseURL,
      }) => {
        const organization = await enterOrganization(page, baseURL);
        for (const tab of tabs) await expectFit(page, `${organization}?tab=${tab}`);
      });

    if (asksAxe)
      test("a stack over the sawmill's list: no axe violation", async ({ page, baseURL }) => {
        await enter(page, baseURL, sawmillUser);
        await page.goto('/sawmill/stacks?pageSize=10&showMap=false');
        await page.getByRole('main').getByRole('link', { name: /\d-\d/ }).first().click();
        await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
        await afterAnimations(page);
        await expectNoViolations(page, '[role="dialog"]');
        await expectNoSidewaysScroll(page);
      });

    if (asksAxe)
      test('a dialog of an organisation: no axe violation', async ({ page, baseURL }) => {
        const t = texts(language);
        await page.goto(`${await enterOrganization(page, baseURL)}?tab=5`);
        await page.getByRole('button', { name: t('users.add') }).click();
        await expect(page.getByRole('dialog', { name: t('users.add') })).toBeVisible();
        await expectNoViolations(page, '[role="dialog"]');
      });

    for (const tabs of asksAxe
      ? [
          [0, 1],
          [2, 3],
        ]
      : [[0, 1, 2, 3]])
      test(`tabs ${tabs.join(', ')} of a department: ${asked}no sideways scroll`, async ({
        page,
        baseURL,
      }) => {
        await page.goto(`${await enterOrganization(page, baseURL)}?tab=4`);
        await page
          .getByRole('main')
          .getByRole('link', { name: /Rold|Thy|skov/i })
          .first()
          .click();
        await expect(page).toHaveURL(/department\//);
        const department = new URL(page.url()).pathname;
        for (const tab of tabs) await expectFit(page, `${department}?tab=${tab}`);
      });
  });
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`the reference of the calls, ${colorScheme}: found from the first address, no axe violation`, async ({
    page,
  }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') refused.push(message.text());
    });
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/api/docs');
    await page.getByText('What field apps and measuring devices send').first().press('Enter');
    await page.getByRole('link', { name: 'Store a photograph of a stack' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Store a photograph of a stack' })).toBeInViewport();
    // All sections are made alike, and together they take axe minutes.
    for (const part of ['header', 'section:has(#tag-ingest)']) await expectNoViolations(page, part);
    await expectNoSidewaysScroll(page);
    expect(refused).toEqual([]);
  });
