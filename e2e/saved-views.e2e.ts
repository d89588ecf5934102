import type { Page } from '@playwright/test';
import { expect, openLastYear, resultCount, signIn, signInByCall, test } from './portal';

test('a department admin shares a view, and a colleague opens the same list', async ({ page, browser }) => {
  await signIn(page, 'department@nordskov.example');
  await openLastYear(page);
  const url = new URL(page.url());
  url.searchParams.set('states', 'Measured');
  await page.goto(url.href);
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await expect(dialog.getByText(/^measured · /)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('To assign');
  await dialog.getByRole('switch', { name: 'Share with the organisation' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Save' }).click();
  const tab = page.getByRole('link', { name: 'To assign' });
  await expect(tab).toHaveAttribute('aria-current', 'true');
  const count = await resultCount(page);
  expect(count).toBeGreaterThan(0);

  const context = await browser.newContext({ baseURL: url.origin, locale: 'en-GB' });
  const colleague = await context.newPage();
  await signIn(colleague, 'org@nordskov.example');
  await colleague.goto(url.pathname);
  await colleague.getByRole('link', { name: 'To assign' }).click();
  await expect(colleague.getByRole('link', { name: 'To assign' })).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => resultCount(colleague)).toBe(count);
  // The map is each person's own choice.
  const parameters = (shown: Page) => shown.url().replace('&showMap=false', '');
  await expect.poll(() => parameters(colleague)).toBe(parameters(page));
  await context.close();
});

test('a view of a deleted sawmill opens without it and says so', async ({ page, baseURL }) => {
  const { token } = await signInByCall(baseURL ?? '', 'org@nordskov.example');
  const call = (method: string, path: string, body?: object) =>
    page.request.fetch(`/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body && { data: body }),
    });
  await signIn(page, 'org@nordskov.example');
  await openLastYear(page);
  const url = new URL(page.url());
  const [, , organizationId] = url.pathname.split('/');
  const made = await call('POST', '/sawmill', { organizationId, name: 'Short-lived Sawmill' });
  const { data: sawmill } = await made.json();

  url.searchParams.set('sawmillIds', sawmill.id);
  url.searchParams.set('states', 'AssignedToSawmill');
  await page.goto(url.href);
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('For the mill');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'For the mill' })).toHaveAttribute('aria-current', 'true');

  expect((await call('DELETE', `/sawmill/${sawmill.id}`)).status()).toBe(204);
  await page.goto(url.pathname);
  await page.getByRole('link', { name: 'For the mill' }).click();
  await expect(page.getByText(/no longer exists here: Sawmill: Short-lived Sawmill/)).toBeVisible();
  await expect(page).toHaveURL(/states=AssignedToSawmill/);
  await expect(page).not.toHaveURL(/sawmillIds/);
});
