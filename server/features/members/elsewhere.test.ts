import { and, eq } from 'drizzle-orm';
import { appUser, organizationMember } from '../../db/schema';
import { stack } from '../../db/stackSchema';
import * as pictures from '../../demo/pictures/pictures';
import { clientFor } from '../../testing/api/clientFor';
import { objectsIn } from '../../testing/api/contractSchemas';
import { countStatements } from '../../testing/countStatements';
import { type DemoOwners, demoOwners } from '../../testing/demoOwners';
import { dataFor } from '../../testing/organizationsOf';
import { testService } from '../../testing/testService';

const email = 'ada@skov.example';
const ada = { email, name: 'Ada Skov', phone: '112', roles: ['Surveyor'], enableAutoEmails: true };
const profile = { name: 'Ada S.', phone: '', roles: ['Surveyor'], enableAutoEmails: false };

const elsewhere = {
  nobody: async () => undefined,
  invited: async ({ harzer, multi }: World) => void (await multi('POST', `${harzer.department}/user`, ada)),
  active: async ({ service, harzer, multi }: World) => {
    await multi('POST', `${harzer.organization}/user`, { ...ada, name: 'Frau Wald', phone: '49' });
    await multi('POST', `${harzer.department}/add-administrator`, { email });
    await service.orm.update(appUser).set({ passwordHash: 'x' }).where(eq(appUser.email, email));
    expect((await clientFor(service, email)('GET', harzer.department)).status).toBe(200);
  },
};

interface World {
  service: Awaited<ReturnType<typeof testService>>;
  nordskov: DemoOwners;
  harzer: DemoOwners;
  multi: ReturnType<typeof clientFor>;
}

async function transcriptOf(prepare: (world: World) => Promise<void>): Promise<string> {
  const service = await testService();
  const nordskov = await demoOwners(service.orm, 'Nordskov Tømmer A/S');
  const harzer = await demoOwners(service.orm, 'Harzer Rundholz GmbH');
  const multi = clientFor(service, 'multi@stackyard.example');
  await prepare({ service, nordskov, harzer, multi });
  // Sending mails is not part of the call.
  const calls = { ...service, call: service.answer };
  const admin = clientFor(calls, 'org@nordskov.example');
  const ownCalls = clientFor(calls, email);
  const lines: string[] = [];
  const tell = async (method: string, path: string, body?: unknown, caller = admin) => {
    let response: Awaited<ReturnType<typeof admin>> | undefined;
    const statements = await countStatements(async () => {
      response = await caller(method, path, body);
    });
    await service.sendMails();
    const { status, data, errorMessage, fields } = response ?? {};
    lines.push(JSON.stringify({ method, status, statements, data, errorMessage, fields }));
    return String(data?.userId ?? data?.id ?? '');
  };
  const sawmill = await tell('POST', '/sawmill', { organizationId: nordskov.organizationId, name: 'Nyt' });
  const sawmillUsers = `/sawmill/${sawmill}/user`;
  const person = (id: string) => `${nordskov.organization}/person/${id}`;

  // A sawmill user: added, invited again, active, removed and added again.
  for (let time = 0; time < 2; time += 1) {
    const id = await tell('POST', sawmillUsers, { email, name: 'Ada' });
    await tell('POST', sawmillUsers, { email });
    await tell('PUT', `${sawmillUsers}/${id}`, { name: 'Ada Ny' });
    await tell('GET', person(id));
    await tell('POST', `${person(id)}/invitation`);
    await tell('PUT', '/stack/list/sawmill', { sawmillIds: [sawmill] }, ownCalls);
    await tell('GET', person(id));
    await tell('DELETE', `${sawmillUsers}/${id}`);
    await tell('GET', person(id));
  }
  const id = await tell('POST', `${nordskov.organization}/user`, ada);
  await tell('POST', `${nordskov.department}/user`, ada);
  await tell('POST', sawmillUsers, { email });
  await tell('POST', `${nordskov.organization}/contact`, { name: '', email, phone: '' });
  await tell('POST', `${nordskov.department}/add-administrator`, { email });
  await tell('POST', `${nordskov.organization}/add-administrator`, { email });
  await tell('PUT', `${nordskov.department}/user/${id}`, profile);
  await tell('PUT', `${nordskov.organization}/user/${id}`, profile);
  await tell('GET', nordskov.organization);
  await tell('GET', nordskov.department);
  await tell('GET', `/sawmill/list?organizationId=${nordskov.organizationId}`);
  await tell('GET', `${nordskov.organization}/person`);
  await tell('GET', person(id));
  service.pass(61 * 60_000);
  for (let time = 0; time < 6; time += 1) await tell('POST', `${person(id)}/invitation`);
  await tell('PUT', `${nordskov.department}/user/${id}/deactivate`);
  await tell('PUT', `${person(id)}/deactivate`);
  await tell('GET', person(id));
  await tell('POST', `${person(id)}/invitation`);
  await tell('DELETE', `/sawmill/${sawmill}`);

  const known = new Map<string, string>();
  return lines.join('\n').replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (uuid) => {
    const name = known.get(uuid) ?? `id ${known.size + 1}`;
    known.set(uuid, name);
    return name;
  });
}

it('no answer, status, id or amount of work tells that somebody exists or works elsewhere', async () => {
  const transcript = await transcriptOf(elsewhere.nobody);
  expect(
    transcript.match(/"invited":false,"lastUsedAt":"[^"]*","mailState":"sent","email":"ada@/g),
  ).toHaveLength(2);
  expect(transcript).toContain('"status":429');
  expect(transcript.split('\n').filter((line) => line.includes('"status":500'))).toEqual([]);
  expect(await transcriptOf(elsewhere.invited)).toBe(transcript);
  expect(await transcriptOf(elsewhere.active)).toBe(transcript);
});

it('an organisation does not learn that an address is invited by another one', async () => {
  const service = await testService();
  const nordskov = await demoOwners(service.orm, 'Nordskov Tømmer A/S');
  const harzer = await demoOwners(service.orm, 'Harzer Rundholz GmbH');
  const [admin, multi] = ['org@nordskov.example', 'multi@stackyard.example'].map((who) =>
    clientFor(service, who),
  );
  for (let time = 0; time < 6; time += 1)
    await multi?.('POST', `${harzer.organization}/add-administrator`, { email });
  expect(service.mails).toHaveLength(5);
  const added = await admin?.('POST', `${nordskov.organization}/user`, ada);
  const path = `${nordskov.organization}/person/${added?.data.userId}/invitation`;
  expect((await admin?.('POST', path))?.status).toBe(200);
  // The limit of mails still holds.
  expect(service.mails).toHaveLength(5);
});

it('somebody has another id in each organisation, and one in all of its parts', async () => {
  const service = await testService();
  const nordskov = await demoOwners(service.orm, 'Nordskov Tømmer A/S');
  const harzer = await demoOwners(service.orm, 'Harzer Rundholz GmbH');
  const multi = clientFor(service, 'multi@stackyard.example');
  const ids = [];
  for (const owner of [nordskov.organization, nordskov.department, harzer.organization, harzer.department])
    ids.push((await multi('POST', `${owner}/user`, ada)).data.userId);
  const [first, second, third, fourth] = ids;
  expect([second, fourth]).toEqual([first, third]);
  const [account] = await service.orm.select().from(appUser).where(eq(appUser.email, email));
  expect(new Set([first, third, account?.id]).size).toBe(3);
  const foreign = `${nordskov.organization}/user/${third}`;
  expect((await multi('PUT', foreign, profile)).status).toBe(404);
  const ofAccount = and(
    eq(organizationMember.userId, account?.id ?? ''),
    eq(organizationMember.organizationId, nordskov.organizationId),
  );
  expect(await service.orm.$count(organizationMember, ofAccount)).toBe(1);
  const { data } = await multi('GET', harzer.organization);
  expect(objectsIn(data.users).map(({ userId }) => userId)).toContain(third);
});

async function namedElsewhere() {
  const service = await testService();
  const nordskov = await demoOwners(service.orm, 'Nordskov Tømmer A/S', 'Rold Skov');
  const harzer = await demoOwners(service.orm, 'Harzer Rundholz GmbH');
  const [admin, multi, adasOwn] = ['org@nordskov.example', 'multi@stackyard.example', email].map((who) =>
    clientFor(service, who),
  );
  await multi?.('POST', `${harzer.organization}/user`, { ...ada, name: 'Olaf Nordskov' });
  return { service, nordskov, admin, adasOwn };
}

it('the history of an organisation names people as this one does, whoever invited them first', async () => {
  const { service, nordskov, admin, adasOwn } = await namedElsewhere();
  const named = async () => {
    const contact = { name: '', email: `kim${Math.random()}@x.example`, phone: '' };
    expect((await adasOwn?.('POST', `${nordskov.department}/contact`, contact))?.status).toBe(201);
    const answer = await admin?.('GET', `${nordskov.organization}/history?kind=Contact`);
    return objectsIn(answer?.data.data)[0]?.userName;
  };
  await admin?.('POST', `${nordskov.department}/user`, { ...ada, name: '', roles: ['DepartmentAdmin'] });
  expect(await named()).toBe(email);
  service.pass(60_000);
  await admin?.('POST', `${nordskov.organization}/user`, { ...ada, name: 'Ada Skov' });
  expect(await named()).toBe('Ada Skov');
});

it('views and reports of an organisation name people as this one does, whoever invited them first', async () => {
  const { service, nordskov, admin, adasOwn } = await namedElsewhere();
  await admin?.('POST', `${nordskov.department}/user`, { ...ada, name: '', roles: ['DepartmentAdmin'] });
  const view = { name: 'Ours', shared: true, parameters: [], columns: [], dense: false };
  expect((await adasOwn?.('POST', `${nordskov.organization}/stack-view`, view))?.status).toBe(201);
  const [measured] = await service.orm
    .select()
    .from(stack)
    .where(and(eq(stack.departmentId, nordskov.departmentId), eq(stack.state, 'Measured')));
  // Drawing the pictures of the report takes the longest.
  const drawn = jest.spyOn(pictures, 'pictureOf').mockReturnValue(Buffer.from('a picture'));
  const names = async () => {
    const views = objectsIn(
      await dataFor(service, 'org@nordskov.example', `${nordskov.organization}/stack-view`),
    );
    const report = await adasOwn?.('GET', `/stack/${measured?.id}/report-data`);
    return [views.map(({ ownerName }) => ownerName), report?.data.requestedBy];
  };
  expect(await names()).toEqual([['ada'], email]);
  await admin?.('POST', `${nordskov.organization}/user`, { ...ada, name: 'Ada Skov' });
  expect(await names()).toEqual([['Ada Skov'], 'Ada Skov']);
  drawn.mockRestore();
});
