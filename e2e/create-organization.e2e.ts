import type { Page } from '@playwright/test';
import { confirmByMail } from './outbox';
import { choose, expect, land, password, signOut, submitSignIn, test } from './portal';
import { unique } from './service';

async function openWizard(page: Page, name: string) {
  await land(page, 'global@stackyard.example');
  await page.getByRole('button', { name: 'Create organization' }).click();
  const wizard = page.getByRole('dialog');
  const field = (label: string) => wizard.getByRole('textbox', { name: label, exact: true });
  const next = wizard.getByRole('button', { name: 'Create and continue' });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await field('Name').fill(name);
  await choose(page, 'Country', 'Denmark');
  await next.click();
  await expect(wizard.getByText('Step 2 of 4: Contract information')).toBeVisible();
  return { wizard, field, next };
}

test('an organisation is created in four steps, and its admin comes in by the mailed link', async ({
  page,
}) => {
  const name = unique('Silva Skovbrug');
  const admin = `${name.replaceAll(' ', '.').toLowerCase()}@silva.example`;
  const { wizard, field, next } = await openWizard(page, name);
  const digitsOnly = wizard.getByText('Enter digits only, up to 6');
  await field('Customer no.').fill('12x3456789');
  await expect(digitsOnly).toBeVisible();
  await expect(field('Customer no.')).toHaveValue('12x3456789');
  await field('Customer no.').fill('123456');
  await expect(digitsOnly).toHaveCount(0);
  await field('Start date').fill('01/12/2026');
  await field('End date').fill('30/11/2027');
  await field('Price full measurement').fill('12.50');
  await field('Price piece measurement').fill('0');
  await field('Guaranteed volume').fill('5000');
  await choose(page, 'Level of invoice', 'Organization');
  await choose(page, 'Settlement type', 'Dynamic price 1');
  // The form starts with the accounting and the currency of the country.
  await expect(wizard.getByRole('combobox', { name: 'Accounting' })).toHaveValue('Danish');
  await expect(wizard.getByRole('combobox', { name: 'Currency' })).toHaveValue('DKK');
  await next.click();

  await expect(wizard.getByText('Step 3 of 4: Contact person')).toBeVisible();
  await field('Name').fill('Anna Silva');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await field('E-mail').fill(admin);
  await next.click();

  await expect(wizard.getByText('Step 4 of 4: Measurement card')).toBeVisible();
  await choose(page, 'Measurement card', /./);
  await wizard.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(wizard).toBeHidden();
  await expect(page.getByText('Organisation has been created')).toBeVisible();
  await expect(page.getByRole('link', { name: `Open ${name}` })).toBeVisible();
  const row = page.getByRole('row', { name });
  await expect(row).toContainText('Anna Silva');
  await expect(row).toContainText('30/11/2027');

  await signOut(page);
  await confirmByMail(page, admin);
  await page.getByRole('link', { name: 'Log in to the admin portal' }).click();
  await submitSignIn(page, admin, password);
  await expect(page).toHaveURL(/\/organization\/[^/]+\/dashboard/);
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('contract and contact left empty are skipped, and two confirmations delete what was created', async ({
  page,
}) => {
  const name = unique(`Skovbrug ${'uden grænser '.repeat(8)}ApS`);
  const { wizard, field, next } = await openWizard(page, name);
  const calls: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && calls.push(request.url()));
  await next.click();
  await expect(wizard.getByText('Step 3 of 4: Contact person')).toBeVisible();
  await next.click();
  await expect(wizard.getByText('Step 4 of 4: Measurement card')).toBeVisible();
  expect(calls).toEqual([]);
  await wizard.getByRole('button', { name: 'Close' }).last().click();
  await expect(wizard).toBeHidden();

  await page.getByRole('button', { name: 'Create organization' }).click();
  await expect(wizard.getByText('Step 1 of 4: Name and country')).toBeVisible();
  await expect(field('Name')).toHaveValue('');
  await page.keyboard.press('Escape');

  await page.getByLabel('Search organisations').fill(name);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  const last = page.getByRole('dialog', { name: /^Really delete/ });
  await expect(last).toContainText(
    'All stacks, sawmills and departments will be deleted, and all users who belong to no other organisation.',
  );
  await expect(last).toContainText('0 stacks');
  await last.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('Organisation has been deleted')).toBeVisible();
  await expect(page.getByRole('button', { name: `Delete ${name}` })).toBeHidden();
});
