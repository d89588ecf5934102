import type { Page } from '@playwright/test';
import { ownCompany } from './ownCompany';
import { bringSession, expect, openListOf, resultCount, test } from './portal';

async function assignFirst(page: Page): Promise<string> {
  const box = page.getByRole('checkbox', { name: /^Select stack/, disabled: false }).first();
  const name = (await box.getAttribute('aria-label')) ?? '';
  await box.check();
  await page.getByRole('button', { name: 'Assign to sawmill' }).click();
  const dialog = page.getByRole('dialog', { name: /Assign 1 stack/ });
  await dialog.getByRole('radio', { name: /Egesav/ }).check();
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText(/1 stack, .*assigned to .*Egesav/)).toBeVisible();
  return name.replace('Select stack ', '');
}

test('an assignment is undone, until the sawmill has looked', async ({ page, browser, request, baseURL }) => {
  const { department, lead, buyer } = await ownCompany(request);
  await bringSession(page, lead);
  await openListOf(page, department, { states: 'Measured' });
  const before = await resultCount(page);
  const number = await assignFirst(page);
  await expect.poll(() => resultCount(page)).toBe(before - 1);
  await page.getByRole('alert').getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Assignment undone: 1 stack is without a sawmill again')).toBeVisible();
  await expect.poll(() => resultCount(page)).toBe(before);

  // After undoing, the stack is the one changed last and is assigned again.
  await openListOf(page, department, { states: 'Measured', search: number });
  expect(await assignFirst(page)).toBe(number);
  await openListOf(page, department, { states: 'AssignedToSawmill', search: number });
  await page.getByRole('checkbox', { name: `Select stack ${number}` }).check();
  await page.getByRole('button', { name: 'Undo assignment' }).click();
  const dialog = page.getByRole('dialog', { name: /^Undo the assignment of 1 stack/ });
  await expect(dialog.getByText(/unless the sawmill sees the stack in Stackyard first/)).toBeVisible();

  const mill = await (
    await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'en-GB' })
  ).newPage();
  await bringSession(mill, buyer);
  await mill.goto('/sawmill/stacks');
  await expect(mill.getByRole('rowheader', { name: number })).toBeVisible();
  await mill.context().close();

  await dialog.getByRole('button', { name: 'Undo assignment' }).click();
  await expect(page.getByText('Still assigned: 1 of 1 stack')).toBeVisible();
  await expect(page.getByText(/Already seen by /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo assignment' })).toHaveCount(0);
});
