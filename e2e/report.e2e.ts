import { csvRows } from './csv';
import { fontsOf, openReport, print, qrCodesOn, sizesOf, textOf } from './pdf';
import { bringSession, expect, password, test } from './portal';
import { type Calls, callsOf, organizationNamed } from './service';

const ownColumns: Record<string, string> = {
  volume: 'Solid volume (m³ · decimal point)',
  assortmentLength: 'Assortment length (m · decimal point)',
};

interface Field {
  id: string;
  title: string;
  fieldType: string;
  value: unknown;
}

async function measuredStack(calls: Calls, organizationName: string, fullMeasurement: boolean) {
  const { organizationId, departmentIds } = await organizationNamed(calls, organizationName);
  const { data: stacks } = await calls.data('PUT', '/stack/list', {
    departmentIds,
    dateType: 'Measured',
    fullMeasurement,
    page: 1,
    pageSize: 5,
    // The newest stack depends on the time of day.
    orderBy: 'StackNumber',
    orderDirection: 'Ascending',
  });
  return { organizationId, stackId: String(stacks[0].stackId) };
}

const flat = (text: string) => text.replace(/\s+/g, ' ');

for (const [organization, language, locale, full] of [
  ['Nordskov Tømmer A/S', 'da', 'da-DK', true],
  ['Nordskov Tømmer A/S', 'da', 'da-DK', false],
  ['Harzer Rundholz GmbH', 'de', 'de-DE', true],
  ['Augustów Surowiec S.A.', 'pl', 'pl-PL', false],
  // The card uses feet, inches and cubic feet.
  ['Thetford Estate', 'en', 'en-GB', true],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`${organization}, ${full ? 'measured' : 'counted'}: paper, stack detail and CSV say the same`, async ({
      page,
      request,
    }) => {
      const calls = await callsOf(request, 'global@stackyard.example');
      const { organizationId, stackId } = await measuredStack(calls, organization, full);
      const { coordinates, sections, measurementCardId } = await calls.data('GET', `/stack/${stackId}`);
      const csv = await calls.file('PUT', '/stack/download-accumulated-csv', {
        measurementCardId,
        stackIds: [stackId],
      });
      await openReport(page, calls, stackId);
      const pdf = await print(page);
      expect(fontsOf(pdf)).toEqual(new Set(['Inter-Regular', 'Inter-SemiBold']));
      const sizes = await sizesOf(pdf);
      expect(new Set(sizes)).toEqual(new Set(['210 x 297']));
      const pages = await textOf(pdf);
      expect(pages).toHaveLength(2);
      const paper = flat(pages.join(' '));
      const { name } = await calls.data('GET', '/user-info');
      expect(paper).toMatch(
        new RegExp(`(Printed on|Udskrevet|Gedruckt:|Wydruk:) .*\\d{4}.* (CES?T|MES?Z|GMT|BST),? .*${name}`),
      );

      const fields: Field[] = sections.flatMap((section: { fields: Field[] }) => section.fields);
      const numbers = fields.filter(
        ({ fieldType, value }) => ['Double', 'Integer'].includes(fieldType) && value !== null,
      );
      expect(numbers.length).toBeGreaterThan(5);

      const [head = [], cells = []] = csvRows(csv.toString('utf8').replace('\ufeff', ''));
      for (const { id, title, fieldType } of numbers) {
        // A field with another unit than metres has its own column after the usual one.
        const own = head.findLastIndex((heading) => heading.replace(/ \([^)]*\)$/, '') === title);
        const column = own === -1 ? head.indexOf(ownColumns[id] ?? '') : own;
        const digits = fieldType === 'Double' ? 3 : 0;
        const written = { minimumFractionDigits: digits, maximumFractionDigits: digits };
        expect(paper).toContain(` ${Number(cells[column]).toLocaleString(locale, written)} `);
      }

      await bringSession(page, 'global@stackyard.example');
      await page.goto(`/organization/${organizationId}/department/all/stack/${stackId}`);
      // The page shows titles in the reader's language, and the paper in the card's language.
      const reader = await callsOf(request, 'global@stackyard.example', password, language);
      const shown = await reader.data('GET', `/stack/${stackId}`);
      const shownFields: Field[] = shown.sections.flatMap((section: { fields: Field[] }) => section.fields);
      for (const { id } of numbers) {
        const title = shownFields.find((field) => field.id === id)?.title ?? '';
        const exactly = new RegExp(`^${title.replaceAll(/[()]/g, '\\$&')}$`);
        const term = page.getByRole('term').filter({ hasText: exactly });
        // The record is compared, because the values above it may be rounded.
        const value = await term.last().locator('xpath=following-sibling::dd[1]').innerText();
        expect(paper).toContain(flat(value));
      }

      const [latitude, longitude] = [coordinates.latitude.toFixed(7), coordinates.longitude.toFixed(7)];
      expect((await qrCodesOn(pdf, sizes.length)).sort()).toEqual([
        `https://opentopomap.org/#marker=15/${latitude}/${longitude}`,
        `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
      ]);
    });
  });
}

test('what is long is on paper to its last word, and forty classes add up to the total', async ({
  page,
  request,
}) => {
  const calls = await callsOf(request, 'multi@stackyard.example');
  const { stackId } = await measuredStack(calls, 'Nordskov Tømmer A/S', true);
  const organizationName = `Skov${'sø'.repeat(57)}!!`;
  // The remark has two thousand characters.
  const words = Array.from({ length: 250 }, (_, place) => `ord${1000 + place}`);
  await page.route('**/report-data', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    data.stack.organizationName = organizationName;
    const { reportConfig } = data.measurementCard;
    reportConfig.remark = { text: words.join(' '), highlightIndex: 900, highlightLength: 60 };
    reportConfig.diameters.intervals = Array.from({ length: 40 }, (_, place) => ({
      title: null,
      from: place * 2,
      to: place === 39 ? null : place * 2 + 2,
    }));
    await route.fulfill({ response, json: { data, errorMessage: null } });
  });
  await openReport(page, calls, stackId);
  const pages = await textOf(await print(page));
  const paper = flat(pages.join(' '));
  expect(paper.replaceAll(' ', '')).toContain(organizationName);
  expect(words.filter((word) => !paper.includes(word))).toEqual([]);
  for (const [place, text] of pages.entries()) expect(text).toContain(`Side ${place + 1} af ${pages.length}`);

  const number = (text = '') => Number(text.replaceAll('.', '').replace(',', ''));
  const rows = [...paper.matchAll(/([\d.]+) (?:\d+ – <\s|≥\s)\d+\scm ([\d.]+,\d{3})/g)];
  const [, count, volume] = /([\d.]+) I alt ([\d.]+,\d{3})/.exec(paper) ?? [];
  expect(rows).toHaveLength(40);
  expect(number(count)).toBeGreaterThan(0);
  expect(rows.reduce((sum, row) => sum + number(row[1]), 0)).toBe(number(count));
  expect(rows.reduce((sum, row) => sum + number(row[2]), 0)).toBe(number(volume));
});

test('a card with many fields adds whole blocks', async ({ page, request }) => {
  const calls = await callsOf(request, 'multi@stackyard.example');
  const { stackId } = await measuredStack(calls, 'Nordskov Tømmer A/S', true);
  const blocks = Array.from({ length: 9 }, (_, block) =>
    Array.from({ length: 4 + block }, (__, place) => `Felt ${block}-${place}.`),
  );
  await page.route('**/report-data', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const [known] = data.stack.fields;
    data.stack.fields.push(...blocks.flat().map((title) => ({ ...known, id: title, title })));
    data.measurementCard.reportConfig.layouts.fullMeasurement.sections.push(
      ...blocks.map((titles, block) => ({
        title: `Blok ${block}`,
        rows: titles.map((fieldId) => ({ fieldId, certified: false, bold: false })),
      })),
    );
    await route.fulfill({ response, json: { data, errorMessage: null } });
  });
  await openReport(page, calls, stackId);
  const pages = (await textOf(await print(page))).map(flat);
  for (const [block, titles] of blocks.entries()) {
    const holding = pages.filter((text) => titles.some((title) => text.includes(title)));
    expect(holding).toHaveLength(1);
    for (const title of [`Blok ${block}`, ...titles]) expect(holding[0]).toContain(title);
  }
});

test('the sample shows what a report is, with images, overlays and a logo, and every diameter when asked for', async ({
  page,
}) => {
  await page.goto('/pdf/stack-measurement-report');
  for (const name of ['Front', 'Back', 'Close-up with detected logs', 'Logo of Sample Forestry']) {
    await expect(page.getByRole('img', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('list', { name: 'Shown on the image' }).getByRole('listitem')).toHaveText([
    /^Log ends/,
    /^Diameters \(cm\)/,
  ]);
  await expect(page.getByText(/^About \d+\skm (north|south|east|west)\S* of \S+/)).toBeVisible();
  // The columns must align whether values are certified or not.
  const ends = await page.getByRole('definition').evaluateAll((values) =>
    values.flatMap((value) => {
      if (getComputedStyle(value).textAlign !== 'end' || value.firstChild === null) return [];
      const text = document.createRange();
      text.selectNode(value.firstChild);
      return [value.getBoundingClientRect().right - text.getBoundingClientRect().right];
    }),
  );
  expect(ends.length).toBeGreaterThan(5);
  expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(0.5);

  const short = await textOf(await print(page));
  const [values = '', evidence = ''] = short.map(flat);
  expect(values).toMatch(/Diameter distribution.*186 Total 47\.\d{3}.*Remark/);
  // The front is beside the back wherever there is room.
  expect(short.map(flat).join(' ')).toMatch(/Front ?Back\b/);
  expect(evidence).toMatch(/Close-up with detected logs.*Location.*Google Maps.*OpenTopoMap/);
  expect(short).toHaveLength(2);

  await page.getByRole('checkbox', { name: 'Show each diameter' }).check();
  await page.reload();
  const pdf = await print(page);
  const pages = await textOf(pdf);
  expect(pages).toHaveLength(short.length + 1);
  const last = flat(pages.at(-1) ?? '');
  expect(last).toMatch(/Diameters \(cm\).*Total: 186 pcs · 47\.\d{3} m³/);
  expect([...last.matchAll(/ \d+\.\d{3} /g)].length).toBeGreaterThanOrEqual(186);
  expect(fontsOf(pdf)).toEqual(new Set(['Inter-Regular', 'Inter-SemiBold']));
});
