import type { Page } from '@playwright/test';
import { differentDots } from './pdf';
import { expect, land, test } from './portal';

/**
 * Prints the page without backgrounds, as browsers do by default. The switch to the other colour scheme is
 * hidden.
 */
async function printed(page: Page): Promise<Uint8Array> {
  await page
    .getByRole('button', { name: /^Switch to (dark|light)/, includeHidden: true })
    .evaluate((button) => {
      button.style.visibility = 'hidden';
    });
  return page.pdf({ format: 'A4', landscape: true, printBackground: false });
}

test.describe('a page that is printed from the dark scheme', () => {
  test.use({ colorScheme: 'dark' });

  for (const [name, path] of [
    ['dashboard', 'dashboard'],
    ['stack list', 'department/all/stacks?dateType=LastChanged&showMap=false'],
    ['history', 'history'],
    ['organisation', ''],
  ] as const) {
    test(`has the ink of the light one: ${name}`, async ({ page }) => {
      const landing = await land(page, 'org@nordskov.example');
      await page.goto(landing.replace(/\/dashboard$/, path && `/${path}`));
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const html = page.locator('html');
      await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
      const fromDark = await printed(page);
      await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
      const fromLight = await printed(page);
      expect(await differentDots(fromDark, fromLight, /^(Updated|Last)/)).toBe(0);
    });
  }
});
