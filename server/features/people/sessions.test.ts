import { clientFor } from '../../testing/api/clientFor';
import { objectAt } from '../../testing/api/contractSchemas';
import { type DemoOwners, demoOwners } from '../../testing/demoOwners';
import { personIn } from '../../testing/personIn';
import { type TestService, testService } from '../../testing/testService';

const departmentAdmin = 'department@nordskov.example';

let service: TestService;
let admin: ReturnType<typeof clientFor>;
let nordskov: DemoOwners;
let rold: DemoOwners;

beforeEach(async () => {
  service = await testService();
  admin = clientFor(service, 'org@nordskov.example');
  nordskov = await demoOwners(service.orm, 'Nordskov Tømmer A/S');
  rold = await demoOwners(service.orm, 'Nordskov Tømmer A/S', 'Rold Skov');
});

/** Ends all access of a signed-in person, restores some of it, and returns the status of a refresh. */
async function refreshedAfterReturn(email: string, close: (personId: string) => string[]): Promise<number> {
  const { refreshToken, token } = await service.signIn(email);
  const body = { userId: email, refreshToken };
  const first = await service.call('POST', '/auth/refresh-token', { body });
  expect(first.status).toBe(200);
  const id = await personIn(service.orm, nordskov.organizationId, email);
  for (const path of close(id)) expect((await admin('PUT', path)).status).toBe(200);
  expect((await admin('PUT', `${nordskov.organization}/user/${id}/activate`)).status).toBe(200);
  const again = { ...body, refreshToken: objectAt(first.json?.data).refreshToken };
  const { status } = await service.call('POST', '/auth/refresh-token', { body: again });
  // The token of before goes the same way, although it has most of its hour left.
  expect((await service.call('GET', '/user-info', { token })).status).toBe(status);
  return status;
}

const closeAll = (id: string) => [`${nordskov.organization}/person/${id}/deactivate`];
const closeEach = (id: string) =>
  [rold.department, nordskov.organization].map((owner) => `${owner}/user/${id}/deactivate`);

it.each([
  ['at once', closeAll],
  ['one by one', closeEach],
])('whoever lost all access %s and is given it again has to sign in again', async (_, close) => {
  expect(await refreshedAfterReturn(departmentAdmin, close)).toBe(401);
  expect((await service.signIn(departmentAdmin)).token).not.toBe('');
});

it('a session goes on where something else is open', async () => {
  expect(await refreshedAfterReturn('multi@stackyard.example', closeAll)).toBe(200);
});
