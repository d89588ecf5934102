import { randomUUID } from 'node:crypto';
import { eq, ne } from 'drizzle-orm';
import { appUser, organization, person } from '../db/schema';
import { type TestService, testService } from '../testing/testService';
import { askerOf, askerOfKey } from './askerOf';
import { loadKey } from './loadKey';
import { loadPrincipal } from './loadPrincipal';
import { hashOf } from './tokens/secretToken';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

const idOf = async (email: string) => (await loadPrincipal(service.orm, { email }))?.userId ?? '';

it('is the organisation of a person who is in one, and of its keys', async () => {
  const who = await idOf('department@nordskov.example');
  const [own] = await service.orm.select().from(person).where(eq(person.userId, who));
  const group = own?.organizationId;
  expect(await askerOf(service.orm, { userId: who })).toEqual({ who, group });
  const admin = await service.tokenOf('org@nordskov.example');
  const body = { name: 'Field', scopes: ['Measure'] };
  const made = await service.call('POST', `/organization/${group}/api-key`, { token: admin, body });
  expect(made.status).toBe(201);
  const key = String(Reflect.get(Object(made.json?.data), 'key'));
  const caller = await loadKey(service.orm, hashOf(key));
  expect(caller && askerOfKey(caller)).toEqual({ who: caller?.userId, group });
});

it('is nobody who has left: the token is still valid, and must hold no place', async () => {
  await expect(askerOf(service.orm, { userId: randomUUID() })).rejects.toMatchObject({ status: 401 });
  const left = { id: randomUUID(), email: 'left@x.example', name: 'Left' };
  await service.orm.insert(appUser).values(left);
  await expect(askerOf(service.orm, { userId: left.id })).rejects.toMatchObject({ status: 401 });
});

it('is the person alone where several organisations have added them, and for a global admin', async () => {
  for (const email of ['multi@stackyard.example', 'global@stackyard.example']) {
    const who = await idOf(email);
    expect(await askerOf(service.orm, { userId: who })).toEqual({ who, group: who });
  }
  // This also holds where one organisation has added a global admin.
  const admin = await idOf('global@stackyard.example');
  const [company] = await service.orm.select().from(organization);
  await service.orm
    .insert(person)
    .values({ id: randomUUID(), organizationId: company?.id ?? '', userId: admin });
  expect((await askerOf(service.orm, { userId: admin })).group).toBe(admin);
  // An organisation that adds a person takes none of the slots that the person has elsewhere.
  const who = await idOf('department@nordskov.example');
  const [own] = await service.orm.select().from(person).where(eq(person.userId, who));
  const [elsewhere] = await service.orm
    .select()
    .from(organization)
    .where(ne(organization.id, own?.organizationId ?? ''));
  const organizationId = elsewhere?.id ?? '';
  await service.orm.insert(person).values({ id: randomUUID(), organizationId, userId: who });
  expect((await askerOf(service.orm, { userId: who })).group).toBe(who);
});
