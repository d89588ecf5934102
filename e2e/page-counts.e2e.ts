import { enter, expect, test } from './portal';
import { isUnique } from './service';

/**
 * These are the elements of a loaded page, and the calls until it has loaded. Both counts are the same on
 * every machine. The test fails if there are a tenth more elements or another number of calls. A change that
 * needs more raises the number here.
 */
interface Costs {
  account: string;
  path: (landing: string) => string;
  elements: number;
  calls: number;
}

const admin = 'org@nordskov.example';
const everyStack = 'dateType=LastChanged&from=&to=';
const departmentsOf = (landing: string) => landing.replace('dashboard', 'department/all/');

const pages: Record<string, Costs> = {
  dashboard: { account: admin, path: (landing) => landing, elements: 896, calls: 11 },
  'stack list': {
    account: admin,
    path: (landing) => `${departmentsOf(landing)}stacks?${everyStack}&showMap=false`,
    // The number of rows with a mark depends on the day.
    elements: 1200,
    calls: 9,
  },
  'organisation page': {
    account: admin,
    path: (landing) => landing.replace('/dashboard', ''),
    elements: 285,
    calls: 4,
  },
  organisations: {
    account: 'global@stackyard.example',
    path: (landing) => landing,
    elements: 2695,
    calls: 3,
  },
};

for (const [name, { account, path, elements, calls }] of Object.entries(pages)) {
  test(`${name}: no more elements and calls than it needs`, async ({ page }) => {
    const address = path(await enter(page, account));
    // Calls that the previous page has started are not counted.
    await page.goto('/logo.svg');
    const called: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) called.push(pathname);
    });
    // Other walks create organisations at the same time, and each of them would add a row.
    await page.route('**/organization/list/detailed?*', async (route) => {
      const response = await route.fetch();
      const { data, ...rest } = await response.json();
      const ofDemo = data.data.filter(
        ({ organizationName }: { organizationName: string }) => !isUnique(organizationName),
      );
      await route.fulfill({ response, json: { ...rest, data: { ...data, data: ofDemo } } });
    });
    await page.goto(address);
    await expect.poll(() => called).toHaveLength(calls);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(called).toHaveLength(calls);
    // The document's head has a link for each file of the build, which does not depend on the page.
    const counted = await page.locator('body *').count();
    expect(counted, `${elements} elements are planned`).toBeLessThanOrEqual(1.1 * elements);
    expect(counted, `${elements} elements are planned: say the new number`).toBeGreaterThan(0.8 * elements);
  });
}
