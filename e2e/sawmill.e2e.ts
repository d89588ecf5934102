import { expect, land, numberOf, resultCount, stackLink, test } from './portal';
import { callsOf } from './service';

const sawmillUser = 'sawmill@birkesav.example';

test('a buyer finds a stack, looks at it beside the list, opens its report and sends on where it is', async ({
  page,
}) => {
  await land(page, sawmillUser);
  await expect(page).toHaveURL(/\/sawmill\/stacks\?/);
  const found = page.getByText(/^showing [\d,]+ results?$/);
  await expect(found).toBeVisible();
  const all = await resultCount(page);
  for (const name of [/^Solid volume/, 'Tree species', /^Assortment length/])
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
  const number = await numberOf(page.getByRole('rowheader').nth(1));

  const search = page.getByRole('textbox', { name: 'Stack number or stack ID' });
  await search.fill(number);
  await search.press('Enter');
  await expect(page.getByText('showing 1 result', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`search=${number}`));
  await page.getByRole('cell', { name: /^\d+\.\d{3}$/ }).click();

  const panel = page.getByRole('dialog', { name: `Stack ${number}` });
  await expect(page).toHaveURL(/[?&]stack=/);
  await expect(panel.getByText(/^assigned \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  await expect(panel.getByText(/^\d+\.\d{3}\sm³ solid/)).toBeVisible();
  // Not every stack has diameters, but all have logs.
  await expect(panel.getByText(/^[\d,]+\slogs?$/)).toBeVisible();
  await expect(panel.getByRole('img', { name: /^Front side/ })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Navigate' })).toBeVisible();

  const opened = page.waitForEvent('popup');
  await panel.getByRole('button', { name: 'Get report' }).click();
  const report = await opened;
  await expect(report.locator('html[data-report=ready]')).toBeAttached();
  await expect(report.getByText(number).first()).toBeVisible();
  await report.close();

  // People send the address, which opens the same stack.
  await page.reload();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expect(stackLink(page, number)).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect.poll(() => resultCount(page)).toBe(all);
});

test('a stack of another sawmill is not there', async ({ page, request }) => {
  const admin = await callsOf(request, 'org@nordskov.example');
  const departments: { departmentId: string }[] = await admin.data('GET', '/department/list');
  const filters = {
    departmentIds: departments.map(({ departmentId }) => departmentId),
    states: ['Measured'],
    pageSize: 1,
  };
  const list = await admin.data('PUT', '/stack/list', filters);
  const [foreign] = list.data;

  await land(page, sawmillUser);
  await page.goto(`/sawmill/stacks?stack=${foreign.stackId}`);
  const panel = page.getByRole('dialog', { name: 'Stack' });
  const name = 'This stack is not among those assigned to your sawmill.';
  await expect(panel.getByRole('heading', { name })).toBeVisible();
  await expect(panel.getByText(foreign.stackNumber)).toHaveCount(0);
  await panel.getByRole('button', { name: 'Back to the list' }).click();
  await expect(panel).toHaveCount(0);
  await expect(page).not.toHaveURL(/stack=/);
  await expect(page.getByText(/^showing/)).toBeVisible();
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`nothing in the panel moves when its answers come: ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await land(page, sawmillUser);
    await expect(page).toHaveURL(/\/sawmill\/stacks\?/);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    for (const call of ['**/map-info', '**/report-data'])
      await page.route(call, async (route) => {
        await held;
        await route.continue();
      });
    await page.goto(`${page.url()}&showMap=false`);
    const main = page.getByRole('main');
    // The findings of a check take the lines that they need: a stack of 20 m³ or more is large enough, and the icon
    // reveals the others.
    const checked = main.locator('tbody tr, ul > li').filter({
      hasText: /[2-9]\d\.\d{3}/,
      hasNot: page.getByRole('img'),
      hasNotText: /check failed|in doubt/,
    });
    await checked.getByRole('link').first().click();
    const panel = page.getByRole('dialog');
    const places = async () => {
      const fixed = [
        panel.getByText('Navigate'),
        panel.getByRole('button', { name: 'Get report' }),
        panel.getByRole('button', { name: 'Copy coordinates' }),
        panel.getByText('Location', { exact: true }),
        ...['Measurement date', 'Organisation', 'Surveyor', 'Stack ID'].map((name) =>
          panel.getByText(name, { exact: true }),
        ),
      ];
      return Promise.all(fixed.map((one) => one.boundingBox()));
    };
    await expect(panel.getByRole('button', { name: 'Get report' })).toBeVisible();
    await expect.poll(async () => (await panel.boundingBox())?.x).toBe(width < 768 ? 0 : width - 400);
    const before = await places();
    release();
    await expect(panel.getByRole('link', { name: 'Navigate' })).toBeVisible();
    await expect(panel.getByRole('img', { name: /^Front side/ })).toBeVisible();
    expect(await places()).toEqual(before);
  });
}
