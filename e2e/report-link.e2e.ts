import type { Page, Request } from '@playwright/test';
import { expect, numberOf, openList, positioned, test } from './portal';

const isReady = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.report === 'ready');

async function getReport(page: Page) {
  const answered = page.waitForResponse(/\/report-token$/);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Get report' }).click();
  const { data } = await (await answered).json();
  return { report: await opened, token: String(data.token) };
}

test('Get report opens a tab of its own that keeps its token to itself', async ({
  page,
  request,
  baseURL,
}) => {
  // The map of a position asks another host.
  await openList(page, 'org@nordskov.example', { states: 'Measured', pageSize: '5', ...positioned });
  const stacks = page.getByRole('rowheader').getByRole('link');
  const [stackId, otherId] = await stacks.evaluateAll((links) =>
    links.map((link) => (link.getAttribute('href') ?? '').split('/').at(-1) ?? ''),
  );
  const number = await numberOf(stacks.first());
  await stacks.first().click();
  await page.getByRole('heading', { level: 1, name: `Stack ${number}` }).waitFor();

  const requests: Request[] = [];
  page.context().on('request', (sent) => requests.push(sent));
  const { report, token } = await getReport(page);
  await isReady(report);
  await expect(report.getByText(number).first()).toBeVisible();

  const seen = () =>
    report.evaluate(() => ({
      opener: window.opener,
      address: location.href,
      referrer: document.referrer,
      history: navigation.entries().map(({ url }) => url),
      stored: Object.keys(sessionStorage),
    }));
  const address = `${baseURL}/pdf/stack-measurement-report?stack-id=${stackId}`;
  const alone = { opener: null, address, referrer: '', history: [address], stored: ['stackyard.report'] };
  expect(await seen()).toEqual(alone);
  await report.reload();
  await isReady(report);
  await expect(report.getByText(number).first()).toBeVisible();
  expect(await seen()).toEqual(alone);

  const holders = requests.filter((sent) => {
    return JSON.stringify([sent.url(), sent.headers(), sent.postData()]).includes(token);
  });
  const paths = holders.map((sent) =>
    sent
      .url()
      .replace(baseURL ?? '', '')
      .replace(token, 'TOKEN'),
  );
  // These are the link's page and the only call that the token allows, before and after the reload.
  const call = `/api/v1/stack/${stackId}/report-data`;
  expect(paths).toEqual([`/pdf/stack-measurement-report?stack-id=${stackId}&token=TOKEN`, call, call]);
  expect(
    requests.some((sent) => !sent.url().startsWith(baseURL ?? '') && sent.url().startsWith('http')),
  ).toBe(true);

  const status = async (method: string, path: string, data?: object) => {
    const headers = { Authorization: `Bearer ${token}` };
    return (await request.fetch(`/api/v1${path}`, { method, headers, ...(data && { data }) })).status();
  };
  expect(await status('GET', `/stack/${stackId}/report-data`)).toBe(200);
  expect(await status('GET', `/stack/${otherId}/report-data`)).toBe(404);
  expect(await status('GET', `/stack/${stackId}`)).toBe(401);
  expect(await status('POST', `/stack/${stackId}/report-token`)).toBe(401);
  expect(await status('GET', '/user-info')).toBe(401);
  expect(await status('PUT', '/stack/download-archive', { stackIds: [stackId] })).toBe(401);
});

const square = (half: number, longitude: number, latitude: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [longitude - half, latitude - half],
      [longitude + half, latitude - half],
      [longitude + half, latitude + half],
      [longitude - half, latitude + half],
      [longitude - half, latitude - half],
    ],
  ],
});

test('the maps of the place are pictures of the tiles where there are some', async ({ page }) => {
  const route = 'https://tiles.openfreemap.org/**';
  const sample = { longitude: 9.8722154, latitude: 56.8041267 };
  const wood = {
    type: 'geojson',
    data: square(0.03, sample.longitude, sample.latitude),
    attribution: '<b>Wood</b>',
  };
  const style = {
    version: 8,
    sources: { wood },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': '#ffffff' } },
      { id: 'wood', type: 'fill', source: 'wood', paint: { 'fill-color': '#008000' } },
    ],
  };
  await page.route(route, (asked) => asked.fulfill({ json: style }));
  await page.goto('/pdf/stack-measurement-report');
  await isReady(page);
  const pictures = page.getByRole('img', { name: /^Map centred on the stack, about . km/ });
  await expect(pictures).toHaveCount(2);
  await expect(page.getByText('Wood', { exact: true })).toBeVisible();
  const colours = await pictures.evaluateAll((images) =>
    images.map((image) => {
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      if (!(image instanceof HTMLImageElement) || !context) return [];
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      context.drawImage(image, 0, 0);
      const middle = context.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data;
      const corner = context.getImageData(4, 4, 1, 1).data;
      return [canvas.width, canvas.height, [...middle].join(), [...corner].join()];
    }),
  );
  const green = '0,128,0,255';
  // The wood extends for two or three kilometres: the wide map goes beyond it, the near one does not.
  expect(colours).toEqual([
    [1040, 694, green, '255,255,255,255'],
    [1040, 694, green, green],
  ]);
});
