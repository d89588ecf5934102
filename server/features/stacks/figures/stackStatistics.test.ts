import { asc, eq, type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { department, organization } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import { demoOwners } from '../../../testing/demoOwners';
import { type TestService, testService } from '../../../testing/testService';
import type { StackStatistics } from './figures.routes';

const zones = [
  'Europe/Copenhagen',
  'UTC',
  'America/Los_Angeles',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Pacific/Auckland',
] as const;

type Zone = (typeof zones)[number];

let service: TestService;
let token: string;
let departmentIds: string[];
let measurementCardId: string;
let occurring: { surveyors: string[]; treeSpecies: string[]; sawmillIds: string[]; areaNumbers: string[] };

beforeAll(async () => {
  service = await testService();
  token = await service.tokenOf('org@nordskov.example');
  const { orm } = service;
  const { organizationId } = await demoOwners(orm, 'Nordskov Tømmer A/S');
  const rows = await orm
    .select({ id: department.id, cardId: organization.measurementCardId })
    .from(department)
    .innerJoin(organization, eq(organization.id, department.organizationId))
    .where(eq(organization.id, organizationId))
    .orderBy(asc(department.name));
  departmentIds = rows.map(({ id }) => id);
  measurementCardId = rows[0]?.cardId ?? '';
  const values = async (column: SQL) =>
    (
      await orm.execute<{ value: string }>(
        sql`select distinct ${column}::text as value from ${stack}
          where ${column} is not null and department_id = any(${sql.param(departmentIds)}::uuid[]) order by 1`,
      )
    ).rows.map(({ value }) => value);
  occurring = {
    surveyors: await values(sql`surveyor_id`),
    treeSpecies: await values(sql`tree_species`),
    sawmillIds: await values(sql`sawmill_id`),
    areaNumbers: await values(sql`area_number`),
  };
});

interface Query {
  filters: Readonly<Record<string, unknown>>;
  range: { from: string; to: string };
  cut: { resolution: 'Hourly' | 'Daily' | 'Monthly'; timeZone: Zone };
}

async function put(path: string, body: object) {
  const response = await service.call('PUT', path, { token, body });
  expect(response.status).toBe(200);
  return response;
}

async function statistics({ filters, range, cut }: Query): Promise<StackStatistics> {
  const { text } = await put('/stack/statistics', { ...filters, ...range, ...cut });
  return JSON.parse(text).data;
}

async function listed({ filters, range }: Query, condition: object): Promise<number> {
  const { text } = await put('/stack/list', { ...filters, ...range, ...condition, pageSize: 1 });
  return JSON.parse(text).data.totalCount;
}

async function litresInFile({ filters, range }: Query): Promise<number> {
  const { text } = await put('/stack/download-accumulated-csv-from-filter', {
    ...filters,
    ...range,
    dateType: 'Measured',
    measurementCardId,
  });
  // Commas and line breaks are in quoted cells only, and volumes are never quoted.
  const [head = [], ...lines] = text
    .replace(/"(?:[^"]|"")*"/g, '')
    .split('\r\n')
    .map((line) => line.split(','));
  const column = head.indexOf('Solid volume (m³ · decimal point)');
  return lines.reduce((sum, cells) => sum + Math.round(Number(cells[column] ?? 0) * 1000), 0);
}

const columns: Readonly<Record<string, string>> = {
  departmentIds: 'department_id',
  surveyors: 'surveyor_id',
  treeSpecies: 'tree_species',
  sawmillIds: 'sawmill_id',
};

async function plainly({ filters, range, cut }: Query, date: string, condition: string) {
  const local = `(${date} at time zone '${cut.timeZone}')`;
  const begin = {
    Monthly: `date_trunc('month', ${local}) at time zone '${cut.timeZone}'`,
    Daily: `date_trunc('day', ${local}) at time zone '${cut.timeZone}'`,
    Hourly: `(date_trunc('hour', ${local}) - (${local} - ${date} at time zone 'UTC')) at time zone 'UTC'`,
  }[cut.resolution];
  const conditions = Object.entries(filters).map(([name, value]) => {
    if (Array.isArray(value)) return `${columns[name]}::text in (${value.map((key) => `'${key}'`).join()})`;
    if (name === 'areaNumber') return `area_number = '${value}'`;
    return `assortment_length ${name === 'assortmentLengthMin' ? '>=' : '<='} ${value}`;
  });
  const { rows } = await service.orm.execute<{ begin: string; stacks: number; litres: number }>(
    sql.raw(`
      select to_char(${begin} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as begin, count(*)::int as stacks,
        coalesce(sum(volume::numeric) * 1000, 0)::int as litres
      from stack
      where ${condition} and ${date} >= '${range.from}' and date_trunc('second', ${date}) <= '${range.to}'
        and ${conditions.join(' and ')}
      group by 1`),
  );
  return {
    total: rows.reduce((sum, { stacks }) => sum + stacks, 0),
    in: (bin: { date: string }) => rows.find((row) => row.begin === bin.date),
  };
}

const metrics = [
  {
    name: 'preregistrations',
    link: { dateType: 'PreRegistration', states: ['PreRegistration'] },
    date: 'registration_date_time',
    condition: `state = 'PreRegistration'`,
  },
  {
    name: 'fullMeasurements',
    link: { dateType: 'Measured', fullMeasurement: true },
    date: 'measurement_date_time',
    condition: `state in ('Measured', 'AssignedToSawmill') and full_measurement`,
  },
  {
    name: 'pieceCount',
    link: { dateType: 'Measured', fullMeasurement: false },
    date: 'measurement_date_time',
    condition: `state in ('Measured', 'AssignedToSawmill') and not full_measurement`,
  },
  {
    name: 'assignedToSawmill',
    link: { dateType: 'AssignedToSawmill', states: ['AssignedToSawmill'] },
    date: 'assigned_to_sawmill_date_time',
    condition: `state = 'AssignedToSawmill'`,
  },
] as const;

function filters() {
  const some = (values: readonly string[]) => fc.subarray([...values], { minLength: 1 });
  const all = fc.record({
    surveyors: some(occurring.surveyors),
    treeSpecies: some(occurring.treeSpecies),
    sawmillIds: some(occurring.sawmillIds),
    areaNumber: fc.constantFrom(...occurring.areaNumbers),
    assortmentLengthMin: fc.constantFrom(2.4, 3, 3.1),
    assortmentLengthMax: fc.constantFrom(3.7, 4.3, 5.5),
  });
  const names = fc.subarray(
    [
      'surveyors',
      'treeSpecies',
      'sawmillIds',
      'areaNumber',
      'assortmentLengthMin',
      'assortmentLengthMax',
    ] as const,
    { maxLength: 2 },
  );
  return fc.tuple(some(departmentIds), all, names).map(([ids, values, chosen]) => ({
    departmentIds: ids,
    ...Object.fromEntries(chosen.map((name) => [name, values[name]])),
  }));
}

const ranges = fc
  .record({
    day: fc.oneof(
      fc.constantFrom('2025-10-26', '2025-11-02', '2026-03-08', '2026-03-29'),
      fc
        .integer({ min: 0, max: 380 })
        .map((days) => new Date(Date.parse('2025-06-01') + days * 86_400_000).toISOString()),
    ),
    second: fc.integer({ min: -86_400, max: 86_400 }),
    days: fc.constantFrom(1, 2, 30, 31, 400),
  })
  .map(({ day, second, days }) => {
    const from = Date.parse(day) + second * 1000;
    const resolution = days === 1 ? 'Hourly' : days <= 30 ? 'Daily' : 'Monthly';
    return {
      range: {
        from: new Date(from).toISOString(),
        to: new Date(from + days * 86_400_000 - 1000).toISOString(),
      },
      resolution,
    } as const;
  });

it('agrees with the lists that it leads to, with the file of volumes and with plain SQL', async () => {
  const queries = fc.tuple(filters(), ranges, fc.constantFrom(...zones)).map(
    ([chosen, { range, resolution }, timeZone]): Query => ({
      filters: chosen,
      range,
      cut: { resolution, timeZone },
    }),
  );
  const everything: Query = {
    filters: { departmentIds },
    range: { from: '2025-06-01T00:00:00.000Z', to: '2026-12-31T23:59:59.000Z' },
    cut: { resolution: 'Monthly', timeZone: 'Europe/Copenhagen' },
  };
  let found = 0;
  await fc.assert(
    fc.asyncProperty(queries, async (query) => {
      const { bins, ...counts } = await statistics(query);
      for (const { name, link, date, condition } of metrics) {
        const plain = await plainly(query, date, condition);
        expect([name, counts[name]]).toEqual([name, await listed(query, link)]);
        expect(counts[name]).toBe(plain.total);
        expect(bins.map((bin) => bin[name])).toEqual(bins.map((bin) => plain.in(bin)?.stacks ?? 0));
        found += counts[name];
      }
      const measured = await plainly(query, 'measurement_date_time', 'volume is not null');
      const litres = bins.map(({ volume }) => volume * 1000);
      expect(litres.map(Math.round)).toEqual(bins.map((bin) => measured.in(bin)?.litres ?? 0));
      // The volumes have three decimals and no more.
      expect(bins.map(({ volume }) => volume)).toEqual(bins.map(({ volume }) => Number(volume.toFixed(3))));
      expect(litres.reduce((sum, one) => sum + Math.round(one), 0)).toBe(await litresInFile(query));
    }),
    { numRuns: 25, examples: [[everything]] },
  );
  // Filters that find nothing would agree as well.
  expect(found).toBeGreaterThan(100);
});
