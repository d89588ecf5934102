import type { Locator } from '@playwright/test';
import { bringSession, choose, enter, expect, resultCount, test } from './portal';
import { newOrganization, unique } from './service';

const logo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
  'base64',
);

test('every card of an organisation can be changed, and a failed logo restores the one before', async ({
  page,
  request,
}) => {
  const name = unique('Kortskov');
  const { organizationId } = await newOrganization(request, name);
  await bringSession(page, 'global@stackyard.example');
  await page.goto(`/organization/${organizationId}?tab=0`);

  await page.getByRole('button', { name: 'Edit Organisation' }).click();
  await page.getByLabel('Name', { exact: true }).fill('X');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Organisation has been updated').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'X', exact: true })).toBeVisible();
  await expect(page.getByRole('banner').getByText('X', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Edit Contact information' }).click();
  await page.getByLabel('E-mail').fill('post@kortskov');
  await page.getByLabel('Website').fill('www.kortskov.example');
  await expect(page.getByText('E-mail is incorrect')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('E-mail').fill('post@kortskov.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'www.kortskov.example' })).toHaveAttribute(
    'href',
    /^http:\/\/www\.kortskov\.example\/?$/,
  );

  await page.getByRole('button', { name: 'Edit Address' }).click();
  await page.getByLabel('City').fill('Skørping');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Skørping')).toBeVisible();

  const upload = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    // There is one upload at a time: the button is enabled when it accepts the next file.
    await expect(page.getByRole('button', { name: 'Choose a logo' })).toBeEnabled();
    await page.locator('input[type=file]').setInputFiles(file);
  };
  await upload({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await expect(page.getByText('Logo has been uploaded successfully')).toBeVisible();
  const shown = page.getByRole('img', { name: 'Logo of X' });
  const before = await shown.getAttribute('src');
  await upload({ name: 'broken.png', mimeType: 'image/png', buffer: logo.subarray(0, 50) });
  await expect(page.getByText('Logo upload has failed')).toBeVisible();
  await expect(shown).toHaveAttribute('src', before ?? '');
  await upload({ name: 'text.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  await expect(page.getByText('text.png is neither a JPEG nor a PNG image.')).toBeVisible();
});

test('contracts: none yet, created, the current one asks before it is changed', async ({ page, request }) => {
  const { organizationId } = await newOrganization(request, unique('Kontraktskov'));
  await bringSession(page, 'global@stackyard.example');
  await page.goto(`/organization/${organizationId}?tab=1`);
  await expect(page.getByText('There is no current contract yet.')).toBeVisible();

  const fill = async (from: string, to: string, price: string) => {
    await page.getByLabel('Start date', { exact: true }).fill(from);
    await page.getByLabel('End date', { exact: true }).fill(to);
    await page.getByLabel('Price full measurement').fill(price);
    await page.getByLabel('Price piece measurement').fill('0');
  };
  await page.getByRole('button', { name: 'Create current contract' }).click();
  await fill('01/01/2026', '31/12/2025', '-1');
  await page.getByLabel('Price full measurement').blur();
  await expect(page.getByText('Invalid date range').first()).toBeVisible();
  await expect(page.getByText(/Enter 0 or more/)).toBeVisible();
  await fill('01/01/2026', '31/12/2026', '12.5');
  await choose(page, 'Level of invoice', 'Department');
  await expect(page.getByLabel('Customer no.')).toBeDisabled();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Contract updated').first()).toBeVisible();
  await expect(page.getByText('31/12/2026')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Current contract' }).click();
  const question = page.getByRole('dialog', { name: 'Edit the current contract?' });
  await expect(question).toContainText('take effect from the current month onwards');
  await question.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Price full measurement').fill('13');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Edit Current contract' })).toBeFocused();

  await page.getByRole('button', { name: 'Create next contract' }).click();
  await fill('01/01/2027', '31/12/2027', '14');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('31/12/2027')).toBeVisible();
});

test('two people edit one card: the second is told, keeps the text, sees the newer version and decides', async ({
  page,
  request,
}) => {
  const { organizationId, global } = await newOrganization(request, unique('Dobbeltskov'));
  await bringSession(page, 'global@stackyard.example');
  await page.goto(`/organization/${organizationId}?tab=0`);
  await page.getByRole('button', { name: 'Edit Organisation' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Mine');
  await global.data('PUT', `/organization/${organizationId}/rename`, { name: 'Theirs' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Someone else has changed this since you opened it/)).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Show the newer version' }).click();
  await expect(page.getByRole('region', { name: 'The newer version' }).getByText('Theirs')).toBeVisible();
  await page.getByRole('button', { name: 'Keep my changes' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mine' })).toBeVisible();
});

test('unsaved text is asked about before it is left', async ({ page, request }) => {
  const { organizationId } = await newOrganization(request, unique('Glemskov'));
  await bringSession(page, 'global@stackyard.example');
  await page.goto(`/organization/${organizationId}?tab=0`);
  await page.getByRole('button', { name: 'Edit Address' }).click();
  await page.getByLabel('City').fill('Halvvejs');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('tab', { name: 'Users' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Halvvejs');
  await page.getByRole('tab', { name: 'Users' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/tab=5/);
});

test('the figures of a department lead to exactly the stacks that they count', async ({ page }) => {
  const landing = await enter(page, 'org@nordskov.example');
  await page.goto(`${landing.replace(/\/dashboard$/, '')}?tab=4`);
  for (const figure of [/: Not measured \d/, /: Measured, not assigned: Solid volume \(m³\) \d/]) {
    const link = page.getByRole('link', { name: figure }).first();
    const name = (await link.getAttribute('aria-label')) ?? '';
    const shown = Number(((await link.textContent()) ?? '').replace(/\D/g, ''));
    await link.click();
    await expect(page.getByRole('combobox', { name: 'Department' })).toHaveValue(name.split(':')[0] ?? '');
    if (name.includes('m³')) {
      const total = new RegExp(`(^|\\s)${shown.toLocaleString('en-GB')}\\s*m³`);
      await expect(page.getByRole('group').filter({ hasText: total }).first()).toBeVisible();
    } else {
      expect(await resultCount(page)).toBe(shown);
    }
    await page.goBack();
  }
});

test('a phone has search and adding in one line, and three lines for each user', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const landing = await enter(page, 'org@nordskov.example');
  await page.goto(`${landing.replace(/\/dashboard$/, '')}?tab=5`);
  const boxOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error('It is not shown');
    return box;
  };
  const search = await boxOf(page.getByRole('textbox', { name: 'Search by name, e-mail or phone' }));
  const add = await boxOf(page.getByRole('button', { name: 'Add user' }));
  expect(add).toMatchObject({ y: search.y, width: 44, height: 44 });
  const card = page.getByRole('listitem').filter({ hasText: 'Hanne Søndergaard' });
  expect((await boxOf(card)).height).toBeLessThan(100);
  const call = await boxOf(card.getByRole('link', { name: 'Call Hanne Søndergaard' }));
  const menu = await boxOf(card.getByRole('button', { name: 'Actions for Hanne Søndergaard' }));
  expect(call.height).toBe(44);
  expect(call.y).toBeGreaterThanOrEqual(menu.y + menu.height);
  await page.getByRole('button', { name: /^Inactive/ }).click();
  await expect(page).toHaveURL(/show=Inactive/);
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Inge Nedlagt' })).toBeVisible();
});
