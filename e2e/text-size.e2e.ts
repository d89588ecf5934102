import type { Page } from '@playwright/test';
import { enter, expect, openListOf, test } from './portal';
import { notEnlargedBySetting } from './stage/enlarged';

// WCAG 1.4.4: the person has set larger letters in the browser. e2e/every-scene.e2e.ts does so on every scene of a phone, and looks
// at its width alone.

async function isStill(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

async function findings(page: Page): Promise<string[]> {
  await isStill(page);
  return notEnlargedBySetting(page, () => isStill(page));
}

// A desk gets the layout of a phone, which has other sizes.
test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('everything grows with the letters that the browser is set to', async ({ page }) => {
    const dashboard = await enter(page, 'org@nordskov.example');
    const place = dashboard.replace('/dashboard', '');
    for (const path of [dashboard, `${place}?tab=4`, `${place}?tab=5`, `${place}/history`]) {
      await page.goto(path);
      expect.soft(await findings(page), path).toEqual([]);
    }
    await openListOf(page, `${place}/department/all`, { states: 'Measured', pageSize: '10' });
    expect.soft(await findings(page), 'the list').toEqual([]);
    await page.locator('[data-row-title]').first().press('Enter');
    await expect(page).toHaveURL(/\/stack\//);
    await expect(page.getByRole('region', { name: 'At a glance' })).toBeVisible();
    expect.soft(await findings(page), 'a stack').toEqual([]);
  });
});
