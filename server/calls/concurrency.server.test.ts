import { routes } from '../api';
import { appUser, organization } from '../db/schema';
import { workCountries } from '../domain/workCountries';
import type { ServiceRoute } from '../http/createRoute';
import { clientFor } from '../testing/api/clientFor';
import { type Json, type JsonObject, objectAt, objectsIn } from '../testing/api/contractSchemas';
import { type DemoOwners, demoOwners } from '../testing/demoOwners';
import { type TestService, testService } from '../testing/testService';

// These calls really run at the same time, which a single connection cannot show.

let service: TestService;
let client: ReturnType<typeof clientFor>;
let own: DemoOwners;

beforeAll(async () => {
  service = await testService();
  client = clientFor(service, 'global@stackyard.example');
  own = await demoOwners(service.orm, 'Nordskov Tømmer A/S', 'Rold Skov');
});

interface Editable {
  path: string;
  etag: () => Promise<unknown>;
  body: (number: number) => object;
}

async function read(path: string): Promise<JsonObject> {
  const { status, data } = await client('GET', path);
  expect([path, status]).toEqual([path, 200]);
  return data;
}

async function created(path: string, body: object): Promise<JsonObject> {
  const { status, data } = await client('POST', path, body);
  expect([path, status]).toEqual([path, 201]);
  return data;
}

async function etagIn(list: Promise<Json | undefined>, key: string, id: unknown): Promise<unknown> {
  return objectsIn(await list).find((row) => row[key] === id)?.etag;
}

function ofOwner(owner: string, part: () => string, body: Editable['body']): () => Promise<Editable> {
  return async () => ({ path: `${part()}/${owner}`, etag: async () => (await read(part())).etag, body });
}

const atOrganization = (name: string, body: Editable['body']) => ofOwner(name, () => own.organization, body);
const atDepartment = (name: string, body: Editable['body']) => ofOwner(name, () => own.department, body);

const profile = (number: number) => ({ name: `Person ${number}`, phone: String(number) });

function contract(name: string): () => Promise<Editable> {
  const body = (number: number) => ({
    ...{ fullMeasurementPrice: number, pieceMeasurementPrice: 0 },
    ...{ startDate: '2026-01-01T00:00:00Z', endDate: '2026-12-31T23:59:59Z' },
  });
  return async () => {
    const path = `${own.organization}/${name}`;
    await client('PUT', path, body(0));
    return { path, etag: async () => (await read(path)).etag, body };
  };
}

function member(part: () => string): () => Promise<Editable> {
  const fields = (number: number) => ({ ...profile(number), roles: ['Surveyor'], enableAutoEmails: true });
  return async () => {
    const email = `${part().split('/')[1]}@concurrent.example`;
    const { userId } = await created(`${part()}/user`, { email, ...fields(0) });
    const users = async () => (await read(part())).users;
    return { path: `${part()}/user/${userId}`, etag: () => etagIn(users(), 'userId', userId), body: fields };
  };
}

function contact(part: () => string): () => Promise<Editable> {
  const body = (number: number) => ({ ...profile(number), email: 'ada@skov.example' });
  return async () => {
    const { id } = await created(`${part()}/contact`, body(0));
    const contacts = async () => (await read(part())).contacts;
    return { path: `${part()}/contact/${id}`, etag: () => etagIn(contacts(), 'id', id), body };
  };
}

async function newSawmill(name: string) {
  const { id } = await created('/sawmill', { organizationId: own.organizationId, name });
  const sawmills = async () =>
    objectsIn((await read(`/sawmill/list?organizationId=${own.organizationId}&pageSize=1000`)).data);
  return { id, sawmills };
}

const view = (number: number) => ({
  name: `View ${number}`,
  shared: true,
  parameters: [],
  columns: [],
  dense: false,
});

const editable: Record<string, () => Promise<Editable>> = {
  renameOrganization: atOrganization('rename', (number) => ({ name: `Nordskov ${number}` })),
  updateAddressInformation: atOrganization('address-information', (number) => ({
    ...{ street: `Skovvej ${number}`, streetNumber: '1', city: 'Rold', zipCode: '9510', country: 'DK' },
  })),
  updateContactInformation: atOrganization('contact-information', (number) => ({
    ...{ email: '', phone: String(number), webSite: '' },
  })),
  updateCsvColumns: atOrganization('csv-columns', (number) => ({
    csvStatementNumbers: Math.floor(number / 2) % 2 === 1,
  })),
  updateWorkCountries: atOrganization('work-countries', (number) => ({
    workCountries: workCountries.slice(number % workCountries.length).slice(0, 1),
  })),
  updateContract: contract('contract-information'),
  updateNextContract: contract('contract-information/next'),
  updateOrganizationUser: member(() => own.organization),
  updateDepartmentUser: member(() => own.department),
  updateOrganizationContact: contact(() => own.organization),
  updateDepartmentContact: contact(() => own.department),
  updateDepartmentInfo: atDepartment('info', (number) => ({
    name: `Rold ${number}`,
    departmentNumber: number,
  })),
  updateHarvestPlace: async () => {
    const places = `${own.department}/harvest-place`;
    const body = (number: number) => ({
      ...{ name: `Place ${number}`, areaNumbers: [], country: 'DK', producerName: '', landAddress: '12b' },
      ...{ harvestFrom: null, harvestTo: null, statedHectares: null },
    });
    const { id } = await created(places, body(0));
    const path = `${places}/${id}`;
    return { path, etag: async () => (await read(path)).etag, body };
  },
  updateCustomerNumber: atDepartment('customer-number', (number) => ({ customerNumber: String(number) })),
  updateOrganizationMeasurementCard: async () => {
    const path = `${own.organization}/measurement-card-information`;
    const card = `${own.organization}/measurement-card`;
    const { measurementCardId } = await read(card);
    const stackNumberings = ['AutoGenerated', 'Manuel'];
    await client('PUT', path, { measurementCardId, stackNumbering: 'AutoGenerated' });
    return {
      path,
      etag: async () => (await read(card)).etag,
      body: (number) => ({ measurementCardId, stackNumbering: stackNumberings[Math.floor(number / 2) % 2] }),
    };
  },
  renameSawmill: async () => {
    const { id, sawmills } = await newSawmill('Sav 0');
    const etag = () => etagIn(sawmills(), 'id', id);
    return { path: `/sawmill/${id}/rename`, etag, body: (number) => ({ name: `Sav ${number}` }) };
  },
  updateSawmillUser: async () => {
    const { id, sawmills } = await newSawmill('Brugersav');
    const { userId } = await created(`/sawmill/${id}/user`, {
      email: 'saw@concurrent.example',
      ...profile(0),
    });
    const users = async () => (await sawmills()).find((row) => row.id === id)?.users;
    return {
      path: `/sawmill/${id}/user/${userId}`,
      etag: () => etagIn(users(), 'userId', userId),
      body: profile,
    };
  },
  correctStack: async () => {
    const departmentIds = [own.department.split('/').at(-1)];
    const { data } = await client('PUT', '/stack/list', { departmentIds, states: ['Measured'], pageSize: 1 });
    const path = `/stack/${objectsIn(data.data)[0]?.stackId}/correction`;
    return {
      path,
      etag: async () => (await read(path)).etag,
      body: (number) => ({ reason: 'Mistyped', values: { remark: `Gate ${number}` } }),
    };
  },
  updateStackView: async () => {
    const views = `${own.organization}/stack-view`;
    const { id } = await created(views, view(0));
    const list = async () =>
      (await service.call('GET', views, { token: await service.tokenOf('global@stackyard.example') })).json
        ?.data;
    return { path: `${views}/${id}`, etag: () => etagIn(list(), 'id', id), body: view };
  },
};

const all: readonly ServiceRoute[] = routes;
const withVersion = all.flatMap(({ operationId, request }) =>
  request?.headers !== undefined && 'shape' in request.headers && 'if-match' in request.headers.shape
    ? [operationId]
    : [],
);
const once = ['deleteMeasurementCardDraft', 'publishMeasurementCardVersion'];

it('is tried with everything that has a version', () => {
  expect(withVersion.length).toBeGreaterThan(10);
  expect([...Object.keys(editable), ...once].sort()).toEqual([...withVersion].sort());
});

const rounds = 20;

it.each(Object.entries(editable))('two people who edit one version at once: %s', async (_name, prepare) => {
  const { path, etag, body } = await prepare();
  for (let round = 1; round <= rounds; round += 1) {
    const version = await etag();
    expect(version).toMatch(/^"/);
    const headers = { 'if-match': String(version) };
    const write = (number: number) => client('PUT', path, body(number), headers);
    // Both differ from the stored value, and from each other where there are more than two values.
    const answers = await Promise.all([write(2 * round + 1), write(2 * round + 1 + rounds)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  }
});

it('fifty uses of one refresh token at once give one successor and end no session', async () => {
  const email = 'org@nordskov.example';
  for (let round = 0; round < 5; round += 1) {
    const { refreshToken } = await service.signIn(email);
    const refresh = (token: unknown) =>
      service.call('POST', '/auth/refresh-token', { body: { userId: email, refreshToken: token } });
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(refreshToken)));
    const successors = new Set(answers.map(({ json }) => objectAt(json ?? {}, 'data').refreshToken));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(successors.size).toBe(1);
    expect((await refresh([...successors][0])).status).toBe(200);
  }
});

it('twenty additions to a mailing list at once are twenty addresses', async () => {
  const before = (await read(own.department)).mailingList;
  const emails = Array.from({ length: 20 }, (_, index) => `list${index}@concurrent.example`);
  const add = (email: string) => client('PUT', `${own.department}/add-email-to-mailing-list`, { email });
  // Each address is added twice.
  const answers = await Promise.all([...emails, ...emails].map(add));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const after = (await read(own.department)).mailingList;
  expect(Array.isArray(after) && Array.isArray(before) && after.length - before.length).toBe(20);
  expect(after).toEqual(expect.arrayContaining(emails));
});

it('of two who delete an organisation at once one does, and of two who bring it back', async () => {
  const twice = async (method: string, path: string) => {
    const answers = await Promise.all([client(method, path), client(method, path)]);
    return answers.map(({ status }) => status).sort();
  };
  expect(await twice('DELETE', own.organization)).toEqual([204, 404]);
  const bringBack = `/deleted-organizations/${own.organizationId}/bring-back`;
  expect(await twice('POST', bringBack)).toEqual([200, 404]);
  expect((await client('GET', own.organization)).status).toBe(200);
});

it('a deadlock of two transactions is repeated, and both are done', async () => {
  const { orm } = service;
  let waiting = 2;
  let attempts = 0;
  let release = () => {};
  const bothHaveOne = new Promise<void>((resolve) => {
    release = resolve;
  });
  const change = (isFirst: boolean) =>
    orm.transaction(async (transaction) => {
      attempts += 1;
      const writes = [
        () => transaction.update(organization).set({ phone: '1' }),
        () => transaction.update(appUser).set({ name: 'One' }),
      ];
      if (!isFirst) writes.reverse();
      await writes[0]?.();
      waiting -= 1;
      if (waiting === 0) release();
      await bothHaveOne;
      await writes[1]?.();
    });
  await Promise.all([change(true), change(false)]);
  expect(attempts).toBe(3);
});
