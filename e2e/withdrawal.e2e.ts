import { ownCompany } from './ownCompany';
import { bringSession, expect, openListOf, resultCount, test } from './portal';

test('a stack that was measured twice is withdrawn, found by its filter, and brought back', async ({
  page,
  request,
}) => {
  const { department, lead } = await ownCompany(request);
  await bringSession(page, lead);
  await openListOf(page, department, { states: 'Measured' });
  const before = await resultCount(page);
  const boxes = page.getByRole('checkbox', { name: /^Select stack/ });
  const numberAt = async (place: number) =>
    ((await boxes.nth(place).getAttribute('aria-label')) ?? '').replace('Select stack ', '');
  const [number, twin] = [await numberAt(0), await numberAt(1)];
  await page.getByRole('rowheader', { name: number }).getByRole('link').press('Enter');

  await page.getByRole('button', { name: `Actions for Stack ${number}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Withdraw stack' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Withdraw stack ${number}?` });
  const reason = dialog.getByRole('textbox', { name: 'Why the stack must not count' });
  await expect(reason).toBeFocused();
  await reason.fill('Measured from both sides');
  const other = dialog.getByRole('textbox', { name: /^Number of the other stack/ });
  await other.fill(number);
  await other.press('Enter');
  await expect(dialog.getByText(/^This is the number of the stack itself/)).toBeVisible();
  await other.fill(twin);
  await other.press('Enter');

  const banner = page.getByRole('region', { name: 'Withdrawn' });
  await expect(banner.getByText('“Measured from both sides”')).toBeVisible();
  await expect(banner.getByRole('link', { name: `Stack ${twin}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Assign to sawmill' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect.poll(() => resultCount(page)).toBe(before - 1);

  const report = page.context().waitForEvent('page');
  await openListOf(page, department, { withdrawn: 'true' });
  await expect.poll(() => resultCount(page)).toBe(1);
  await page.getByRole('rowheader', { name: number }).getByRole('link').press('Enter');
  await page.getByRole('button', { name: 'Get report' }).click();
  const sheet = await report;
  await expect(sheet.getByRole('note').getByText('Measured from both sides')).toBeVisible();
  await sheet.close();

  await banner.getByRole('button', { name: 'Reinstate' }).press('Enter');
  await expect(banner).toBeHidden();
  await openListOf(page, department, { states: 'Measured' });
  await expect.poll(() => resultCount(page)).toBe(before);
});
