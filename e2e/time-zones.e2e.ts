import type { Locator, Page } from '@playwright/test';
import { csvRows } from './csv';
import { bringSession, expect, test } from './portal';
import { type Calls, callsOf, organizationNamed } from './service';

async function newestStack(calls: Calls, organizationName: string) {
  const { organizationId, departmentIds } = await organizationNamed(calls, organizationName);
  const { data: stacks } = await calls.data('PUT', '/stack/list', {
    departmentIds,
    dateType: 'Invoiceable',
    states: ['Measured'],
    pageSize: 1,
  });
  const { stackId, stackNumber }: { stackId: string; stackNumber: string } = stacks[0];
  const { measurementCardId } = await calls.data('GET', `/stack/${stackId}`);
  const file = await calls.file('PUT', '/stack/download-accumulated-csv', {
    measurementCardId,
    stackIds: [stackId],
  });
  const [head = [], cells = []] = csvRows(file.toString('utf8').replace('\ufeff', ''));
  const cellOf = (heading: string) => cells[head.indexOf(heading)] ?? '';
  return {
    path: `/organization/${organizationId}/department/all`,
    stackId,
    stackNumber,
    measured: cellOf('Measurement date'),
    received: cellOf('Loaded into system'),
    invoiceable: cellOf('Invoiceable date'),
  };
}

function asMoment(clock: string): string {
  return `${asDay(clock)}, ${clock.slice(11, 16)}`;
}

function asDay(clock: string): string {
  return clock.slice(0, 10).split('-').reverse().join('/');
}

async function dayInList(page: Page, stack: Awaited<ReturnType<typeof newestStack>>, dateType: string) {
  const query = { dateType, from: '', to: '', showMap: 'false', search: stack.stackNumber };
  await page.goto(`${stack.path}/stacks?${new URLSearchParams(query)}`);
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: stack.stackNumber }) });
  return row.getByRole('cell', { name: /\d\d\/\d\d\/\d{4}/ });
}

function cutTexts(cell: Locator): Promise<string[]> {
  return cell.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent ?? ''),
  );
}

const nordskov = { organization: 'Nordskov Tømmer A/S', zone: 'Europe/Copenhagen' };
const thetford = { organization: 'Thetford Estate', zone: 'Europe/London' };

const readers = {
  'Europe/Copenhagen': 'Central European Time',
  UTC: 'Coordinated Universal Time',
  'America/New_York': 'Eastern Time',
};

function minutesAhead(timeZone: string, date: string): number {
  const noon = new Date(`${date.slice(0, 10)}T12:00:00Z`);
  const clock = noon.toLocaleString('sv', { timeZone });
  return (Date.parse(`${clock.replace(' ', 'T')}Z`) - noon.getTime()) / 60_000;
}

for (const [timezoneId, clock] of Object.entries(readers)) {
  test.describe(`for a reader in ${timezoneId}`, () => {
    test.use({ timezoneId });

    for (const { organization, zone } of [nordskov, thetford])
      test(`list, detail, CSV and report tell the same day and time of a stack of ${organization}`, async ({
        page,
        request,
      }) => {
        const calls = await callsOf(request, 'global@stackyard.example');
        const stack = await newestStack(calls, organization);
        const note = page.getByText(/^(Dates|Times) are local to the stack/);
        await bringSession(page, 'global@stackyard.example');

        const invoiceable = await dayInList(page, stack, 'Invoiceable');
        const day = asDay(stack.invoiceable);
        const both = new RegExp(`^${day} \\(\\d\\d/\\d\\d your time\\)$`);
        const behind = minutesAhead(zone, stack.invoiceable) - minutesAhead(timezoneId, stack.invoiceable);
        // West of the place it was still the day before when the stack became invoiceable, at midnight there.
        await expect(invoiceable).toHaveText(behind > 0 ? both : day);
        if (behind > 0) expect(await cutTexts(invoiceable)).toEqual([]);
        await expect(note).toHaveCount(behind === 0 ? 0 : 1);
        if (behind !== 0) await expect(note).toContainText(`range is in your own time (${clock})`);

        await page.goto(`${stack.path}/stack/${stack.stackId}`);
        const facts = page.getByRole('region', { name: 'Overview' });
        // The stack is invoiceable from midnight by its own clock, so only the day is shown.
        await expect(facts).toContainText(new RegExp(`Invoiceable from${asDay(stack.invoiceable)}(?!,)`));
        await expect(facts).toContainText(asMoment(stack.measured));
        const making = page.getByRole('region', { name: 'How this volume was calculated' });
        await expect(making).toContainText(asMoment(stack.received));
        // Stacks around the change of clocks have times in British summer time, which differs from UTC.
        const isElsewhere = behind !== 0 || /\bBST\b/.test(await facts.innerText());
        await expect(note).toHaveCount(isElsewhere ? 1 : 0);

        const { token } = await calls.data('POST', `/stack/${stack.stackId}/report-token`);
        await page.goto(`/pdf/stack-measurement-report?stack-id=${stack.stackId}&token=${token}`);
        const [hours, minutes] = stack.measured.slice('2026-11-20 '.length).split(':');
        // A Danish report writes times with a point.
        const time = new RegExp(`\\b${hours}[.:]${minutes}\\s(CES?T|GMT|BST)`);
        await expect(page.getByText(time).first()).toBeVisible();
      });
  });
}

test('lengths are filtered in the feet of the card, and read the same after a reload', async ({
  page,
  request,
}) => {
  const calls = await callsOf(request, 'global@stackyard.example');
  const { path } = await newestStack(calls, 'Thetford Estate');
  await bringSession(page, 'global@stackyard.example');
  await page.goto(`${path}/stacks?dateType=LastChanged&from=&to=&showMap=false`);
  await page.getByRole('button', { name: /filters? applied/ }).click();
  const end = page.getByRole('textbox', { name: 'Assortment length (ft), to' });
  await end.fill('9.84');
  await end.press('Enter');
  await expect(page).toHaveURL(/assortmentLengthMax=3\.00\d+/);
  await page.reload();
  await page.getByRole('button', { name: /filters? applied/ }).click();
  await expect(end).toHaveValue('9.84');
});
