import { inArray, sql } from 'drizzle-orm';
import { routes } from '../api';
import { stack } from '../db/stackSchema';
import type { ServiceRoute } from '../http/createRoute';
import { accessCases } from '../testing/access/accessCases';
import { authorizationTargets } from '../testing/access/targets';
import { failingDatabase } from '../testing/failingDatabase';
import { testDatabase } from '../testing/testDatabase';
import { serviceOn, type TestService } from '../testing/testService';

let failing: Awaited<ReturnType<typeof failingDatabase>>;
let service: TestService;
let targets: Awaited<ReturnType<typeof authorizationTargets>>;
let token: string;

beforeAll(async () => {
  await testDatabase();
  failing = await failingDatabase();
  service = serviceOn(failing.database);
  targets = await authorizationTargets(service.orm);
  token = await service.tokenOf('global@stackyard.example');
});

async function rowCounts(): Promise<Record<string, unknown>> {
  const { rows: tables } = await service.orm.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const counts = tables.map(
    ({ name }) => sql`(select count(*) from ${sql.identifier(name)}) as ${sql.identifier(name)}`,
  );
  const { rows } = await service.orm.execute(sql`select ${sql.join(counts, sql`, `)}`);
  return rows[0] ?? {};
}

const all: readonly ServiceRoute[] = routes;
const creating = routes
  .filter((_route, index) => all[index]?.idempotent === true)
  .map(({ operationId }) => operationId);

const preparations: Record<string, () => Promise<unknown>> = {
  bringBackOrganization: async () => {
    const [id = ''] = targets.own.organizationIds;
    await service.call('DELETE', `/organization/${id}`, { token });
  },
  assignStacks: () =>
    service.orm
      .update(stack)
      .set({ state: 'Measured', sawmillId: null, assignedToSawmillDateTime: null })
      .where(inArray(stack.id, targets.own.stackIds)),
};

it.each(creating)(
  '%s that is cut off at any statement has done nothing or all, and is made once',
  async (operationId) => {
    const [method, path, body] = accessCases[operationId].request(targets.own);
    const headers = { 'idempotency-key': operationId };
    await preparations[operationId]?.();
    const call = () => service.answer(method, path, { token, body, headers });
    const before = await rowCounts();
    const found: object[] = [];
    for (let statements = 0; await failing.breakingAfter(statements, call); statements += 1)
      found.push(await rowCounts());
    const after = await rowCounts();
    expect(found.length).toBeGreaterThan(5);
    expect(found).toEqual(found.map(() => before));
    expect(after).not.toEqual(before);
    const [first, second] = [await call(), await call()];
    expect([first.status < 300, second.text]).toEqual([true, first.text]);
    expect(await rowCounts()).toEqual(after);
  },
);
