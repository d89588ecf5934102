import { expect, signIn, signOut, test } from './portal';

const account = 'org@nordskov.example';

test('a browser that stores nothing of the page works for one visit', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The storage is blocked', 'SecurityError');
        },
      });
  });
  await signIn(page, account);
  await page.getByRole('link', { name: 'Stacks', exact: true }).first().click();
  await expect(page.getByRole('rowheader').nth(20)).toBeVisible();
  await page.getByRole('rowheader').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/stack\//);
  await page.goBack();
  await expect(page.getByRole('rowheader').nth(20)).toBeVisible();
  await signOut(page);
  await expect(page.getByLabel('E-mail')).toBeVisible();
});
