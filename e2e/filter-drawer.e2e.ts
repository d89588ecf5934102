import { expect, openList, test } from './portal';

/** If fields moved, a finger would press the neighbour of its target. */
test('nothing moves in the filter drawer while its fields arrive', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
        // The list behind the drawer may move while it loads.
        const isInDrawer = sources.some(({ node }) =>
          node?.parentElement?.closest('dialog, [role="dialog"]'),
        );
        if (isInDrawer && 'value' in entry) shifts.push(Number(entry.value));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/stack/filter-options', async (route) => {
    await answered;
    await route.continue();
  });
  await openList(page, 'org@nordskov.example', { pageSize: '5' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /filters? applied/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer.getByRole('combobox', { name: 'Tree species' })).toBeVisible();
  const state = drawer.getByRole('checkbox', { name: 'measured', exact: true });
  await expect(state).toBeVisible();
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === 1);
    await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
  });
  const before = await state.boundingBox();
  await page.evaluate(() => Reflect.get(globalThis, 'shifts').splice(0));
  answer();
  await expect(drawer.getByRole('combobox', { name: 'Assortments' })).toBeAttached();
  await expect(drawer.getByRole('radio', { name: 'Around my position' })).toBeAttached();
  expect(await state.boundingBox()).toEqual(before);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toEqual([]);
});
