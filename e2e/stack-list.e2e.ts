import type { Page } from '@playwright/test';
import {
  expect,
  numberOf,
  openList,
  openListOf,
  password,
  resultCount,
  signIn,
  submitSignIn,
  test,
} from './portal';

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Filters' });

async function choose(page: Page, field: string, option: string | number) {
  await drawer(page).getByRole('combobox', { name: field }).click();
  const options = page.getByRole('listbox', { name: field }).getByRole('option');
  await (typeof option === 'number'
    ? options.nth(option)
    : options.filter({ hasText: option }).first()
  ).click();
  await drawer(page).getByRole('heading', { name: 'Filters' }).click();
  await expect(options).toHaveCount(0);
}

test('the URL says every filter, and opened anew it shows the same', async ({ page, browser }) => {
  await openList(page, 'department@nordskov.example');
  const all = await resultCount(page);
  await page.getByRole('button', { name: /filters applied/ }).click();
  await drawer(page).getByRole('checkbox', { name: 'assigned to sawmill' }).check();
  await choose(page, 'Tree species', 0);
  await expect(page).toHaveURL(/states=AssignedToSawmill/);
  await expect(page).toHaveURL(/treeSpecies=/);
  await drawer(page).getByRole('button', { name: 'Close filters' }).click();
  await expect(page.getByRole('button', { name: '2 filters applied' })).toBeVisible();
  const narrowed = await resultCount(page);
  expect(narrowed).toBeGreaterThan(0);
  expect(narrowed).toBeLessThan(all);

  const url = page.url();
  await page.reload();
  await expect(page.getByRole('button', { name: '2 filters applied' })).toBeVisible();
  await expect.poll(() => resultCount(page)).toBe(narrowed);

  // A colleague who signs in by the link sees the same list.
  const colleague = await (
    await browser.newContext({ baseURL: new URL(url).origin, locale: 'en-GB' })
  ).newPage();
  await colleague.goto(url);
  await submitSignIn(colleague, 'org@nordskov.example', password);
  await expect(colleague.getByRole('button', { name: '2 filters applied' })).toBeVisible();
  await expect.poll(() => resultCount(colleague)).toBe(narrowed);
  await colleague.context().close();
});

test('a stack list opened in a new tab needs no second sign-in', async ({ page, context }) => {
  await signIn(page, 'department@nordskov.example');
  await openListOf(page, new URL(page.url()).pathname.replace('/dashboard', ''));
  const tab = await context.newPage();
  await tab.goto(page.url());
  await expect(tab.getByRole('heading', { level: 1, name: 'Stacks' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await expect(tab.getByLabel('E-mail')).toBeVisible();
});

test('ten quick changes make one request and one history entry, and Back returns to what was seen', async ({
  page,
}) => {
  await page.clock.install();
  await openList(page, 'department@nordskov.example');
  const before = { url: page.url(), entries: await page.evaluate(() => history.length) };
  const listed: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/stack/list')) listed.push(request.postData() ?? '');
  });
  await page.getByRole('button', { name: /filters applied/ }).click();
  await drawer(page).getByRole('combobox', { name: 'Tree species' }).click();
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toBeVisible();
  // With a stopped clock all ten changes fall into one wait of 300 ms.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  for (const option of [0, 1, 0, 1, 0, 1, 0, 1, 0, 2]) await options.nth(option).click();
  expect(listed).toHaveLength(0);
  await page.clock.resume();
  await expect(page).toHaveURL(/treeSpecies=/);
  await expect.poll(() => listed.length).toBeGreaterThan(0);
  expect(listed).toHaveLength(1);
  expect(await page.evaluate(() => history.length)).toBe(before.entries + 1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL(before.url);
  await expect(page.getByRole('button', { name: '0 filters applied' })).toBeVisible();
});

test('a URL edited to nonsense still shows a list, and keys of others survive', async ({ page }) => {
  await openList(page, 'department@nordskov.example');
  const url = new URL(page.url());
  const nonsense =
    '?dateType=Never&from=2026-02-31&to=x&states=Gone&states=Measured&page=-4&pageSize=1000000' +
    '&assortmentLengthMin=a&fullMeasurement=perhaps&%E0%A4%A&utm_source=mail';
  await page.goto(url.pathname + nonsense);
  await expect(page.getByText(/^showing/).first()).toBeVisible();
  await expect(page).toHaveURL(/utm_source=mail/);
  await expect(page).toHaveURL(/states=Measured/);
  await expect(page).toHaveURL(/dateType=Invoiceable/);
});

test('searching applies on submit, and every date type names its column', async ({ page }) => {
  await openList(page, 'department@nordskov.example');
  const search = page.getByRole('textbox', { name: 'Stack number or stack ID' });
  const all = await resultCount(page);
  await search.fill(await numberOf(page.getByRole('rowheader').first().getByRole('link')));
  await expect(page).not.toHaveURL(/search=/);
  await search.press('Enter');
  await expect(page).toHaveURL(/search=/);
  await expect.poll(() => resultCount(page)).toBeLessThan(all);
  for (const [dateType, column] of [
    ['Measured', 'Measurement date'],
    ['PreRegistration', 'Pre-registration date'],
    ['AssignedToSawmill', 'Sawmill assignment date'],
  ]) {
    const url = new URL(page.url());
    url.searchParams.set('dateType', dateType ?? '');
    await page.goto(url.pathname + url.search);
    await expect(page.getByRole('columnheader', { name: column ?? '' })).toBeVisible();
  }
});

test('a page beyond the end and a failing service leave a way on', async ({ page }) => {
  await openList(page, 'department@nordskov.example');
  const url = new URL(page.url());
  url.searchParams.set('page', '9999');
  await page.goto(url.pathname + url.search);
  await page.getByRole('button', { name: 'Go to the first page' }).click();
  await expect(page.getByRole('row').nth(3)).toBeVisible();

  await page.route('**/api/v1/stack/list', (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  );
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('heading', { name: 'The list of stacks could not be loaded.' })).toBeVisible();
  await expect(page.getByText(/^showing [1-9]/)).toBeHidden();
  await page.unroute('**/api/v1/stack/list');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('row').nth(3)).toBeVisible();
});

test('what can be done with a selection covers neither the rows nor the pages of a short list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openList(page, 'org@nordskov.example', { states: 'Measured', pageSize: '10' });
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Selection' });
  const boxes = await Promise.all(
    [bar, page.getByLabel('Rows per page'), page.getByRole('row').last()].map((part) => part.boundingBox()),
  );
  const [ofBar, ofPager, ofRow] = boxes.map((box) => ({
    top: box?.y ?? Number.NaN,
    bottom: (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN),
  }));
  expect(ofPager?.top).toBeGreaterThanOrEqual(ofBar?.bottom ?? Number.NaN);
  expect(ofRow?.bottom).toBeLessThanOrEqual(ofBar?.top ?? Number.NaN);
});

test('on a phone of 360 px the tools have one line, with whole days, and volumes end below each other', async ({
  page,
}) => {
  await openList(page, 'org@nordskov.example', {
    from: '2020-01-01',
    to: '2027-01-01',
    states: 'Measured',
    pageSize: '10',
  });
  await page.setViewportSize({ width: 360, height: 740 });
  const days = page.getByRole('button', { name: /\d\d\/\d\d\/\d{4}–\d\d\/\d\d\/\d{4}$/ });
  const isWhole = () =>
    days.evaluate((button) =>
      [...button.querySelectorAll('*')].every(
        (one) => one.scrollWidth <= one.clientWidth || one.clientWidth === 0,
      ),
    );
  await expect.poll(isWhole).toBe(true);
  const names = [/filters? applied/, 'Search', 'Map'] as const;
  const tools = [days, ...names.map((name) => page.getByRole('button', { name, exact: true }))];
  const boxes = await Promise.all(tools.map((tool) => tool.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  for (const box of boxes) expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const volumes = page.getByRole('listitem').getByText(/^[\d,]+\.\d{3}\sm³$/);
  const ends = await volumes.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(ends).toHaveLength(10);
  expect(new Set(ends).size).toBe(1);
  // Part of the assortment stays visible however long the other names are.
  const assortments = page.getByRole('listitem').getByText(/^(Kævler|Korttømmer.*|[A-Z][a-z]+træ)$/);
  const widths = await assortments.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(widths).toHaveLength(10);
  expect(Math.min(...widths)).toBeGreaterThan(36);
});
