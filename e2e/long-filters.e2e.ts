import { expect, land, test } from './portal';

/** Usual proxies accept this many characters in the first line of a request. */
const longestAddress = 8000;

test('a filter with more values than a proxy takes in an address is loaded again, and is shorter without them', async ({
  page,
}) => {
  const landing = await land(page, 'org@nordskov.example');
  await page.route(
    (url) => url.pathname.length + url.search.length > longestAddress,
    (route) => route.fulfill({ status: 414, body: 'Request-URI Too Large' }),
  );
  const stacks = landing.replace('dashboard', 'department/all/stacks');
  const query = new URLSearchParams({ dateType: 'LastChanged', from: '', to: '', showMap: 'false' });
  for (let index = 0; index < 300; index += 1)
    query.append('surveyors', `A surveyor with a long name, ${index}`);
  const remove = page.getByRole('button', { name: /^Remove filter: .*A surveyor with a long name, 0/ });

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
