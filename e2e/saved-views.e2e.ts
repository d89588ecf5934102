import type { Page } from '@playwright/test';
import { ownCompany } from './ownCompany';
import { bringSession, expect, openListOf, resultCount, test } from './portal';
import { callsOf } from './service';

test('a department admin shares a view, and a colleague opens the same list', async ({
  page,
  browser,
  request,
}) => {
  const { department, lead, office } = await ownCompany(request);
  await bringSession(page, lead);
  await openListOf(page, department);
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
  await bringSession(colleague, office);
  await colleague.goto(url.pathname);
  await colleague.getByRole('link', { name: 'To assign' }).click();
  await expect(colleague.getByRole('link', { name: 'To assign' })).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => resultCount(colleague)).toBe(count);
  // The map is each person's own choice.
  const parameters = (shown: Page) => shown.url().replace('&showMap=false', '');
  await expect.poll(() => parameters(colleague)).toBe(parameters(page));
  await context.close();
});

test('a view of a deleted sawmill opens without it and says so', async ({ page, request }) => {
  const { department, office, organizationId } = await ownCompany(request);
  const admin = await callsOf(request, office);
  const sawmill = await admin.data('POST', '/sawmill', { organizationId, name: 'Short-lived Sawmill' });
  await bringSession(page, office);
  await openListOf(page, department);
  const url = new URL(page.url());
  url.searchParams.set('sawmillIds', sawmill.id);
  url.searchParams.set('states', 'AssignedToSawmill');
  await page.goto(url.href);
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('For the mill');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'For the mill' })).toHaveAttribute('aria-current', 'true');

  expect(await admin.status('DELETE', `/sawmill/${sawmill.id}`)).toBe(204);
  await page.goto(url.pathname);
  await page.getByRole('link', { name: 'For the mill' }).click();
  await expect(
    page.getByText(/no longer exist and were left out: Sawmill: Short-lived Sawmill/),
  ).toBeVisible();
  await expect(page).toHaveURL(/states=AssignedToSawmill/);
  await expect(page).not.toHaveURL(/sawmillIds/);
});
