/**
 * The cost of the service compared with the bare SQL statement in the same process, for Nordskov's 12,000 stacks:
 * list, filter options and map list. Interleaved; printed as ratios of medians (goal: at most twice the statement
 * plus 15 ms).
 */
import { PGlite } from '@electric-sql/pglite';
import { createApp } from '../server/app';
import { databaseOn } from '../server/db/client';
import { migrateToLatest } from '../server/db/migrations';
import { demoMeasurements } from '../server/demo/demoMeasurements';
import { seedDatabase } from '../server/demo/seed/seedDatabase';
import { noMail } from '../server/testing/mail/noMail';
import { noReports } from '../server/testing/noReports';
import { tokenOf } from '../server/testing/tokenOf';

const rounds = 25;
const now = new Date('2026-11-20T12:00:00Z');
const from = '2025-11-20T00:00:00.000Z';
const to = '2026-11-20T23:59:59.000Z';
const seed = 7;

const client = await PGlite.create();
const database = databaseOn(client);
await migrateToLatest(database.orm);
await seedDatabase(database, { seed, now, nordskovStacks: 12_000 });
const tokenSecret = new TextEncoder().encode('a secret of the benchmark, 32 bytes');
const app = createApp({
  database,
  now: () => now,
  tokenSecret,
  measurements: demoMeasurements(seed),
  ...noMail,
  ...noReports,
});
const email = 'org@nordskov.example';
const token = await tokenOf(database.orm, tokenSecret, email, now);

const { rows } = await client.query<{ id: string }>(
  `select d.id from department d join organization_member m using (organization_id)
   join app_user u on u.id = m.user_id where u.email = $1`,
  [email],
);
const departmentIds = rows.map(({ id }) => id);

async function call(path: string, body: object): Promise<void> {
  const answer = await app.request(`/api/v1${path}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

const lastYear =
  's.department_id = any($1::uuid[]) and s.last_modified_date_time >= $2 and s.last_modified_date_time < $3';
const parameters = [departmentIds, from, new Date(Date.parse(to) + 1000).toISOString()];
const filters = { departmentIds, from, to, dateType: 'LastChanged' };

const measurements = [
  {
    name: 'list',
    statement: `with matching as (select s.id, s.last_modified_date_time from stack s where ${lastYear})
      select total.count, s.*, r.name, v.name from (select count(*) from matching) total
      left join (select id from matching order by last_modified_date_time desc nulls last, id limit 50) shown on true
      left join stack s on s.id = shown.id left join app_user r on r.id = s.registrator_id
      left join app_user v on v.id = s.surveyor_id order by s.last_modified_date_time desc nulls last, s.id`,
    run: () => call('/stack/list', filters),
  },
  {
    name: 'filter options',
    statement: `select array_agg(distinct registrator_id), array_agg(distinct surveyor_id),
      array_agg(distinct tree_species), array_agg(distinct assortment), array_agg(distinct area_number),
      min(assortment_length), max(assortment_length) from stack s
      where s.department_id = any($1::uuid[]) and s.last_modified_date_time >= $2 and s.registration_date_time < $3`,
    run: () => call('/stack/filter-options', { departmentIds, from, to }),
  },
  {
    name: 'map list',
    statement: `select json_agg(points)::text from (select s.id as "stackId", s.latitude, s.longitude, s.state from stack s
      where ${lastYear} and s.latitude is not null and s.longitude is not null
      order by s.last_modified_date_time desc nulls last, s.id limit 10000) points`,
    run: () => call('/stack/map-list', filters),
  },
];

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

function summary(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return { median: at(0.5), text: `${at(0.5).toFixed(1)} ms (${at(0).toFixed(1)}-${at(1).toFixed(1)})` };
}

console.log(`Service over bare SQL at 12,000 stacks, ${rounds} rounds`);
for (const { name, statement, run } of measurements) {
  const bare: number[] = [];
  const service: number[] = [];
  for (let round = -3; round < rounds; round += 1) {
    const times = [await timeOf(() => client.query(statement, parameters)), await timeOf(run)] as const;
    // The first rounds warm up.
    if (round < 0) continue;
    bare.push(times[0]);
    service.push(times[1]);
  }
  const [sql, whole] = [summary(bare), summary(service)];
  const ratio = (whole.median / sql.median).toFixed(2);
  const verdict = whole.median <= 2 * sql.median + 15 ? 'reached' : 'missed';
  console.log(`${name}: SQL ${sql.text}, service ${whole.text}, ratio ${ratio}, goal 2 x + 15 ms ${verdict}`);
}
await client.close();
