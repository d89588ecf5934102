import { expect, openStacks, signIn, test } from './portal';

test('without a network for tiles there is land, and a marker opens its popup by keyboard', async ({
  page,
}) => {
  await signIn(page, 'department@nordskov.example');
  await openStacks(page);
  const number = await page.getByRole('rowheader').first().textContent();
  const search = page.getByRole('textbox', { name: 'Stack number or stack ID' });
  await search.fill(number ?? '');
  await search.press('Enter');
  await expect(page.getByText('showing 1 result', { exact: true })).toBeVisible();
  await expect(page.getByText('Made with Natural Earth')).toBeVisible();

  const marker = page.getByRole('button', { name: /^Stack marker, (measured|assigned to sawmill)$/ });
  await marker.focus();
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Stack on the map' });
  await expect(popup.getByText(`Stack ${number}`)).toBeVisible();
  await expect(popup.getByText('Registrator')).toBeVisible();
  await expect(popup.getByText('Last changed')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(marker).toBeFocused();

  await page.getByRole('switch', { name: 'Show map' }).press('Space');
  await expect(page).toHaveURL(/showMap=false/);
  await expect(page.getByRole('region', { name: 'Map of the stacks' })).toHaveCount(0);
});
