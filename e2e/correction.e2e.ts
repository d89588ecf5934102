import type { Page } from '@playwright/test';
import { ownCompany } from './ownCompany';
import { bringSession, expect, openListOf, test } from './portal';
import { callsOf } from './service';

async function openMeasuredStack(page: Page, department: string): Promise<string> {
  await openListOf(page, department, { states: 'Measured' });
  const row = page.getByRole('rowheader').getByRole('link').first();
  const number = (await row.textContent()) ?? '';
  await row.press('Enter');
  return number;
}

test('a stack is corrected by hand, and page, report and former report say so', async ({ page, request }) => {
  const { department, lead } = await ownCompany(request);
  await bringSession(page, lead);
  const number = await openMeasuredStack(page, department);

  const menu = page.getByRole('button', { name: `Actions for Stack ${number}` });
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Edit stack' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Edit stack ${number}` });
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(menu).toBeFocused();
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Edit stack' }).press('Enter');
  await dialog.getByRole('textbox', { name: 'Bemærkning' }).fill('Behind the second gate');
  await dialog.getByRole('textbox', { name: 'Order number' }).fill('PO-118');
  await dialog.getByRole('textbox', { name: /^Reason for the edit/ }).fill('The driver reads another sign');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog).toBeHidden();

  const version = page.getByRole('region', { name: 'Version' });
  await expect(version.getByText(/^Version 2 of the measurement\. Corrected by hand: /)).toBeVisible();
  const current = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Get report' }).click();
  const sheet = await current;
  await expect(sheet.getByText('Behind the second gate').first()).toBeVisible();
  await expect(sheet.getByText(/Version 2 /)).toBeVisible();
  await sheet.close();

  await version.getByRole('button', { name: 'Compare versions' }).press('Enter');
  const versions = page.getByRole('dialog', { name: `Versions of stack ${number}` });
  await expect(versions.getByRole('row', { name: /Behind the second gate/ })).toBeVisible();
  await expect(versions.getByText('“The driver reads another sign”')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(version.getByRole('button', { name: 'Compare versions' })).toBeFocused();
  await page.keyboard.press('Enter');
  const former = page.context().waitForEvent('page');
  await versions.getByRole('button', { name: 'Report for version 1' }).click();
  const old = await former;
  await expect(
    old
      .getByRole('note')
      .getByText(/version 2/)
      .first(),
  ).toBeVisible();
  await expect(old.getByText('Behind the second gate')).toHaveCount(0);
  await old.reload();
  await expect(
    old
      .getByRole('note')
      .getByText(/version 2/)
      .first(),
  ).toBeVisible();
});

test('a stack is moved to another department, and its page goes with it', async ({ page, request }) => {
  const { department, office, organizationId } = await ownCompany(request);
  const calls = await callsOf(request, office);
  await calls.data('POST', '/department', { organizationId, name: 'Vestskoven' });
  await bringSession(page, office);
  const number = await openMeasuredStack(page, department);
  await page.getByRole('button', { name: `Actions for Stack ${number}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Move to another department' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Move stack ${number} to another department?` });
  await dialog.getByRole('combobox', { name: 'New department' }).click();
  await page.getByRole('option', { name: 'Vestskoven' }).click();
  await dialog.getByRole('textbox', { name: /^Reason for the move/ }).fill('It lies in the other forest');
  await dialog.getByRole('button', { name: 'Move' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Vestskoven').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(number) })).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(`${department}/stack/`));
});
