import { eq } from 'drizzle-orm';
import { stack } from '../../../../db/stackSchema';
import { objectAt } from '../../../../testing/api/contractSchemas';
import { demoOwners } from '../../../../testing/demoOwners';
import { testDatabase } from '../../../../testing/testDatabase';
import { serviceOn, type TestService } from '../../../../testing/testService';
import { makeNextExport } from './makeNextExport';

const admin = 'org@nordskov.example';

let service: TestService;
let departmentId: string;
let path: string;

beforeEach(async () => {
  service = serviceOn(await testDatabase());
  ({ departmentId } = await demoOwners(service.orm, 'Nordskov Tømmer A/S'));
  const body = { filters: { departmentIds: [departmentId] }, format: 'GeoJson' };
  const token = await service.tokenOf(admin);
  const { json } = await service.answer('POST', '/stack-export', { token, body });
  path = `/stack-export/${objectAt(json?.data ?? {}).id}/file`;
  await makeNextExport(service.deps);
});

async function fetched() {
  return service.answer('GET', path, { token: await service.tokenOf(admin) });
}

it('is refused once one of its stacks is deleted', async () => {
  expect((await fetched()).status).toBe(200);
  const [one] = await service.orm.select().from(stack).where(eq(stack.departmentId, departmentId)).limit(1);
  await service.orm.delete(stack).where(eq(stack.id, one?.id ?? ''));
  expect((await fetched()).status).toBe(404);
});
