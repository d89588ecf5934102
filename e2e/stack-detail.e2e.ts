import { bringSession, enter, expect, numberOf, openList, resultCount, stackLink, test } from './portal';
import { callsOf, organizationNamed } from './service';

test('from the row to the stack, by keyboard through its pictures, and back to the list as it was', async ({
  page,
}) => {
  await openList(page, 'org@nordskov.example', {
    states: 'Measured',
    fullMeasurement: 'true',
    pageSize: '10',
    page: '2',
  });
  const list = page.url();
  const row = page.getByRole('rowheader').nth(3);
  const number = await numberOf(row.getByRole('link'));
  await row.getByRole('link').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Stack ${number}` })).toBeVisible();
  await expect(page).toHaveURL(/\/department\/all\/stack\/[^/]+$/);
  await expect(page.getByText('measured', { exact: true }).first()).toBeVisible();

  const enlarge = page.getByRole('button', { name: /^Enlarge: Nærbillede/ });
  await enlarge.focus();
  await expect(page.getByRole('img', { name: /Nærbillede/ })).toBeVisible();
  await enlarge.press('Enter');
  const dialog = page.getByRole('dialog', { name: /Close-up/ });
  await expect(dialog).toBeVisible();
  const overlays = dialog.getByRole('switch');
  await expect(overlays).toHaveCount(2);
  for (const overlay of [0, 1]) {
    await expect(overlays.nth(overlay)).toBeChecked();
    await overlays.nth(overlay).press('Space');
    await expect(overlays.nth(overlay)).not.toBeChecked();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(enlarge).toBeFocused();

  await page
    .getByRole('button', { name: 'Back', exact: true })
    .or(page.getByRole('link', { name: 'Back', exact: true }))
    .click();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('rowheader', { name: number })).toBeVisible();
});

test('a stack that is not there, no id, or of another organisation is a page that is not found', async ({
  page,
  request,
}) => {
  const global = await callsOf(request, 'global@stackyard.example');
  const { departmentIds } = await organizationNamed(global, 'Harzer Rundholz GmbH');
  const foreign = await global.data('PUT', '/stack/list', {
    departmentIds,
    dateType: 'LastChanged',
    pageSize: 1,
  });
  const own = (await enter(page, 'lead@nordskov.example')).replace(/\/dashboard$/, '');
  const unknown = '00000000-0000-4000-8000-000000000000';
  for (const id of ['no-id', unknown, foreign.data[0].stackId]) {
    await page.goto(`${own}/stack/${id}`);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByText('Harzer')).toHaveCount(0);
  }
});

interface Point {
  stackId: string;
  latitude: number;
  longitude: number;
}

function beside(points: readonly Point[]): Point | undefined {
  const sorted = points.toSorted((one, other) => one.latitude - other.latitude);
  return sorted.find((point, index) => {
    const next = sorted[index + 1];
    return (
      next && next.latitude - point.latitude < 0.0006 && Math.abs(next.longitude - point.longitude) < 0.0006
    );
  });
}

test('a stack names the others within 100 m, and leads to them and to their list', async ({
  page,
  request,
}) => {
  const admin = 'org@nordskov.example';
  const calls = await callsOf(request, admin);
  const departments: { departmentId: string }[] = await calls.data('GET', '/department/list');
  const departmentIds = departments.map(({ departmentId }) => departmentId);
  const points: Point[] = await calls.data('PUT', '/stack/map-list', {
    departmentIds,
    dateType: 'LastChanged',
  });
  const chosen = beside(points);
  if (!chosen) throw new Error('The demo has no two stacks beside each other');
  const all = (await enter(page, admin)).replace(/\/dashboard$/, '/department/all');
  await page.goto(`${all}/stack/${chosen.stackId}`);
  const nearby = page.getByRole('region', { name: 'Other stacks within 100 m' });
  const other = nearby.getByRole('link', { name: /^Stack / }).first();
  const name = await numberOf(other);
  await nearby.getByRole('link', { name: 'Show in the list' }).click();
  await expect(page.getByRole('button', { name: /Remove filter: Distance: within 0.1 km of/ })).toBeVisible();
  await expect(stackLink(page, name.replace('Stack ', ''))).toBeVisible();
  await expect.poll(() => resultCount(page)).toBeGreaterThan(1);
  await page.goBack();
  await other.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('the words of a card follow the language of the page, where the card has it', async ({
  page,
  request,
}) => {
  const global = await callsOf(request, 'global@stackyard.example');
  const { organizationId, departmentIds } = await organizationNamed(global, 'Harzer Rundholz GmbH');
  const [departmentId] = departmentIds;
  const spruce = await global.data('PUT', '/stack/list', {
    departmentIds: [departmentId],
    dateType: 'LastChanged',
    treeSpecies: ['fi'],
    states: ['Measured'],
    pageSize: 1,
  });
  await bringSession(page, 'global@stackyard.example');
  const own = `/organization/${organizationId}/department/${departmentId}`;
  await page.goto(`${own}/stack/${spruce.data[0].stackId}`);
  await expect(page.getByRole('definition').filter({ hasText: 'Norway spruce' }).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(page.getByRole('definition').filter({ hasText: 'Fichte' }).first()).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Norway spruce' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Vermessung', exact: true })).toBeVisible();

  // A selection ends with the language, because it holds words such as species.
  await page.goto(`${own}/stacks?dateType=LastChanged&from=&to=&states=Measured`);
  await page
    .getByRole('checkbox', { name: /^Polter .* auswählen$/ })
    .first()
    .check();
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('en');
  const boxes = page.getByRole('checkbox', { name: /^Select stack/ });
  await expect(boxes.first()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Select stack/, checked: true })).toHaveCount(0);
});

test('no line of what is in a stack begins with the dot between values', async ({ page }) => {
  await openList(page, 'org@nordskov.example', { states: 'Measured', fullMeasurement: 'true' });
  await page.getByRole('rowheader').first().getByRole('link').press('Enter');
  const wood = page.getByRole('region', { name: 'At a glance' }).locator('dl').first();
  await expect(wood).toBeVisible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const lines = await wood.evaluate((list) => {
      const cut = Number.parseFloat(getComputedStyle(list).clipPath.split(' ').at(-1) ?? '');
      const left = list.getBoundingClientRect().left;
      const boxes = [...list.children].map((value) => value.getBoundingClientRect());
      const firsts = boxes.filter((box, index) => index === 0 || box.top > (boxes[index - 1]?.top ?? 0));
      // Nothing is left of a dot in the middle of its 16 pixels if 12 are cut off.
      return { cut, count: firsts.length, starts: firsts.map((box) => Math.round(box.left - left)) };
    });
    expect(lines.cut).toBe(12);
    expect(lines.starts).toEqual(lines.starts.map(() => 0));
    if (width === 320) expect(lines.count).toBeGreaterThan(2);
  }
});
