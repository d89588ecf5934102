import { confirmByMail } from './outbox';
import { expect, land, password, signOut, submitSignIn, test } from './portal';
import { newOrganization, unique } from './service';

test('an organisation that was deleted is brought back, with its users', async ({ page, request }) => {
  const name = unique('Østskov');
  const { organizationId, departmentId, global } = await newOrganization(request, name);
  const email = `${name.split(' ')[1]}@oestskov.example`;
  await global.data('POST', `/organization/${organizationId}/add-administrator`, { email, name: 'Ida Øst' });
  await confirmByMail(page, email);

  await land(page, 'global@stackyard.example');
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Stackyard administrators can restore it for 30');
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('Organisation has been deleted')).toBeVisible();
  await expect(page.getByRole('row', { name })).toHaveCount(0);
  expect(await global.status('GET', `/department/${departmentId}`)).toBe(404);

  // The rest of the walk uses the keyboard.
  await page.getByRole('main').getByRole('link', { name: 'Deleted organisations' }).press('Enter');
  await expect(page).toHaveURL(/\/organizations\/deleted$/);
  const row = page.getByRole('row', { name });
  await expect(row).toContainText('Greta Stackyard');
  await row.getByRole('button', { name: `Restore ${name}` }).press('Enter');
  const question = page.getByRole('dialog', { name: `Restore ${name}?` });
  await expect(question.getByRole('button', { name: 'Restore' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${name} has been restored`)).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await global.status('GET', `/department/${departmentId}`)).toBe(200);
  await page.getByRole('link', { name: `Open ${name}` }).click();
  await expect(page).toHaveURL(new RegExp(`/organization/${organizationId}/dashboard`));

  await page.goto(`/organization/${organizationId}/history`);
  await expect(page.getByText('Organisation deleted')).toBeVisible();
  await expect(page.getByText('Organisation restored')).toBeVisible();

  await signOut(page);
  await submitSignIn(page, email, password);
  await expect(page).toHaveURL(new RegExp(`/organization/${organizationId}/dashboard`));
});
