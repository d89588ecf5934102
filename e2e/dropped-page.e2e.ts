import { expect, land, signOut, test } from './portal';

test('what was typed is there again after the page was dropped, and is gone with log-out', async ({
  page,
}) => {
  const landing = await land(page, 'org@nordskov.example');
  const organization = landing.replace('/dashboard', '');
  await page.goto(organization);
  const edit = page.getByRole('button', { name: /^Edit / }).first();
  const field = page.locator('main form').getByRole('textbox').first();
  const type = async () => {
    await edit.click();
    await field.fill('typed and not saved');
  };
  // The browser asks before a reload; a phone that drops a page in the background does not.
  page.on('dialog', (dialog) => dialog.accept());
  await type();
  await page.reload();
  await expect(page.getByText(/was not saved when the page was closed/)).toBeVisible();
  await edit.click();
  await expect(field).toHaveValue('typed and not saved');
  await expect(page.getByText(/what you typed before the page was closed/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await edit.click();
  await expect(field).not.toHaveValue('typed and not saved');

  await field.fill('typed and not saved');
  await page.reload();
  await expect(page.getByText(/was not saved when the page was closed/)).toBeVisible();
  await signOut(page);
  await land(page, 'org@nordskov.example');
  await page.goto(organization);
  await expect(edit).toBeVisible();
  await expect(page.getByText(/was not saved when the page was closed/)).toHaveCount(0);
});
