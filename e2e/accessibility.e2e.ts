import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, signIn, test, texts } from './portal';

// Nothing here changes anything, and one after the other it would take longer than all the rest together.
test.describe.configure({ mode: 'parallel' });

async function expectNone(axe: AxeBuilder) {
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([]);
}

async function expectNoViolations(page: Page, within = 'html') {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  await expectNone(new AxeBuilder({ page }).include(within).withTags(tags));
}

async function switchTo(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  // Colours on their way from one scheme to the other belong to neither.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

/** In light by every rule; in dark by those that look at colours, the only thing that differs. */
async function expectNoViolationsInBothSchemes(page: Page) {
  await switchTo(page, 'light');
  await expectNoViolations(page);
  await switchTo(page, 'dark');
  await expectNone(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']));
}

/** Nothing of the page is wider than the screen; tables scroll inside themselves. */
async function expectNoSidewaysScroll(page: Page) {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
}

/** Title and path of a screen; for who lands in a department the path goes on from there. */
const screens: [name: string, account: string | null, path: string, title: string][] = [
  ['sign-in', null, '/', 'login.title'],
  ['forgot password', null, '/forgot-password', 'forgot_password.title'],
  ['reset password', null, '/reset-password?email=a@b.example&token=1', 'reset_password.title'],
  ['confirm account', null, '/confirm?email=a@b.example&token=1', 'confirm_account.title'],
  ['spoilt link', null, '/confirm', 'confirm_account.title'],
  ['not authorised', null, '/notauthorized', 'not_authorized.title'],
  ['not found', null, '/nowhere', 'not_found.title'],
  ['organisations', 'global@stackyard.example', '/organizations', 'organizations.title'],
  ['dashboard', 'department@nordskov.example', '/dashboard', 'dashboard.title'],
  ['stack list', 'department@nordskov.example', '/stacks?pageSize=10', 'stacks.title'],
  ['sawmill stacks', 'sawmill@birkesav.example', '/sawmill/stacks?pageSize=10', 'sawmill_stacks.title'],
];

/** Axe looks at every screen in two languages; in the others only longer words could break something. */
for (const [width, locale, language, asksAxe] of [
  [1280, 'en-GB', 'en', true],
  [360, 'de-DE', 'de', true],
  [1280, 'pl-PL', 'pl', false],
  [360, 'da-DK', 'da', false],
] as const) {
  test.describe(`${width} px, ${locale}`, () => {
    test.use({ locale, viewport: { width, height: 800 } });

    const asked = asksAxe ? 'no axe violation, ' : '';
    for (const [name, account, path, title] of screens) {
      test(`${name}: ${asked}no sideways scroll`, async ({ page }) => {
        if (account) await signIn(page, account, language);
        const department = /^.*\/department\/[^/]+/.exec(new URL(page.url()).pathname);
        await page.goto(department ? department[0] + path : path);
        const heading = page.getByRole('heading', { level: 1, name: texts(language)(title), exact: true });
        await expect(heading).toBeVisible();
        if (account) await expect(page.getByRole('row').or(page.getByRole('listitem')).nth(3)).toBeAttached();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        // A hundred rows more of the same say nothing new, and take longest of all.
        if (name === 'organisations')
          await page.getByLabel(texts(language)('organizations.search')).fill('skov');
        if (asksAxe) await expectNoViolationsInBothSchemes(page);
        await expectNoSidewaysScroll(page);
      });
    }

    test(`stack detail with its enlarged close-up: ${asked}no sideways scroll`, async ({ page }) => {
      await signIn(page, 'department@nordskov.example', language);
      const list = new URL(page.url()).pathname.replace(/\/dashboard$/, '/stacks');
      await page.goto(`${list}?dateType=Measured&from=&to=&fullMeasurement=true&showMap=false`);
      await page.getByRole('main').getByRole('link', { name: /\d-\d/ }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\d-\d/);
      await expectNoSidewaysScroll(page);
      const enlarge = page.getByRole('button', { name: /Nærbillede/ });
      await enlarge.scrollIntoViewIfNeeded();
      await expect(page.getByRole('img', { name: /Nærbillede/ })).toBeVisible();
      if (!asksAxe) return;
      await expectNoViolationsInBothSchemes(page);
      await enlarge.click();
      await expect(page.getByRole('dialog').getByRole('switch').first()).toBeVisible();
      await expectNoViolations(page, '[role="dialog"]');
    });

    const expectFit = async (page: Page, path: string) => {
      await page.goto(path);
      await expect(page.getByRole('main').locator('section, table, ul').first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      if (!asksAxe) return;
      // One scheme each, in turn: the colours are the same everywhere.
      await switchTo(page, path.length % 2 === 0 ? 'light' : 'dark');
      await expectNoViolations(page);
    };
    /** Signs in as an organisation's admin; the path of the organisation. */
    const enterOrganization = async (page: Page) => {
      await signIn(page, 'org@nordskov.example', language);
      await expect(page).toHaveURL(/\/dashboard\?/);
      return new URL(page.url()).pathname.replace('/dashboard', '');
    };

    for (const tabs of [[0, 1], [2, 3], [4, 5], [6]])
      test(`tabs ${tabs.join(', ')} of an organisation: ${asked}no sideways scroll`, async ({ page }) => {
        const organization = await enterOrganization(page);
        for (const tab of tabs) await expectFit(page, `${organization}?tab=${tab}`);
      });

    if (asksAxe)
      test('a dialog of an organisation: no axe violation', async ({ page }) => {
        const t = texts(language);
        await page.goto(`${await enterOrganization(page)}?tab=5`);
        await page.getByRole('button', { name: t('users.add') }).click();
        await expect(page.getByRole('dialog', { name: t('users.add') })).toBeVisible();
        await expectNoViolations(page, '[role="dialog"]');
      });

    for (const tabs of [
      [0, 1],
      [2, 3],
    ])
      test(`tabs ${tabs.join(', ')} of a department: ${asked}no sideways scroll`, async ({ page }) => {
        await page.goto(`${await enterOrganization(page)}?tab=4`);
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
