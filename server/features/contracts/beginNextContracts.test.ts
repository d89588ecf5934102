import { eq } from 'drizzle-orm';
import { historyEntry } from '../../db/historySchema';
import { contract } from '../../db/schema';
import { clientFor } from '../../testing/api/clientFor';
import { objectsIn } from '../../testing/api/contractSchemas';
import { demoOwners } from '../../testing/demoOwners';
import { type TestService, testService } from '../../testing/testService';
import { beginNextContracts } from './beginNextContracts';

const hour = 60 * 60_000;
const terms = {
  customerNumber: '001234',
  levelOfInvoice: 'Organization',
  fullMeasurementPrice: 12.75,
  pieceMeasurementPrice: 1,
  startDate: '2025-01-01T00:00:00Z',
  endDate: '2026-12-31T23:59:59Z',
};
const nextTerms = {
  ...terms,
  fullMeasurementPrice: 13.5,
  startDate: '2027-01-01T00:00:00Z',
  endDate: '2028-12-31T23:59:59Z',
};

let service: TestService;
let global: ReturnType<typeof clientFor>;
let path: string;

beforeEach(async () => {
  service = await testService();
  global = clientFor(service, 'global@stackyard.example');
  ({ organization: path } = await demoOwners(service.orm, 'Nordskov Tømmer A/S'));
  await service.orm.delete(contract);
});

const write = (part: '' | '/next', fields: object) =>
  global('PUT', `${path}/contract-information${part}`, fields);
const read = async (part: '' | '/next') => {
  const { status, data } = await global('GET', `${path}/contract-information${part}`);
  return status === 404 ? null : data;
};
const runAt = (moment: string) => beginNextContracts(service.deps.database, new Date(moment));
const ownEntries = () =>
  service.orm.select().from(historyEntry).where(eq(historyEntry.operationId, 'beginNextContract'));

it('begins on its first day in UTC, not an hour earlier', async () => {
  await write('', terms);
  await write('/next', nextTerms);
  await runAt('2026-12-31T23:59:59Z');
  expect(await read('/next')).not.toBeNull();
  await runAt('2027-01-01T00:00:00Z');
  expect(await read('')).toMatchObject(nextTerms);
  expect(await read('/next')).toBeNull();
});

it('leaves the former contract in the history, which says that nobody has done it', async () => {
  await write('', terms);
  await write('/next', nextTerms);
  await runAt('2027-03-01T12:00:00Z');
  const { data } = await global('GET', `${path}/history?kind=Contract&pageSize=1`);
  expect(objectsIn(data.data)).toMatchObject([
    {
      operationId: 'beginNextContract',
      isByService: true,
      userName: 'Stackyard',
      personId: null,
      thingName: 'Nordskov Tømmer A/S',
      fields: expect.arrayContaining([
        { field: 'startDate', before: ['2025-01-01'], after: ['2027-01-01'] },
        { field: 'endDate', before: ['2026-12-31'], after: ['2028-12-31'] },
        { field: 'fullMeasurementPrice', before: ['12.75'], after: ['13.5'] },
      ]),
    },
  ]);
  const { text } = await service.call('GET', `${path}/history/csv?kind=Contract`, {
    token: await service.tokenOf('org@nordskov.example'),
    headers: { 'accept-language': 'da' },
  });
  expect(text).toContain('Stackyard (automatisk);beginNextContract');
});

it('begins where the former one has not ended, and where there was none', async () => {
  await write('', { ...terms, endDate: '2029-12-31T23:59:59Z' });
  await write('/next', nextTerms);
  await runAt('2027-01-01T00:00:00Z');
  expect(await read('')).toMatchObject(nextTerms);
  await service.orm.delete(contract);
  await write('/next', nextTerms);
  await runAt('2027-01-01T00:00:00Z');
  expect(await read('')).toMatchObject(nextTerms);
});

it('leaves a former contract that has ended the current one until the next one begins', async () => {
  await write('', { ...terms, endDate: '2026-06-30T23:59:59Z' });
  await write('/next', nextTerms);
  await runAt('2026-10-01T00:00:00Z');
  expect(await read('')).toMatchObject({ endDate: '2026-06-30T23:59:59Z' });
});

it('begins once, whichever instances ask, with clocks an hour apart', async () => {
  await write('', terms);
  await write('/next', nextTerms);
  const now = new Date('2027-01-01T00:30:00Z');
  const clocks = [now, new Date(now.getTime() - hour), now];
  await Promise.all(clocks.map((clock) => beginNextContracts(service.deps.database, clock)));
  await write('/next', { ...nextTerms, startDate: '2029-01-01T00:00:00Z', endDate: '2030-12-31T23:59:59Z' });
  await beginNextContracts(service.deps.database, now);
  expect(await read('')).toMatchObject(nextTerms);
  expect(await read('/next')).not.toBeNull();
  expect(await ownEntries()).toHaveLength(1);
});

it('refuses a save of somebody who has read the former one', async () => {
  await write('', terms);
  const tag = String((await read(''))?.etag);
  await write('/next', nextTerms);
  await runAt('2027-01-01T00:00:00Z');
  const late = await global('PUT', `${path}/contract-information`, terms, { 'if-match': tag });
  expect(late.status).toBe(412);
});
