import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { mail } from '../../../db/accountSchema';
import { measuredNotice } from '../../../db/noticeSchema';
import { department } from '../../../db/schema';
import { stack } from '../../../db/stackSchema';
import { postMeasuredMails } from '../../../mail-queue/measuredNotices';
import { judgeStacks } from '../../../stacks/storedDoubts';
import { objectAt, objectsIn } from '../../../testing/api/contractSchemas';
import { fieldSender } from '../../../testing/fieldSender';

const field = fieldSender();
const {
  admin,
  historyOf,
  measure,
  measured: measurement,
  organizationId,
  own,
  places,
  register,
  registration,
  rowOf,
  send,
  sibling,
} = field;

const reason = 'The same pile was measured from the other side';

async function measured(over: object = {}) {
  const key = randomUUID();
  await register(key);
  await measure(key, over);
  return known(key);
}

async function known(key: string) {
  const row = await rowOf(key);
  const id = row?.id ?? '';
  return {
    key,
    id,
    number: row?.stackNumber ?? '',
    path: `/stack/${id}/withdrawal`,
    seen: { lastModifiedDateTime: row?.lastModifiedDateTime.toISOString() },
  };
}

async function withdrawn(more: object = {}) {
  const one = await measured();
  const { status } = await admin('PUT', one.path, { ...one.seen, reason, ...more });
  expect(status).toBe(200);
  return one;
}

const detailOf = async (id: string) => objectAt((await admin('GET', `/stack/${id}`)).data);

async function listed(more: object = {}) {
  const body = {
    departmentIds: [places().departmentId],
    dateType: 'PreRegistration',
    pageSize: 100,
    ...more,
  };
  const { data } = await admin('PUT', '/stack/list', body);
  return objectsIn(objectAt(data).data ?? null);
}

const isListed = async (id: string, more?: object) =>
  (await listed(more)).some(({ stackId }) => stackId === id);

describe('a stack that is withdrawn', () => {
  it('says since when, why, by whom, and which other one there is', async () => {
    const twin = await measured();
    const { id, key } = await withdrawn({ twinNumber: twin.number });
    const withdrawal = {
      reason,
      withdrawnDateTime: field.service().deps.now().toISOString(),
      withdrawnBy: expect.stringMatching(/\S/),
      twin: { stackId: twin.id, stackNumber: twin.number, departmentId: places().departmentId },
    };
    expect(await detailOf(id)).toMatchObject({ status: 'Measured', withdrawal });
    const { data: report } = await admin('GET', `/stack/${id}/report-data`);
    expect(objectAt(report).stack).toMatchObject({ withdrawal });
    expect(await detailOf(twin.id)).toMatchObject({ withdrawal: null });
    expect((await historyOf(key)).at(-1)).toMatchObject({
      operationId: 'withdrawStack',
      userName: expect.stringMatching(/\S/),
      fields: [
        { field: 'withdrawn', before: ['false'], after: ['true'] },
        { field: 'reason', before: [], after: [reason] },
        { field: 'twin', before: [], after: [twin.number] },
      ],
    });
  });

  it('is in the list of its filter alone, and counts again when it is brought back', async () => {
    const sums = async () =>
      (await admin('PUT', '/stack/totals', { departmentIds: [places().departmentId] })).data;
    const one = await measured();
    const [before, row] = [await sums(), await rowOf(one.key)];
    expect((await admin('PUT', one.path, { ...one.seen, reason })).status).toBe(200);
    expect(await sums()).not.toEqual(before);
    expect([await isListed(one.id), await isListed(one.id, { withdrawn: false })]).toEqual([false, false]);
    const rows = await listed({ withdrawn: true });
    expect(rows.every(({ isWithdrawn }) => isWithdrawn)).toBe(true);
    expect(rows.map(({ stackId }) => stackId)).toContain(one.id);
    const options = await admin('PUT', '/stack/filter-options', { departmentIds: [places().departmentId] });
    expect(options.data).toMatchObject({ hasWithdrawn: true });

    expect((await admin('DELETE', one.path)).status).toBe(200);
    expect(await sums()).toEqual(before);
    expect([await isListed(one.id), await isListed(one.id, { withdrawn: true })]).toEqual([true, false]);
    expect(await rowOf(one.key)).toEqual({ ...row, lastModifiedDateTime: field.service().deps.now() });
    const history = await historyOf(one.key);
    expect(history.at(-1)).toMatchObject({ operationId: 'bringBackStack' });
    expect((await admin('DELETE', one.path)).status).toBe(200);
    expect(await historyOf(one.key)).toHaveLength(history.length);
  });

  it('keeps its number', async () => {
    await field.numbering('Manuel');
    const key = randomUUID();
    await register(key, { stackNumber: 'TAKEN-1' });
    await measure(key, { stackNumber: 'TAKEN-1' });
    const one = await known(key);
    await admin('PUT', one.path, { ...one.seen, reason });
    const second = await register(randomUUID(), { stackNumber: 'TAKEN-1' });
    await field.numbering('AutoGenerated');
    expect([second.status, second.fields]).toEqual([409, ['stackNumber']]);
  });

  it.each<[what: string, message: (key: string) => [path: string, body: object]]>([
    [
      'a registration',
      (key) => [`/ingest/stack/${key}`, registration({ changedAt: '2026-06-17T11:00:00+02:00' })],
    ],
    [
      'a measurement',
      (key) => [`/ingest/stack/${key}/measurement`, measurement({ volume: 30, reason: 'Counted again' })],
    ],
    ['the same measurement, sent again', (key) => [`/ingest/stack/${key}/measurement`, measurement()]],
  ])('answers %s with 409 and the reason', async (_, message) => {
    const { key } = await withdrawn();
    const [path, body] = message(key);
    const token = await field.service().tokenOf('surveyor@nordskov.example');
    const { status, json } = await field.service().call('PUT', path, { token, body });
    expect([status, json?.fieldErrors]).toEqual([409, [{ field: 'clientKey', message: reason }]]);
    expect((await rowOf(key))?.volume).toBe(27.125);
    expect((await send('GET', `/ingest/stack/${key}`)).status).toBe(200);
  });

  it('cannot be assigned, and waits for no decision', async () => {
    const { id } = await withdrawn();
    const [sawmillId] = own().sawmillIds;
    const assigned = await admin('POST', `/sawmill/${sawmillId}/assign-stacks`, { stackIds: [id] });
    expect([assigned.status, assigned.errorMessage]).toEqual([409, expect.stringMatching(/^Only measured/)]);
    const seen = { lastModifiedDateTime: (await detailOf(id)).lastModifiedDateTime };
    const accepted = await admin('PUT', `/stack/${id}/doubts`, { ...seen, kinds: ['faces'], word: 'Seen' });
    expect([accepted.status, accepted.errorMessage]).toEqual([
      409,
      expect.stringMatching(/^This stack was withdrawn/),
    ]);
  });

  it('is in no mail about measured stacks', async () => {
    const [gone, kept] = [await withdrawn(), await measured()];
    const { database, now } = field.service().deps;
    await postMeasuredMails(database, new Date(now().getTime() + 2 * 3_600_000));
    const posted = await database.orm
      .select({ digest: mail.digest })
      .from(mail)
      .where(eq(mail.kind, 'measured'));
    const named = JSON.stringify(posted);
    expect([named.includes(gone.number), named.includes(kept.number)]).toEqual([false, true]);
  });

  it('is in the next mail where it comes back before it was told of', async () => {
    const one = await withdrawn();
    const { database, now } = field.service().deps;
    const post = async (hours: number) => {
      await postMeasuredMails(database, new Date(now().getTime() + hours * 3_600_000));
      const posted = await database.orm.select({ digest: mail.digest }).from(mail);
      return JSON.stringify(posted).includes(one.number);
    };
    expect(await post(2)).toBe(false);
    await admin('DELETE', one.path);
    expect(await post(3)).toBe(true);
    expect(await database.orm.$count(measuredNotice, eq(measuredNotice.stackId, one.id))).toBe(0);
  });

  it.each([
    ['the tenth other one of a stack that is far from all', 10, 1, [['FarFromOthers'], []]],
    ['the only neighbour of another one', 22, 2, [[], ['FarFromOthers']]],
  ] as const)('leaves the others judged without it: %s', async (_, many, few, [before, after]) => {
    const { orm } = field.service();
    const { id, key } = await measured();
    const [empty = ''] = sibling().departmentIds;
    await orm.delete(stack).where(eq(stack.departmentId, empty));
    const { litres: _litres, thousandthsOfCubicFeet: _feet, ...row } = (await rowOf(key)) ?? {};
    const copies = (count: number, at: { latitude: number; longitude: number }) =>
      Array.from({ length: count }, () => ({
        ...{ ...row, ...at, id: randomUUID(), departmentId: empty },
        ...{ clientKey: null, stackNumber: randomUUID(), searchText: randomUUID() },
      }));
    const there = copies(few, { latitude: 57.6, longitude: 10.4 });
    const here = copies(many - 1, { latitude: 54.8, longitude: 8.7 });
    await orm.insert(stack).values([...here, ...there] as (typeof stack.$inferInsert)[]);
    const place = few === 1 ? { latitude: 54.8, longitude: 8.7 } : { latitude: 57.6, longitude: 10.4 };
    await orm
      .update(stack)
      .set({ ...place, departmentId: empty })
      .where(eq(stack.id, id));
    const far = there[0]?.id ?? '';
    if (few === 2) await orm.delete(stack).where(eq(stack.id, there[1]?.id ?? ''));
    await judgeStacks(orm, [far], field.service().deps.now());
    expect((await detailOf(far)).doubts).toEqual(before);
    const { lastModifiedDateTime } = await detailOf(id);
    await admin('PUT', `/stack/${id}/withdrawal`, { reason, lastModifiedDateTime });
    expect((await detailOf(far)).doubts).toEqual(after);
    await admin('DELETE', `/stack/${id}/withdrawal`);
    expect((await detailOf(far)).doubts).toEqual(before);
  });

  it('is not measured anew: whoever was asked is told that it is over', async () => {
    const one = await measured({
      values: { assortmentLength: 4.2, frontArea: 10, backArea: 13, remark: '' },
    });
    await admin('PUT', `/stack/${one.id}/new-measurement`, { ...one.seen, word: 'Please' });
    expect((await admin('PUT', one.path, { ...one.seen, reason })).status).toBe(200);
    expect(await detailOf(one.id)).toMatchObject({ newMeasurement: { asked: null } });
    await admin('DELETE', one.path);
    expect(await detailOf(one.id)).toMatchObject({ newMeasurement: { asked: null } });
  });
});

describe('is not withdrawn', () => {
  const refused = async ({ path, seen }: Awaited<ReturnType<typeof known>>, body: object = { reason }) => {
    const { status, errorMessage, fields } = await admin('PUT', path, { ...seen, ...body });
    return { status, errorMessage, fields };
  };

  it('a stack that is only registered', async () => {
    const key = randomUUID();
    await register(key);
    expect(await refused(await known(key))).toMatchObject({
      status: 409,
      errorMessage: expect.stringMatching(/has not been measured yet/),
    });
  });

  it('one that is assigned, until it was taken back', async () => {
    const one = await measured();
    const [sawmillId] = own().sawmillIds;
    await admin('POST', `/sawmill/${sawmillId}/assign-stacks`, { stackIds: [one.id] });
    const assigned = await known(one.key);
    expect(await refused(assigned)).toMatchObject({
      status: 409,
      errorMessage: expect.stringMatching(/^This stack is assigned to a sawmill\. Undo the assignment first/),
    });
    await admin('POST', `/sawmill/${sawmillId}/unassign-stacks`, { stackIds: [one.id] });
    expect((await refused(await known(one.key))).status).toBe(200);
  });

  it('one that is withdrawn already, and the first reason stays', async () => {
    const { key, id } = await withdrawn();
    expect(await refused(await known(key), { reason: 'Another' })).toMatchObject({
      status: 409,
      errorMessage: expect.stringMatching(/^This stack was withdrawn/),
    });
    expect(await detailOf(id)).toMatchObject({ withdrawal: { reason } });
  });

  it('one that another was withdrawn for, because then the pile would count nowhere', async () => {
    const twin = await measured();
    await withdrawn({ twinNumber: twin.number });
    expect(await admin('PUT', twin.path, { ...twin.seen, reason })).toMatchObject({ status: 409 });
    expect((await rowOf(twin.key))?.withdrawnAt).toBeNull();
  });

  it('one that a stack of another department was withdrawn for', async () => {
    const { orm } = field.service();
    const twin = await measured();
    const isElsewhere = and(
      eq(department.organizationId, organizationId()),
      ne(department.id, places().departmentId),
    );
    const [elsewhere] = await orm.select().from(department).where(isElsewhere).limit(1);
    const twinDepartmentId = elsewhere?.id ?? '';
    await orm.update(stack).set({ departmentId: twinDepartmentId }).where(eq(stack.id, twin.id));
    await withdrawn({ twinNumber: twin.number, twinDepartmentId });
    expect(await admin('PUT', twin.path, { ...twin.seen, reason })).toMatchObject({ status: 409 });
  });

  it.each<[what: string, reason: unknown]>([
    ['blanks', '   \n\t'],
    ['no sign that is seen', '\u200b'],
    ['10,000 signs', 'x'.repeat(10_000)],
    ['nothing', undefined],
  ])('for a reason of %s', async (_, bad) => {
    const one = await measured();
    expect(await refused(one, { reason: bad })).toMatchObject({ status: 400, fields: ['reason'] });
    expect((await rowOf(one.key))?.withdrawnAt).toBeNull();
  });

  it.each<[what: string, status: number, twin: (own: string) => Promise<object>]>([
    ['the stack itself', 400, async (ownNumber) => ({ twinNumber: ownNumber })],
    ['a number that no stack has', 400, async () => ({ twinNumber: 'Nowhere' })],
    [
      'a stack that is only registered',
      400,
      async () => {
        const key = randomUUID();
        await register(key);
        return { twinNumber: (await rowOf(key))?.stackNumber };
      },
    ],
    [
      'one of another organisation',
      400,
      async () => {
        const { orm } = field.service();
        const isForeign = and(ne(stack.organizationId, organizationId()), eq(stack.state, 'Measured'));
        const [foreign] = await orm.select().from(stack).where(isForeign).limit(1);
        return { twinNumber: foreign?.stackNumber, twinDepartmentId: foreign?.departmentId };
      },
    ],
    [
      'one of no department',
      400,
      async () => ({ twinNumber: (await measured()).number, twinDepartmentId: 'none' }),
    ],
    ['one that is withdrawn itself', 409, async () => ({ twinNumber: (await withdrawn()).number })],
  ])('with a twin that is %s', async (_, status, twinOf) => {
    const one = await measured();
    expect(await refused(one, { reason, ...(await twinOf(one.number)) })).toMatchObject({
      status,
      fields: ['twinNumber'],
    });
    expect((await rowOf(one.key))?.withdrawnAt).toBeNull();
  });

  it('unseen: a newer measurement and any other change are told apart', async () => {
    const one = await measured();
    field.service().pass(1000);
    await measure(one.key, { volume: 28, reason: 'Counted again' });
    expect(await refused(one)).toMatchObject({
      status: 409,
      errorMessage: expect.stringMatching(/^A new measurement/),
    });
    const now = await known(one.key);
    await field
      .service()
      .orm.update(stack)
      .set({ lastModifiedDateTime: new Date(0) })
      .where(eq(stack.id, one.id));
    expect((await refused(now)).status).toBe(412);
  });
});

describe('two people at once', () => {
  const statuses = async (calls: readonly Promise<{ status: number }>[]) =>
    (await Promise.all(calls)).map(({ status }) => status).toSorted();

  it('withdraw a stack once', async () => {
    const one = await measured();
    const act = async () => admin('PUT', one.path, { ...one.seen, reason });
    expect(await statuses([act(), act()])).toEqual([200, 409]);
  });

  it('never withdraw both measurements of a pile, each as the twin of the other', async () => {
    const [one, other] = [await measured(), await measured()];
    const act = async (stack: typeof one, twin: typeof one) =>
      admin('PUT', stack.path, { ...stack.seen, reason, twinNumber: twin.number });
    expect(await statuses([act(one, other), act(other, one)])).toEqual([200, 409]);
  });

  it('withdraw a stack or assign it, and never both', async () => {
    const one = await measured();
    const [sawmillId] = own().sawmillIds;
    expect(
      await statuses([
        admin('PUT', one.path, { ...one.seen, reason }),
        admin('POST', `/sawmill/${sawmillId}/assign-stacks`, { stackIds: [one.id] }),
      ]),
    ).toEqual([200, 409]);
  });
});
