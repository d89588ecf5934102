import { clientFor } from '../../testing/api/clientFor';
import { objectsIn } from '../../testing/api/contractSchemas';
import { type DemoOwners, demoOwners } from '../../testing/demoOwners';
import { type TestService, testService } from '../../testing/testService';

const email = 'ada@skov.example';
const orgAdmin = 'org@nordskov.example';
const ada = { email, name: 'Ada Skov', phone: '112', roles: ['Surveyor'], enableAutoEmails: true };

let service: TestService;
let admin: ReturnType<typeof clientFor>;
let caller: ReturnType<typeof clientFor>;
let nordskov: DemoOwners;
let rold: DemoOwners;

beforeEach(async () => {
  service = await testService();
  admin = clientFor(service, orgAdmin);
  caller = clientFor(service, 'department@nordskov.example');
  nordskov = await demoOwners(service.orm, 'Nordskov Tømmer A/S');
  rold = await demoOwners(service.orm, 'Nordskov Tømmer A/S', 'Rold Skov');
});

const pathOf = (id: unknown) => `${nordskov.organization}/person/${id}`;

it('a department admin is not told whether and when somebody used the organisation', async () => {
  const added = await caller('POST', `${rold.department}/user`, { ...ada, email: orgAdmin });
  const { data: person } = await caller('GET', pathOf(added.data.userId));
  const { data: department } = await caller('GET', rold.department);
  const users = objectsIn(department.users);
  expect(users.length).toBeGreaterThan(1);
  for (const response of [added.data, person, ...users]) {
    expect(response).toMatchObject({ lastUsedAt: null });
    expect(response).not.toHaveProperty('invited');
  }
  const { data: known } = await admin('GET', rold.department);
  const row = objectsIn(known.users).find(({ userEmail }) => userEmail === orgAdmin);
  expect(row).toMatchObject({ invited: false, lastUsedAt: expect.any(String) });
});

it.each([orgAdmin, email])(
  'the limit of invitations does not tell a department admin of %s either',
  async (address) => {
    const appoint = () => caller('POST', `${rold.department}/add-administrator`, { email: address });
    const { data } = await appoint();
    for (let time = 0; time < 3; time += 1) await appoint();
    const invite = async () => (await caller('POST', `${pathOf(data.userId)}/invitation`)).status;
    expect([await invite(), await invite()]).toEqual([200, 429]);
  },
);

it('invitations are limited for each caller alone: nobody learns who else invited somebody', async () => {
  const { data } = await admin('POST', `${nordskov.department}/user`, ada);
  const again = async (who = admin) => (await who('POST', `${pathOf(data.userId)}/invitation`)).status;
  while ((await again()) === 200);
  await caller('POST', `${rold.department}/user`, ada);
  const statuses = [];
  for (let time = 0; time < 5; time += 1) statuses.push(await again(caller));
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  // The limit of mails still holds.
  expect(service.mails).toHaveLength(5);
});
