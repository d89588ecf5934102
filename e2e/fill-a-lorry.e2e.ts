import type { Locator, Page } from '@playwright/test';
import { isFocused, pressOn, tabTo, typeInto } from './keys';
import { type OwnStack, ownCompany, ownPlace } from './ownCompany';
import { bringSession, choose, expect, numberOf, openListOf, resultCount, test } from './portal';

const stacks: OwnStack[] = [
  ...[41, 34, 27, 20, 13, 6].map((age) => ({
    age,
    treeSpecies: 'fi' as const,
    volume: 8.5 + age / 100,
    assortmentLength: 4.2,
  })),
  { age: 50, treeSpecies: 'fi', volume: 9, assortmentLength: 3 },
  { age: 45, treeSpecies: 'bu', volume: 9, assortmentLength: 5 },
];

async function selectedVolume(bar: Locator): Promise<number> {
  const text = await bar.locator('summary').innerText();
  return Number(/([\d.,]+)\sm³/.exec(text)?.[1]?.replace(',', ''));
}

function boxes(page: Page): Locator {
  return page.getByRole('checkbox', { name: /^Select stack/, disabled: false });
}

async function expectOldestFirst(page: Page) {
  const ages = await page.locator('tbody tr td:nth-last-child(3)').allInnerTexts();
  const days = ages.map(Number);
  expect(days.length).toBeGreaterThan(1);
  expect(days).toEqual(days.toSorted((a, b) => b - a));
}

test('a lorry of 30 m³ is filled with the oldest long spruce nearby, and no stack is opened', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(ownPlace);
  const { department, lead } = await ownCompany(request, stacks);
  await bringSession(page, lead);
  await openListOf(page, department, { states: 'Measured' });
  const all = await resultCount(page);

  await page.getByRole('button', { name: /filters? applied/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await choose(page, 'Tree species', /Rødgran/);
  await page.keyboard.press('Escape');
  const shortest = drawer.getByRole('textbox', { name: 'Assortment length (m), from' });
  await shortest.fill('4.01');
  await shortest.press('Enter');
  await drawer.getByRole('radio', { name: 'Around my position' }).check();
  await drawer.getByRole('button', { name: 'Use my position' }).click();
  await expect(page).toHaveURL(/radiusKm=20/);
  await drawer.getByRole('button', { name: 'Show results' }).click();
  await expect(page.getByRole('button', { name: /Remove filter: Distance: within 20 km of/ })).toBeVisible();
  await expect.poll(() => resultCount(page)).toBeLessThan(all);

  await page.getByRole('button', { name: 'Columns' }).click();
  for (const name of ['Solid volume', 'Age (days)']) await page.getByRole('switch', { name }).press('Space');
  await page.keyboard.press('Escape');
  const age = page.getByRole('columnheader', { name: 'Age (days)' });
  await age.getByRole('button').click();
  await expect(age).toHaveAttribute('aria-sort', 'ascending');
  await age.getByRole('button').click();
  await expect(age).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/orderBy=Age&orderDirection=Descending/);
  await expect(page.locator('table')).toHaveAttribute('aria-busy', 'false');
  await expectOldestFirst(page);

  const bar = page.getByRole('region', { name: 'Selection' });
  let chosen = 0;
  do {
    await boxes(page).nth(chosen).check();
    chosen += 1;
    await expect(bar.getByText(`${chosen} selected`)).toBeVisible();
  } while ((await selectedVolume(bar)) < 25 && chosen < 10);
  const volume = await selectedVolume(bar);
  expect(volume).toBeGreaterThanOrEqual(25);

  const before = await resultCount(page);
  await bar.getByRole('button', { name: 'Assign to sawmill' }).click();
  const dialog = page.getByRole('dialog', { name: /^Assign/ });
  await expect(dialog.getByText(`, ${volume.toFixed(3)} m³, will be assigned to `)).toBeVisible();
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText(/stacks?, .* assigned to /).first()).toBeVisible();
  await expect.poll(() => resultCount(page)).toBe(before - chosen);
  await expect(page).toHaveURL(/\/stacks\?/);
});

async function fillLorry(page: Page, bar: Locator): Promise<string[]> {
  const chosen: string[] = [];
  do {
    await page.keyboard.press('j');
    const row = page.getByRole('row').filter({ has: page.locator(':focus') });
    await expect(row.getByRole('link')).toBeFocused();
    await page.keyboard.press('x');
    chosen.push(await numberOf(row.getByRole('rowheader').getByRole('link')));
    await expect(bar.getByText(`${chosen.length} selected`)).toBeVisible();
  } while ((await selectedVolume(bar)) < 25 && chosen.length < 10);
  return chosen;
}

test('the same by keyboard alone, near a point that is typed, and undone', async ({ page, request }) => {
  const { department, lead } = await ownCompany(request, stacks);
  await bringSession(page, lead);
  await openListOf(page, department, { states: 'Measured' });
  const button = page.getByRole('button', { name: /filters? applied/ });
  await page.keyboard.press('f');
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  const species = drawer.getByRole('combobox', { name: 'Tree species' });
  await tabTo(page, species);
  await page.keyboard.type('Rødgran');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/treeSpecies=/);
  await page.keyboard.press('Escape');
  await typeInto(page, drawer.getByRole('textbox', { name: 'Assortment length (m), from' }), '4.01');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/assortmentLengthMin=/);
  await tabTo(page, drawer.getByRole('radio', { name: 'Anywhere' }));
  await page.keyboard.press('ArrowUp');
  await typeInto(page, drawer.getByRole('textbox', { name: 'Within (km)' }), '20');
  await typeInto(page, drawer.getByRole('textbox', { name: 'Latitude' }), String(ownPlace.latitude));
  await typeInto(page, drawer.getByRole('textbox', { name: 'Longitude' }), String(ownPlace.longitude));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/radiusKm=20/);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await pressOn(page, page.getByRole('button', { name: 'Columns' }));
  // The drawn switch is not the field itself, which has no size.
  const shown = page.getByRole('switch', { name: 'Age (days)' });
  await expect(shown).toBeAttached();
  for (let stops = 0; stops < 12 && !(await isFocused(shown)); stops += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(shown).toBeChecked();
  await page.keyboard.press('Escape');
  const age = page.getByRole('columnheader', { name: 'Age (days)' });
  await pressOn(page, age.getByRole('button'));
  await expect(age).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('Enter');
  await expect(age).toHaveAttribute('aria-sort', 'descending');
  await expect(page.locator('table')).toHaveAttribute('aria-busy', 'false');

  const bar = page.getByRole('region', { name: 'Selection' });
  const before = await resultCount(page);
  const chosen = await fillLorry(page, bar);
  const volume = await selectedVolume(bar);
  expect(volume).toBeGreaterThanOrEqual(25);
  expect(volume).toBeLessThan(60);
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: /^Assign/ });
  await expect(dialog.getByRole('radio', { checked: true })).toBeFocused();
  await expect(dialog.getByText(`, ${volume.toFixed(3)} m³, will be assigned to `)).toBeVisible();
  await pressOn(page, dialog.getByRole('button', { name: 'Assign' }));
  await expect(page.getByText(/stacks?, .* assigned to /).first()).toBeVisible();
  await expect.poll(() => resultCount(page)).toBe(before - chosen.length);
  // The focus is in the list, or on the heading if the list is empty now.
  await expect(page.locator('main :is(h1, tbody a):focus')).toHaveCount(1);

  await page.keyboard.press('u');
  await expect(page.getByText(/^Assignment undone: /)).toBeVisible();
  await expect.poll(() => resultCount(page)).toBe(before);
  await expect(page.getByRole('alert').getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);
  const focused = page.locator('tbody a:focus');
  await expect(focused).toHaveCount(1);
  expect(chosen).toContain(await numberOf(focused));
  await expect(page).toHaveURL(/\/stacks\?/);
});
