import type { Locator } from '@playwright/test';
import { enter, expect, openList, test } from './portal';

/**
 * Forced colours make transparent borders visible, too. So the border of the chosen tab must be the only one
 * that differs from the colour of the page.
 */
async function expectOneEdge(tabs: Locator) {
  await expect(tabs.first()).toBeVisible();
  const { page, chosen, others } = await tabs.evaluateAll((all) => {
    const isChosen = (tab: Element) => tab.matches('[aria-selected="true"], [aria-current]');
    const edgeOf = (tab: Element) => getComputedStyle(tab).borderBottomColor;
    return {
      page: getComputedStyle(document.body).backgroundColor,
      chosen: all.filter(isChosen).map(edgeOf),
      others: all.filter((tab) => !isChosen(tab)).map(edgeOf),
    };
  });
  expect(others.length).toBeGreaterThan(0);
  expect([...new Set(others)]).toEqual([page]);
  expect(chosen).toHaveLength(1);
  expect(chosen).not.toContain(page);
}

test.use({ forcedColors: 'active' });

test('the chosen tab of an organisation is seen', async ({ page }) => {
  const landing = await enter(page, 'org@nordskov.example');
  await page.goto(`${landing.replace('/dashboard', '')}?tab=5`);
  await expectOneEdge(page.getByRole('tab'));
});

test('the chosen view of the stack list is seen', async ({ page }) => {
  await openList(page, 'org@nordskov.example');
  await expectOneEdge(page.getByRole('navigation', { name: 'Views' }).locator('li > *'));
});
