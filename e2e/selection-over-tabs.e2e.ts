import type { Page } from '@playwright/test';
import { ownCompany } from './ownCompany';
import { bringSession, expect, numberOf, openListOf, test } from './portal';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Assign/ });

const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Select stack/, disabled: false });

async function beginToAssign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Assign to sawmill' }).click();
  await dialogOf(page)
    .getByRole('radio', { name: /Egesav/ })
    .check();
}

const confirm = (page: Page) => dialogOf(page).getByRole('button', { name: 'Assign', exact: true }).click();

test('what another tab has assigned meanwhile is said, and the rest goes where it was meant to', async ({
  page,
  context,
  request,
}) => {
  const { department, lead } = await ownCompany(request);
  await bringSession(page, lead);
  // The list has all states, so that assigned stacks stay in it.
  await openListOf(page, department, { pageSize: '10' });
  const measured = page
    .getByRole('row')
    .filter({ hasText: 'measured' })
    .filter({ has: boxes(page) });
  for (const row of [0, 1, 2]) await measured.nth(row).getByRole('checkbox').check();
  const first = await numberOf(measured.nth(0).getByRole('rowheader').getByRole('link'));

  const other = await context.newPage();
  await bringSession(other, lead);
  await openListOf(other, department, { pageSize: '10' });
  await other.getByRole('checkbox', { name: `Select stack ${first}` }).check();
  await beginToAssign(other);
  await confirm(other);
  await expect(other.getByText(/^1 stack, .*assigned to .*Egesav/)).toBeVisible();

  await beginToAssign(page);
  await expect(dialogOf(page)).toHaveAccessibleName(/^Assign 3 stacks/);
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/stack/list', async (route) => {
    await late;
    await route.continue();
  });
  await confirm(page);
  await expect(dialogOf(page).getByRole('alert')).toContainText(/Someone else has just changed/);
  release();
  await expect(dialogOf(page)).toHaveAccessibleName(/^Assign 2 stacks/);
  await expect(dialogOf(page).getByText(/^1 of the selected stacks is already assigned/)).toBeVisible();
  await confirm(page);
  await expect(page.getByText(/^2 stacks, .*assigned to .*Egesav/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Selection' })).toHaveCount(0);
});
