import { confirmByMail } from './outbox';
import { expect, password, signIn, submitSignIn, test } from './portal';
import { newOrganization, unique } from './service';

const newPassword = 'Timber-2027!';

async function newSawmillUser(request: Parameters<typeof newOrganization>[0]): Promise<string> {
  const email = `${unique('sven').replaceAll(' ', '.')}@silva.example`;
  const { organizationId, global } = await newOrganization(request, unique('Rolleskov'));
  const { id } = await global.data('POST', '/sawmill', { organizationId, name: 'Birkesav' });
  await global.data('POST', `/sawmill/${id}/user`, { name: 'Sven Sav', email, phone: '' });
  return email;
}

test('a new password logs the other browser out, and is the one to log in with', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const email = await newSawmillUser(request);
  await confirmByMail(page, email);
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-GB' });
  const other = await context.newPage();
  await signIn(other, email);
  await signIn(page, email);
  await page.getByRole('button', { name: 'Your account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Password and sessions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your account' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByRole('listitem').filter({ hasText: 'This session' })).toContainText('Linux');

  await dialog.getByLabel('Current password').fill('not the password');
  await dialog.getByLabel('New password').fill(newPassword);
  await dialog.getByLabel('Repeat password').fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This is not your current password.')).toBeVisible();
  await expect(dialog.getByLabel('New password')).toHaveValue(newPassword);
  await dialog.getByLabel('Current password').fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Your password has been changed.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);

  await other.reload();
  await expect(other.getByText('Your session has expired.')).toBeVisible();
  await submitSignIn(other, email, password);
  await expect(other.getByText(`${email}: login failed`)).toBeVisible();
  await submitSignIn(other, email, newPassword);
  await expect(other).toHaveURL(/\/sawmill\/stacks/);

  // The browser that changed the password stayed signed in.
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Stacks' })).toBeVisible();
  await context.close();
});
