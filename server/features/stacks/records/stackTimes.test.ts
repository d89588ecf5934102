import { eq } from 'drizzle-orm';
import { organization } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import { stackService } from '../../../testing/stackService';
import { aStack, world } from '../../../testing/stackWorld';

type Service = Awaited<ReturnType<typeof stackService>>;

let service: Service;
beforeAll(async () => {
  service = await stackService();
});
afterEach(() => service.resetStacks());

async function lies(country: 'dk' | 'uk'): Promise<void> {
  await service.orm.update(organization).set({ country }).where(eq(organization.id, world.organizationId));
}
afterAll(() => lies('dk'));

async function dataOf(method: string, path: string, body?: unknown) {
  const response = await service.call(world.departmentAdmin, method, path, body);
  expect(response.status).toBe(200);
  return (await response.json()).data;
}

/** The cells of the stack's row in the file, by the headings of the columns. */
async function fileRow(stackId: string): Promise<Record<string, string | undefined>> {
  const body = { measurementCardId: world.cardId, stackIds: [stackId] };
  const path = '/stack/download-accumulated-csv';
  const response = await service.call(world.departmentAdmin, 'PUT', path, body);
  const [headings, cells] = (await response.text()).split('\r\n').map((line) => line.split(','));
  return Object.fromEntries((headings ?? []).map((heading, index) => [heading, cells?.[index]]));
}

/** The local time as the portal computes it. */
function clockOf({ instant, timeZone }: { instant: string; timeZone: string }): string {
  return new Date(instant).toLocaleString('sv-SE', { timeZone });
}

async function timesOnPages(stackId: string) {
  const filters = { departmentIds: [world.departmentIds[0]], search: 'clock test', pageSize: 10 };
  const [row] = (await dataOf('PUT', '/stack/list', filters)).data;
  expect(row.stackId).toBe(stackId);
  const detail = await dataOf('GET', `/stack/${stackId}`);
  const report = (await dataOf('GET', `/stack/${stackId}/report-data`)).stack;
  const measured = [row, detail, report].map(({ measurementDateTime: instant, timeZone }) =>
    clockOf({ instant, timeZone }),
  );
  const invoiceable = [row, detail].map(({ invoiceableDateTime: instant, timeZone }) =>
    clockOf({ instant, timeZone }),
  );
  const { timeZone } = await dataOf('GET', `/stack/${stackId}/map-info`);
  expect(timeZone).toBe(row.timeZone);
  return { measured, invoiceable };
}

it.each([
  [
    'midnight in Denmark',
    'dk',
    ['2026-11-18T22:59:59Z', '2026-11-18 23:59:59'],
    ['2026-11-19T23:00:00Z', '2026-11-20 00:00:00'],
  ],
  [
    'midnight in Britain',
    'uk',
    ['2026-11-18T23:30:00Z', '2026-11-18 23:30:00'],
    ['2026-11-20T00:00:00Z', '2026-11-20 00:00:00'],
  ],
  [
    'the clock change in spring',
    'dk',
    ['2026-03-29T01:00:00Z', '2026-03-29 03:00:00'],
    ['2026-03-29T22:00:00Z', '2026-03-30 00:00:00'],
  ],
  [
    'the clock change in autumn',
    'uk',
    ['2026-10-25T00:30:00Z', '2026-10-25 01:30:00'],
    ['2026-10-24T23:00:00Z', '2026-10-25 00:00:00'],
  ],
] as const)(
  'list, detail, report and file tell the same time at %s',
  async (_when, country, measured, due) => {
    await lies(country);
    const one = aStack(8100, {
      stackNumber: 'clock test',
      measurementDateTime: new Date(measured[0]),
      invoiceableDateTime: new Date(due[0]),
    });
    await service.orm.insert(stack).values(one);
    const pages = await timesOnPages(one.id);
    const file = await fileRow(one.id);
    expect(new Set([...pages.measured, file['Measurement date']])).toEqual(new Set([measured[1]]));
    expect(new Set([...pages.invoiceable, file['Invoiceable date']])).toEqual(new Set([due[1]]));
  },
);
