import { randomUUID } from 'node:crypto';
import { eq, ne } from 'drizzle-orm';
import { harvestPlace, stackOrigin } from '../../../db/harvestSchema';
import { historyEntry } from '../../../db/historySchema';
import { department } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import { objectAt, objectsIn } from '../../../testing/api/contractSchemas';
import { fieldSender } from '../../../testing/fieldSender';

const field = fieldSender();
const { admin, measure, own, places, register, rowOf, sibling, versionsOf } = field;

const reason = 'Felled in the other forest';
const other = () => sibling().departmentIds[0] ?? '';

async function measured() {
  const key = randomUUID();
  await register(key);
  await measure(key);
  return known(key);
}

async function known(key: string) {
  const row = await rowOf(key);
  const lastModifiedDateTime = row?.lastModifiedDateTime.toISOString();
  const path = `/stack/${row?.id}/department`;
  const move = (over: object = {}) =>
    admin('PUT', path, { lastModifiedDateTime, departmentId: other(), reason, ...over });
  return { key, id: row?.id ?? '', move };
}

const litresIn = async (departmentId: string) => {
  const { data } = await admin('PUT', '/stack/totals', { departmentIds: [departmentId] });
  return JSON.stringify(data);
};

describe('a stack that is moved', () => {
  it('keeps its number, and counts in the other department', async () => {
    const { key, id, move } = await measured();
    const before = await rowOf(key);
    const [here, there] = [await litresIn(places().departmentId), await litresIn(other())];
    expect((await move()).status).toBe(200);
    expect(await rowOf(key)).toEqual({
      ...before,
      departmentId: other(),
      lastModifiedDateTime: field.service().deps.now(),
    });
    expect(await litresIn(places().departmentId)).not.toBe(here);
    expect(await litresIn(other())).not.toBe(there);
    const [first, second] = await versionsOf(key);
    expect([first?.beside?.departmentId, second]).toEqual([
      places().departmentId,
      expect.objectContaining({ version: 2, source: 'Hand', reason, values: first?.values, corrected: null }),
    ]);
    const names = await Promise.all(
      ['1', '2'].map(async (version) => {
        const { data } = await admin('GET', `/stack/${id}/report-data?version=${version}`);
        return objectAt(objectAt(data).stack).departmentName;
      }),
    );
    expect(new Set(names).size).toBe(2);
    const { data } = await admin('GET', `/stack/${id}`);
    expect(objectsIn(objectAt(data).measurements).map((one) => one.movedFrom)).toEqual([names[0], null]);
    const { call, tokenOf } = field.service();
    const token = await tokenOf('org@nordskov.example');
    const listed = (await call('GET', `/stack/${id}/versions`, { token })).json?.data;
    expect(objectsIn(listed ?? null).map((one) => one.movedFrom)).toEqual([names[0], null]);
  });

  it('keeps the numbers of its statement, and not a place of harvest of the former department', async () => {
    const { id, key, move } = await measured();
    const { orm } = field.service();
    const { organizationId = '', departmentId = '' } = (await rowOf(key)) ?? {};
    const placeId = randomUUID();
    const areaNumbers: string[] = [];
    await orm.insert(harvestPlace).values({
      ...{ id: placeId, organizationId, departmentId, areaNumbers },
      ...{ name: `Place ${placeId}`, country: 'DK', landAddress: 'Ravnkilde 7' },
    });
    await orm
      .insert(stackOrigin)
      .values({ organizationId, departmentId, stackId: id, placeId, referenceNumber: '25DKAB12345678' });
    expect((await move()).status).toBe(200);
    expect(await orm.select().from(stackOrigin).where(eq(stackOrigin.stackId, id))).toEqual([
      expect.objectContaining({
        ...{ departmentId: other(), placeId: null },
        referenceNumber: '25DKAB12345678',
      }),
    ]);
    const told = await orm.select().from(historyEntry).where(eq(historyEntry.thingId, id));
    const moved = told.filter(({ operationId }) => operationId === 'moveStack');
    for (const { fields } of moved)
      expect(fields).toContainEqual({ field: 'harvestPlace', before: [`Place ${placeId}`], after: [] });
    expect(moved).toHaveLength(2);
  });

  it('is told to whoever reads the history of either department', async () => {
    const { id, move } = await measured();
    await move();
    const entries = await field.service().orm.select().from(historyEntry).where(eq(historyEntry.thingId, id));
    const moved = entries.filter(({ operationId }) => operationId === 'moveStack');
    expect(moved.map(({ departmentId }) => departmentId).sort()).toEqual(
      [places().departmentId, other()].sort(),
    );
    expect(moved[0]?.fields).toEqual(
      expect.arrayContaining([
        { field: 'department', before: [expect.any(String)], after: [expect.any(String)] },
        { field: 'reason', before: [], after: [reason] },
      ]),
    );
  });

  it('is told to a device that sends for the former department', async () => {
    const { key, move } = await measured();
    await move();
    expect((await measure(key, { volume: 30, reason: 'Again' })).status).toBe(409);
    expect(await rowOf(key)).toMatchObject({ volume: 27.125 });
  });

  it('to where it is changes nothing', async () => {
    const { key, move } = await measured();
    expect((await move({ departmentId: places().departmentId })).status).toBe(200);
    expect(await versionsOf(key)).toHaveLength(1);
  });

  it('can be one that is only registered', async () => {
    const key = randomUUID();
    await register(key);
    const { move } = await known(key);
    expect((await move()).status).toBe(200);
    expect(await rowOf(key)).toMatchObject({ departmentId: other(), state: 'PreRegistration' });
  });
});

describe('a stack that stays where it is', () => {
  it('is one whose number the other department has, also where it only looks alike', async () => {
    const { key, id, move } = await measured();
    const { orm } = field.service();
    const twin = await measured();
    await twin.move();
    for (const stackNumber of ['26-7', ' 26-7']) {
      await orm.update(stack).set({ stackNumber: '26-7', searchText: '26-7\n' }).where(eq(stack.id, id));
      await orm.update(stack).set({ stackNumber, searchText: '26-7\n' }).where(eq(stack.id, twin.id));
      const { status, fields } = await move();
      expect([status, fields]).toEqual([409, ['departmentId']]);
    }
    expect(await rowOf(key)).toMatchObject({ departmentId: places().departmentId });
  });

  it('is one at a sawmill, or withdrawn', async () => {
    const one = await measured();
    const [sawmillId] = own().sawmillIds;
    await admin('POST', `/sawmill/${sawmillId}/assign-stacks`, { stackIds: [one.id] });
    expect((await one.move()).status).toBe(409);
    const second = await measured();
    const row = await rowOf(second.key);
    const lastModifiedDateTime = row?.lastModifiedDateTime.toISOString();
    await admin('PUT', `/stack/${second.id}/withdrawal`, { reason, lastModifiedDateTime });
    expect((await second.move()).status).toBe(409);
  });

  it('is one that has changed since it was seen', async () => {
    const { move } = await measured();
    expect((await move({ lastModifiedDateTime: '2026-06-16T00:00:00Z' })).status).toBe(412);
  });

  it.each(['of another organisation', 'that is no id'])('is one for a department %s', async (what) => {
    const { key, move } = await measured();
    const [foreign] = await field
      .service()
      .orm.select()
      .from(department)
      .where(ne(department.organizationId, field.organizationId()))
      .limit(1);
    const departmentId = what === 'that is no id' ? 'elsewhere' : foreign?.id;
    const { status, fields } = await move({ departmentId });
    expect([status, fields]).toEqual([400, ['departmentId']]);
    expect(await rowOf(key)).toMatchObject({ departmentId: places().departmentId });
  });
});

it('two who move two stacks past each other do not wait for each other', async () => {
  const [one, second] = [await measured(), await measured()];
  await second.move();
  const back = await known(second.key);
  const answers = await Promise.all([one.move(), back.move({ departmentId: places().departmentId })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});
