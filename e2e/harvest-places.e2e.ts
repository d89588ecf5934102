import { ownCompany, ownPlace } from './ownCompany';
import { bringSession, expect, openListOf, test } from './portal';

function areaAround({ latitude, longitude }: typeof ownPlace) {
  const size = 0.005;
  const corners = [
    [longitude - size, latitude - size],
    [longitude + size, latitude - size],
    [longitude + size, latitude + size],
    [longitude - size, latitude + size],
  ];
  return { type: 'Polygon', coordinates: [[...corners, ...corners.slice(0, 1)]] };
}

test('an area number that means no place gets one, by which its stacks find where they grew', async ({
  page,
  request,
}) => {
  const { department, lead } = await ownCompany(request);
  await bringSession(page, lead);
  await page.goto(`${department}?tab=4`);
  await page.getByRole('button', { name: 'A 12 (14 stacks)' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add place' });
  await expect(dialog.getByRole('textbox', { name: 'Area numbers' })).toHaveValue('A 12');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Egeskov Nord');
  const save = dialog.getByRole('button', { name: 'Save' });
  const choose = (geometry: object) =>
    dialog.locator('input[type=file]').setInputFiles({
      name: 'egeskov.geojson',
      mimeType: 'application/geo+json',
      buffer: Buffer.from(JSON.stringify(geometry)),
    });
  const area = areaAround(ownPlace);
  await choose({ ...area, coordinates: area.coordinates.map((ring) => ring.slice(0, 4)) });
  await save.click();
  await expect(dialog.getByText(/^An area is open/)).toBeVisible();
  await choose(area);
  await save.click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row', { name: /Egeskov Nord/ });
  await expect(row.getByText(/^1 area, 68\.\d\d ha$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^A 12/ })).toHaveCount(0);
  await expect(page.locator('[data-admin-table][data-scrolls]')).toHaveCount(0);

  await openListOf(page, department, { states: 'Measured' });
  await page.getByRole('rowheader').first().getByRole('link').press('Enter');
  const origin = page.getByRole('region', { name: 'Place of harvest' });
  await expect(origin.getByText('By the area number A 12')).toBeVisible();
  await origin.getByRole('link', { name: 'The department’s places of harvest' }).click();
  await expect(row).toBeVisible();
});
