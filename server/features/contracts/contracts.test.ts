import { eq } from 'drizzle-orm';
import { historyEntry } from '../../db/historySchema';
import { contract } from '../../db/schema';
import { clientFor } from '../../testing/api/clientFor';
import { objectAt, objectsIn } from '../../testing/api/contractSchemas';
import { demoOwners } from '../../testing/demoOwners';
import { type TestService, testService } from '../../testing/testService';
import { beginNextContracts } from './beginNextContracts';

describe('a contract', () => {
  const fields = {
    customerNumber: '001234',
    guaranteedVolume: 500,
    settlementType: 'FixedPriceWithMinimumVolume',
    accounting: 'Danish',
    currency: 'DKK',
    levelOfInvoice: 'Organization',
    dataRetentionDurationInMonths: 24,
    fullMeasurementPrice: 12.75,
    pieceMeasurementPrice: 0,
    startDate: '2026-01-01T00:00:00Z',
    endDate: '2026-12-31T23:59:59Z',
  };

  let service: TestService;
  let global: ReturnType<typeof clientFor>;
  let admin: ReturnType<typeof clientFor>;
  let organizationId: string;

  beforeAll(async () => {
    service = await testService();
    global = clientFor(service, 'global@stackyard.example');
    admin = clientFor(service, 'org@nordskov.example');
    ({ organizationId } = await demoOwners(service.orm, 'Nordskov Tømmer A/S'));
  });

  beforeEach(() => service.orm.delete(contract).where(eq(contract.organizationId, organizationId)));

  describe.each(['contract-information', 'contract-information/next'])('%s', (name) => {
    const path = () => `/organization/${organizationId}/${name}`;

    it('is none, then written, read by the organisation and written again', async () => {
      expect((await admin('GET', path())).status).toBe(404);
      expect((await global('PUT', path(), fields)).status).toBe(200);
      const read = await admin('GET', path());
      const { etag, ...found } = read.data;
      expect(found).toEqual(fields);
      expect(read.headers.get('etag')).toBe(etag);

      const { fullMeasurementPrice, pieceMeasurementPrice, startDate, endDate } = fields;
      const least = { fullMeasurementPrice, pieceMeasurementPrice, startDate, endDate };
      expect((await global('PUT', path(), least)).status).toBe(200);
      const { etag: newer, ...replaced } = (await admin('GET', path())).data;
      expect(replaced).toEqual({
        ...least,
        customerNumber: null,
        guaranteedVolume: null,
        settlementType: null,
        accounting: null,
        currency: null,
        levelOfInvoice: null,
        dataRetentionDurationInMonths: null,
      });
      expect(newer).not.toBe(etag);
    });

    it('is written by one of two people, the first one too', async () => {
      const first = { 'if-none-match': '*' };
      const any = { 'if-match': '*' };
      expect((await global('PUT', path(), fields, any)).status).toBe(412);
      expect((await global('PUT', path(), fields, { 'if-match': '"gone"' })).status).toBe(412);
      expect((await global('PUT', path(), fields, first)).status).toBe(200);
      expect((await global('PUT', path(), fields, first)).status).toBe(412);

      const ifMatch = { 'if-match': String((await global('GET', path())).data.etag) };
      const dearer = { ...fields, fullMeasurementPrice: 13 };
      expect((await global('PUT', path(), dearer, ifMatch)).status).toBe(200);
      expect((await global('PUT', path(), fields, ifMatch)).status).toBe(412);
      expect((await global('GET', path())).data.fullMeasurementPrice).toBe(13);
      expect((await global('PUT', path(), fields, any)).status).toBe(200);
    });

    it.each([
      [{ fullMeasurementPrice: -0.01 }, 'fullMeasurementPrice'],
      [{ pieceMeasurementPrice: 1e12 }, 'pieceMeasurementPrice'],
      [{ pieceMeasurementPrice: '12,5' }, 'pieceMeasurementPrice'],
      [{ fullMeasurementPrice: null }, 'fullMeasurementPrice'],
      [{ endDate: '2025-12-31T23:59:59Z' }, 'endDate'],
      [{ startDate: 'soon' }, 'startDate'],
      [{ startDate: '2026-02-30T00:00:00Z' }, 'startDate'],
      [{ endDate: undefined }, 'endDate'],
      [{ customerNumber: '12a' }, 'customerNumber'],
      [{ customerNumber: '1234567' }, 'customerNumber'],
      [{ customerNumber: '' }, 'customerNumber'],
      [{ levelOfInvoice: 'Department' }, 'customerNumber'],
      [{ guaranteedVolume: 1_000_000 }, 'guaranteedVolume'],
      [{ guaranteedVolume: 1.5 }, 'guaranteedVolume'],
      [{ guaranteedVolume: -1 }, 'guaranteedVolume'],
      [{ settlementType: 'Barter' }, 'settlementType'],
      [{ accounting: 'Polish' }, 'accounting'],
      [{ currency: 'PLN' }, 'currency'],
      [{ dataRetentionDurationInMonths: 0 }, 'dataRetentionDurationInMonths'],
      [{ dataRetentionDurationInMonths: 1201 }, 'dataRetentionDurationInMonths'],
      [{ discount: 1 }, 'discount'],
    ])('is refused with %j', async (over, field) => {
      const response = await global('PUT', path(), { ...fields, ...over });
      expect(response).toMatchObject({ status: 400, fields: [field] });
      expect((await global('GET', path())).status).toBe(404);
    });

    it('counts calendar days in UTC', async () => {
      const days = { startDate: '2026-03-01T00:30:00+02:00', endDate: '2026-02-28T01:00:00Z' };
      expect((await global('PUT', path(), { ...fields, ...days })).status).toBe(200);
      expect((await global('GET', path())).data).toMatchObject({
        startDate: '2026-02-28T00:00:00Z',
        endDate: '2026-02-28T23:59:59Z',
      });
    });
  });

  it('has nothing to do with the other contract, and changes the warnings of the list', async () => {
    const current = `/organization/${organizationId}/contract-information`;
    const warnings = async () => {
      const { data } = await global('GET', '/organization/list/detailed?page=1');
      const rows = objectsIn(data.data);
      return objectAt(rows.find((row) => row.organizationId === organizationId)).warnings;
    };
    // The clock of the tests shows 2026-06-17.
    const ending = { ...fields, customerNumber: null, endDate: '2026-07-01T00:00:00Z' };
    await global('PUT', current, ending);
    expect(await warnings()).toMatchObject({ contractExpiresSoon: true, isMissingCustomerNumber: true });
    const following = { startDate: '2026-07-02T00:00:00Z', endDate: '2027-07-01T00:00:00Z' };
    await global('PUT', `${current}/next`, { ...fields, ...following });
    expect(await warnings()).toMatchObject({ contractExpiresSoon: false, isMissingCustomerNumber: true });
    await global('PUT', current, { ...ending, customerNumber: '7' });
    expect(await warnings()).toMatchObject({ isMissingCustomerNumber: false });
    expect((await global('GET', current)).data.endDate).toBe('2026-07-01T23:59:59Z');
  });
});

describe('the next contract', () => {
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
    await write('/next', {
      ...nextTerms,
      startDate: '2029-01-01T00:00:00Z',
      endDate: '2030-12-31T23:59:59Z',
    });
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
});
