import type { BrowserContext, Page } from '@playwright/test';
import { expect, land, test } from './portal';

/** Usual proxies accept this many characters in the first line of a request. */
const longestAddress = 8000;

const isTooLong = ({ pathname, search }: URL) => pathname.length + search.length > longestAddress;

function standBehindProxy(context: BrowserContext) {
  return context.route(isTooLong, (route) => route.fulfill({ status: 414, body: 'Request-URI Too Large' }));
}

function queryOfMany(first: Record<string, string> = {}): URLSearchParams {
  const query = new URLSearchParams(first);
  for (let index = 0; index < 300; index += 1)
    query.append('surveyors', `A surveyor with a long name, ${index}`);
  return query;
}

const removeFirst = (page: Page) =>
  page.getByRole('button', { name: /^Remove filter: .*A surveyor with a long name, 0/ });

test('a filter with more values than a proxy takes in an address is loaded again, and is shorter without them', async ({
  page,
  context,
}) => {
  const landing = await land(page, 'org@nordskov.example');
  await standBehindProxy(context);
  const stacks = landing.replace('dashboard', 'department/all/stacks');
  const query = queryOfMany({ dateType: 'LastChanged', from: '', to: '', showMap: 'false' });
  const remove = removeFirst(page);

  await page.goto(`${stacks}#?${query}`);
  await expect(remove).toBeVisible();
  await expect(page).toHaveURL(/stacks#\?.*surveyors=/);
  await page.reload();
  await expect(remove).toBeVisible();
  await remove.click();
  await expect(page).toHaveURL(/stacks\?dateType=LastChanged/);
  await expect(page.getByRole('rowheader').nth(20)).toBeVisible();
  await page.goBack();
  await expect(remove).toBeVisible();
  await expect(page).toHaveURL(/stacks#\?.*surveyors=/);
  await page.goForward();
  await expect(page.getByRole('rowheader').nth(20)).toBeVisible();
  await expect(page).toHaveURL(/stacks\?dateType=LastChanged/);
});

test('a link to such a filter opens in a new tab, whose person is the one of this tab', async ({
  page,
  context,
}) => {
  const landing = await land(page, 'org@nordskov.example');
  // Requests of a tab that is just opening are watched here, because holding them up may stop it for good.
  const addresses: URL[] = [];
  context.on('request', (request) => addresses.push(new URL(request.url())));
  await page.goto(`${landing}#?${queryOfMany()}`);
  const card = page.locator('[data-card]').getByRole('link').first();
  const opening = context.waitForEvent('page');
  await card.click({ modifiers: ['ControlOrMeta'] });
  const opened = await opening;
  await expect(removeFirst(opened)).toBeVisible();
  await expect(opened).toHaveURL(/stacks#\?.*surveyors=/);
  expect(addresses.filter(isTooLong)).toEqual([]);
});
