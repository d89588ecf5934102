import type { Page } from '@playwright/test';
import { pressOn, tabTo, typeInto } from './keys';
import { type OwnStack, ownCompany } from './ownCompany';
import {
  expect,
  land,
  numberOf,
  password,
  resultCount,
  stackLink,
  stackNumbers,
  test,
  texts,
} from './portal';
import { newOrganization, unique } from './service';

// These tests never click, focus or fill an element, because a person without a mouse has only the keys.

const stackOf = (age: number): OwnStack => ({ age, treeSpecies: 'fi', volume: 9, assortmentLength: 4.2 });
const ofLastWeek = [1, 2, 3, 4, 5].map(stackOf);
const ofLastMonth = [12, 14, 16].map(stackOf);

function daysAgo(page: Page, days: number): Promise<string> {
  return page.evaluate((back) => {
    const day = new Date();
    day.setDate(day.getDate() - back);
    return day.toLocaleDateString('en-GB');
  }, days);
}

test.describe('in Polish on a phone of 360 px', () => {
  test.use({ locale: 'pl-PL', viewport: { width: 360, height: 740 } });
  const t = texts('pl');

  test('stacks measured last week are found, three are assigned and one report is opened', async ({
    page,
    request,
  }) => {
    const { lead } = await ownCompany(request, [...ofLastWeek, ...ofLastMonth]);
    await page.goto('/');
    await typeInto(page, page.getByLabel(t('login.email')), lead);
    await typeInto(page, page.getByLabel(t('login.password'), { exact: true }), password);
    await page.keyboard.press('Enter');

    await pressOn(page, page.getByRole('button', { name: t('shell.menu'), exact: true }));
    const menu = page.getByRole('dialog').getByRole('navigation', { name: t('shell.main_navigation') });
    await pressOn(page, menu.getByRole('link', { name: t('shell.stacks'), exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: t('stacks.title') })).toBeFocused();

    await pressOn(page, page.getByRole('button', { name: t('stack_columns.day.Invoiceable') }));
    const dateType = page.getByRole('combobox', { name: t('stack_filters.date_type') });
    await expect(dateType).toBeFocused();
    for (let moves = 0; moves < 6 && (await dateType.inputValue()) !== 'Measured'; moves += 1)
      await page.keyboard.press('ArrowUp');
    await expect(page).toHaveURL(/dateType=Measured/);
    await expect(page.getByText(`${ofLastWeek.length + ofLastMonth.length} wyników`).first()).toBeVisible();
    await typeInto(page, page.getByRole('textbox', { name: t('ui.date.from') }), await daysAgo(page, 7));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // Another range clears the ticks, and its list arrives a moment after the typing.
    await expect(page.getByText(`${ofLastWeek.length} wyników`).first()).toBeVisible();

    const boxes = page.getByRole('checkbox', { name: /^Zaznacz: stos/i, checked: false });
    const open = page.getByRole('listitem').filter({ hasText: t('stack_state.Measured') });
    for (let ticked = 0; ticked < 3; ticked += 1) {
      await pressOn(page, open.getByRole('checkbox', { checked: false }).first(), 'Space');
      // Until the tick is drawn, the first unticked box stays the same.
      await expect(open.getByRole('checkbox', { checked: true })).toHaveCount(ticked + 1);
    }
    await expect(boxes.first()).toBeVisible();
    await pressOn(page, page.getByRole('link', { name: 'Działania: 3 zaznaczone' }));
    const bar = page.getByRole('region', { name: t('ui.selection.name') });
    await pressOn(page, bar.getByRole('button', { name: t('stacks.assign') }));
    const dialog = page.getByRole('dialog', { name: 'Przypisz 3 stosy do tartaku' });
    await expect(dialog.getByRole('radio', { checked: true })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByText(/^Zostaną przypisane 3 stosy, .*, odbiorca: /)).toBeVisible();
    await pressOn(page, dialog.getByRole('button', { name: t('stacks.assign_confirm') }));
    await expect(page.getByText(/^Przypisano 3 stosy, .*, odbiorca: /)).toBeVisible();
    await expect(bar).toBeHidden();

    // The focus is still in the list, so the next stack is a few tab stops away.
    await pressOn(page, page.getByRole('heading', { level: 2 }).getByRole('link').first());
    const report = page.getByRole('button', { name: t('get_report.open') });
    await tabTo(page, report);
    // The button appears before its stack has loaded.
    await expect(report).toBeEnabled();
    const opened = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    const tab = await opened;
    await expect(tab.locator('html[data-report=ready]')).toBeAttached();
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a page that was loaded begins with the way past its frame, and one within the portal at its heading', async ({
  page,
}) => {
  await land(page, 'org@nordskov.example');
  await page.reload();
  await expect(page.getByText(/^Outstanding/).first()).toBeVisible();
  await expect(page.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();

  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await pressOn(page, menu.getByRole('link', { name: 'Details', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('tab', { name: 'Information' }));
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
  await expect(page).toHaveTitle(/^Users · /);
  await expect(page.getByRole('heading', { level: 2, name: 'Users' })).toBeAttached();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Users', selected: true })).toBeVisible();
  await expect(page.locator(':focus')).toHaveCount(0);
});

test('filters are set and cleared in the drawer, and the focus returns to its button', async ({ page }) => {
  await land(page, 'department@nordskov.example');
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await pressOn(page, menu.getByRole('link', { name: 'Stacks', exact: true }));
  await expect(page.getByText(/^showing/).first()).toBeVisible();
  const all = await resultCount(page);
  const button = page.getByRole('button', { name: /filters? applied/ });
  await pressOn(page, button);
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  const species = drawer.getByRole('combobox', { name: 'Tree species' });
  const measured = drawer.getByRole('checkbox', { name: 'measured', exact: true });
  await tabTo(page, measured);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/states=Measured/);
  await tabTo(page, species);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(species).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  await expect.poll(() => resultCount(page)).toBeLessThan(all);

  await pressOn(page, button);
  await pressOn(page, drawer.getByRole('button', { name: 'Reset filters' }));
  await expect(page).not.toHaveURL(/states=/);
  await expect.poll(() => resultCount(page)).toBe(all);
});

test('a stack is looked at and left again, and the table of figures is downloaded', async ({ page }) => {
  await land(page, 'department@nordskov.example');
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await pressOn(page, menu.getByRole('link', { name: 'Stacks', exact: true }));
  const row = page
    .getByRole('table', { name: /^Stacks,/ })
    .getByRole('rowheader')
    .nth(2)
    .getByRole('link');
  const number = await numberOf(row);
  await pressOn(page, row);
  await expect(page.getByRole('heading', { level: 1, name: `Stack ${number}` })).toBeFocused();
  await pressOn(
    page,
    page
      .getByRole('link', { name: 'Back', exact: true })
      .or(page.getByRole('button', { name: 'Back', exact: true })),
  );
  await expect(stackLink(page, number)).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Download all stacks' }), 'Shift+Tab');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});

test('a buyer looks at the stacks of the page one by one, and returns to the row of the last one', async ({
  page,
}) => {
  await land(page, 'sawmill@birkesav.example');
  const numbers = page.getByRole('rowheader');
  await expect(numbers.nth(2)).toBeVisible();
  const [first = '', second = ''] = await stackNumbers(page);
  await pressOn(page, stackLink(page, first));
  await expect(page.getByRole('dialog', { name: `Stack ${first}` })).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Next stack' }));
  const panel = page.getByRole('dialog', { name: `Stack ${second}` });
  await expect(panel.getByRole('img', { name: /^Front side/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(stackLink(page, second)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  const opened = page.waitForEvent('popup');
  await pressOn(page, panel.getByRole('button', { name: 'Get report' }));
  await expect((await opened).locator('html[data-report=ready]')).toBeAttached();
});

test('a card of an organisation is edited, given up and saved', async ({ page, request }) => {
  const { name, office, organizationId } = await ownCompany(request);
  const { organizationId: other, global } = await newOrganization(request, unique('Bøgeskov'));
  await global.data('POST', `/organization/${other}/add-administrator`, { email: office });
  const before = '+49 5321 0';
  const contact = { email: '', phone: before, webSite: '' };
  await global.data('PUT', `/organization/${organizationId}/contact-information`, contact);
  await land(page, office);
  await pressOn(page, page.getByRole('link', { name }));
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await pressOn(page, menu.getByRole('link', { name: 'Details', exact: true }));
  const edit = page.getByRole('button', { name: 'Edit Contact information' });
  await pressOn(page, edit);
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await typeInto(page, phone, '+49 5321 1');
  await page.keyboard.press('Escape');
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: /Discard/ }));
  await expect(page.getByText(before, { exact: true })).toBeVisible();

  await pressOn(page, edit);
  await typeInto(page, phone, '+49 5321 99');
  await page.keyboard.press('Enter');
  await expect(page.getByText('+49 5321 99', { exact: true })).toBeVisible();
  await expect(edit).toBeFocused();
});
