/**
 * The bench compares the service with bare SQL in the same process, for Nordskov's 12,000 stacks. It measures
 * a call against a statement with the same result; for the list of a month, also the compressed answer and
 * each single statement. It measures the list's statement with wood against the same without wood, and the
 * statement of the totals against a bare count. The runs alternate, and the ratios are of medians of
 * processor time. Finally it prints the sizes of the answers, which are exact.
 */

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { createApp } from '../server/app';
import { tokenSecretOf } from '../server/auth/tokens/tokenSecret';
import { databaseOn, type Orm } from '../server/db/client';
import { migrateToLatest } from '../server/db/migrations';
import * as schema from '../server/db/schema';
import { demoPictures } from '../server/demo/demoPictures';
import { seedDatabase } from '../server/demo/seed/seedDatabase';
import { stackTotals } from '../server/features/stacks/figures/stackTotals.queries';
import { stackPage } from '../server/features/stacks/list/stackPage.queries';
import { folderStore } from '../server/files/folderStore';
import { hasAllPixels } from '../server/rendering/hasAllPixels';
import { noReports } from '../server/testing/noReports';
import { tokenOf } from '../server/testing/tokenOf';
import { median } from './median';
import { printRatio } from './printRatio';
import { processorTime } from './processorTime';
import { ratioOf } from './ratio';
import { roundsOr } from './rounds';

const rounds = roundsOr(25);
const now = new Date('2026-11-20T12:00:00Z');
const from = '2025-11-20T00:00:00.000Z';
const to = '2026-11-20T23:59:59.000Z';
const seed = 7;

const client = await PGlite.create();
const asked: { statement: string; milliseconds: number }[] = [];
client.query = new Proxy(client.query, {
  apply: async (query, _self, parameters) => {
    let answer: unknown;
    const milliseconds = await processorTime(async () => {
      answer = await Reflect.apply(query, client, parameters);
    });
    asked.push({ statement: String(parameters[0]), milliseconds });
    return answer;
  },
});
const database = databaseOn(client);
await migrateToLatest(database.unrecorded);
await seedDatabase(database, { seed, now, mayFill: true, nordskovStacks: 12_000 });
const tokenSecret = tokenSecretOf({
  current: new TextEncoder().encode('a secret of the benchmark, 32 bytes'),
  former: undefined,
});
const app = createApp({
  database,
  now: () => now,
  tokenSecret,
  files: folderStore(mkdtempSync(path.join(tmpdir(), 'stackyard-bench-'))),
  pictures: demoPictures(database.orm, seed),
  ...noReports,
  hasAllPixels,
});
const email = 'org@nordskov.example';
const token = await tokenOf(database.unrecorded, tokenSecret, email, now);

const { rows } = await client.query<{ id: string }>(
  `select d.id from department d join organization_member m using (organization_id)
   join app_user u on u.id = m.user_id where u.email = $1`,
  [email],
);
const departmentIds = rows.map(({ id }) => id);

async function call(path: string, body: object, headers: Record<string, string> = {}): Promise<number> {
  const answer = await app.request(`/api/v1${path}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.arrayBuffer()).byteLength;
}

async function statementOf(read: (orm: Orm) => Promise<unknown>): Promise<() => Promise<unknown>> {
  const sent: { query: string; values: unknown[] }[] = [];
  const logger = { logQuery: (query: string, values: unknown[]) => void sent.push({ query, values }) };
  await read(drizzle({ client, schema, casing: 'snake_case', logger }));
  const [only] = sent;
  if (only === undefined || sent.length > 1) throw new Error(`${sent.length} statements instead of one`);
  return () => client.query(only.query, only.values);
}

const lastYear =
  's.department_id = any($1::uuid[]) and s.last_modified_date_time >= $2 and s.last_modified_date_time < $3';
const parameters = [departmentIds, from, new Date(Date.parse(to) + 1000).toISOString()];
const filters = { departmentIds, from, to, dateType: 'LastChanged' as const };
const page = { page: 1, pageSize: 50 };

const formerPage = (filter: string) => `with matching as
  (select s.id, s.last_modified_date_time as chosen_date from stack s where ${filter})
  select total.count, s.id, s.stack_number, s.polter_id, s.department_id, s.state, s.registration_date_time,
    s.measurement_date_time, s.loaded_into_system_date_time, s.invoiceable_date_time,
    s.assigned_to_sawmill_date_time, s.last_modified_date_time, o.country, r.name, v.name
  from (select count(*) from matching) total
  left join (select id from matching order by chosen_date desc nulls last, id limit 50) shown on true
  left join stack s on s.id = shown.id left join department d on d.id = s.department_id
  left join organization o on o.id = d.organization_id left join app_user r on r.id = s.registrator_id
  left join app_user v on v.id = s.surveyor_id order by s.last_modified_date_time desc nulls last, s.id`;

const lastMonth = '2026-10-20T00:00:00.000Z';
const ofMonth = parameters.with(1, lastMonth);
const filtersOfMonth = { ...filters, from: lastMonth };

const bareList = `with matching as (select s.id, s.last_modified_date_time from stack s where ${lastYear})
  select total.count, s.*, r.name, v.name from (select count(*) from matching) total
  left join (select id from matching order by last_modified_date_time desc nulls last, id limit 50) shown on true
  left join stack s on s.id = shown.id left join app_user r on r.id = s.registrator_id
  left join app_user v on v.id = s.surveyor_id order by s.last_modified_date_time desc nulls last, s.id`;

const calls = [
  {
    name: 'list over its statement',
    bare: () => client.query(bareList, parameters),
    run: () => call('/stack/list', filters),
  },
  {
    name: 'list of a month over its statement',
    bare: () => client.query(bareList, ofMonth),
    run: () => call('/stack/list', filtersOfMonth),
  },
  {
    name: 'list of a month compressed over as it is',
    bare: () => call('/stack/list', filtersOfMonth),
    run: () => call('/stack/list', filtersOfMonth, { 'Accept-Encoding': 'gzip' }),
  },
  {
    name: 'totals of a month over their count',
    bare: () => client.query(`select count(*) from stack s where ${lastYear}`, ofMonth),
    run: () => call('/stack/totals?by=Unit', filtersOfMonth),
  },
  {
    name: 'filter options over their statement',
    bare: () =>
      client.query(
        `select array_agg(distinct registrator_id), array_agg(distinct surveyor_id),
      array_agg(distinct tree_species), array_agg(distinct assortment), array_agg(distinct area_number),
      min(assortment_length), max(assortment_length) from stack s
      where s.department_id = any($1::uuid[]) and s.last_modified_date_time >= $2 and s.registration_date_time < $3`,
        parameters,
      ),
    run: () => call('/stack/filter-options', { departmentIds, from, to }),
  },
  {
    name: 'map list over its statement',
    bare: () =>
      client.query(
        `select json_agg(points)::text from (select s.id as "stackId", s.latitude, s.longitude, s.state from stack s
      where ${lastYear} and s.latitude is not null and s.longitude is not null
      order by s.last_modified_date_time desc nulls last, s.id limit 10000) points`,
        parameters,
      ),
    run: () => call('/stack/map-list', filters),
  },
];

const [everywhere, state] = ['s.department_id = any($1::uuid[])', 'AssignedToSawmill' as const];
const [aDepartment = ''] = departmentIds;
const selections = [
  { of: 'everything', where: everywhere, values: [departmentIds], filters: { departmentIds } },
  {
    of: 'a month',
    where: lastYear,
    values: ofMonth,
    filters: { departmentIds, from: lastMonth, to },
  },
  {
    of: 'a department',
    where: everywhere,
    values: [[aDepartment]],
    filters: { departmentIds: [aDepartment] },
  },
  { of: '12 months', where: lastYear, values: parameters, filters: { departmentIds, from, to } },
  {
    of: 'a state',
    where: `${everywhere} and s.state = any($2::text[])`,
    values: [departmentIds, [state]],
    filters: { departmentIds, states: [state] },
  },
];

const measurements: {
  name: string;
  bare: () => Promise<unknown>;
  run: () => Promise<unknown>;
  most?: number;
}[] = [
  ...calls,
  ...(
    await Promise.all(
      selections.map(async ({ of, where, values, filters }) => [
        {
          name: `rows of ${of} over those without wood`,
          bare: () => client.query(formerPage(where), values),
          run: await statementOf((orm) =>
            stackPage(orm, { ...filters, dateType: 'LastChanged' }, page, { language: 'en', now }),
          ),
          most: 1,
        },
        {
          name: `sums of ${of} over their count`,
          bare: () => client.query(`select count(*) from stack s where ${where}`, values),
          run: await statementOf((orm) =>
            stackTotals(orm, { ...filters, dateType: 'LastChanged' }, { by: 'Unit', language: 'en' }),
          ),
          most: 2,
        },
      ]),
    )
  ).flat(),
];

console.log(`Over bare SQL at 12,000 stacks, ${rounds} rounds`);
for (const { name, bare, run, most } of measurements) {
  const [bareTimes, times]: [number[], number[]] = [[], []];
  for (let round = -3; round < rounds; round += 1) {
    const pair = [await processorTime(bare), await processorTime(run)] as const;
    // The first rounds warm up.
    if (round < 0) continue;
    bareTimes.push(pair[0]);
    times.push(pair[1]);
  }
  printRatio(ratioOf(`service: ${name}`, times, bareTimes), { ...(most && { most }) });
  console.log(`  ${median(times).toFixed(1)} ms beside ${median(bareTimes).toFixed(1)} ms`);
}

console.log('Statements of the list of a month, in ms of the processor');
const calledFor: (typeof asked)[] = [];
for (let round = 0; round < rounds; round += 1) {
  asked.length = 0;
  await call('/stack/list', filtersOfMonth);
  calledFor.push([...asked]);
}
for (const [at, { statement }] of (calledFor[0] ?? []).entries()) {
  const times = calledFor.map((statements) => statements[at]?.milliseconds ?? Number.NaN);
  console.log(`  ${median(times).toFixed(1)}: ${statement.slice(0, 100)}`);
}

console.log('Sizes of answers in kB, as they are and compressed');
for (const [name, path, body] of [
  ['list of 50', '/stack/list', filters],
  ['totals', '/stack/totals?by=Unit', filters],
  ['filter options', '/stack/filter-options', { departmentIds, from, to }],
  ['map of 10,000', '/stack/map-list', filters],
] as const) {
  const sizes = [await call(path, body), await call(path, body, { 'Accept-Encoding': 'gzip' })];
  console.log(`${name}: ${sizes.map((bytes) => (bytes / 1024).toFixed(1)).join(' -> ')}`);
}
await client.close();
