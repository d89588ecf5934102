import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { stack } from '../db/stackSchema';
import { objectsIn } from '../testing/api/contractSchemas';
import { fieldSender } from '../testing/fieldSender';
import { testNow } from '../testing/testDatabase';
import { fillNextSearchTexts } from './fillSearchTexts';

const field = fieldSender();
const { admin, places, register, rowOf } = field;
const orm = () => field.service().orm;
const registered = async (stackNumber: string, over: object = {}) => {
  const key = randomUUID();
  expect((await register(key, { stackNumber, ...over })).status).toBe(201);
  return key;
};
const found = async (over: object) =>
  objectsIn(
    (
      await admin('PUT', '/stack/list', {
        ...{ departmentIds: [places().departmentId], dateType: 'PreRegistration', ...over },
      })
    ).data.data,
  );

async function asStoredBefore(key: string, columns: Partial<typeof stack.$inferInsert>): Promise<void> {
  await orm()
    .update(stack)
    .set({ ...columns, searchText: null })
    .where(eq(stack.clientKey, key));
}

async function fill(): Promise<void> {
  while (await fillNextSearchTexts(orm(), testNow));
}

beforeAll(async () => {
  await field.numbering('Manuel');
  await fill();
});

it('finds what a former version has stored before the job comes to it and after', async () => {
  const number = `Åben-${randomUUID().slice(0, 6)}`;
  const key = await registered(number);
  await asStoredBefore(key, { stackNumber: number.normalize('NFD'), areaNumber: 'Æ\u00a07' });
  expect(await found({ search: number.normalize('NFD') })).toHaveLength(1);
  expect(await found({ search: number.slice(-6).toUpperCase() })).toHaveLength(1);
  expect(await found({ areaNumber: 'Æ\u00a07' })).toHaveLength(1);
  // The number of the stack is taken all the while.
  expect((await register(randomUUID(), { stackNumber: number.normalize('NFD') })).status).toBe(409);
  await fill();
  for (const search of [number, number.normalize('NFD')]) expect(await found({ search })).toHaveLength(1);
  expect(await found({ areaNumber: 'Æ 7' })).toHaveLength(1);
  expect((await rowOf(key))?.stackNumber).toBe(number.normalize('NFD'));
});

it('writes all in portions, also what is interrupted', async () => {
  await orm().update(stack).set({ searchText: null });
  const open = () => orm().$count(stack, isNull(stack.searchText));
  const all = await open();
  expect(all).toBeGreaterThan(200);
  expect(await fillNextSearchTexts(orm(), testNow)).toBe(true);
  expect(await open()).toBe(all - 200);
  await fill();
  expect(await open()).toBe(0);
  expect(await fillNextSearchTexts(orm(), testNow)).toBe(false);
});

describe('two numbers of a department that become one', () => {
  const doubtsOf = async (key: string) =>
    (await rowOf(key))?.doubts?.filter((kind) => kind === 'NumberTwice') ?? [];

  async function twins() {
    const number = `Ærø-${randomUUID().slice(0, 6)}`;
    const [first, second] = [await registered(number), await registered(`${number}-2`)];
    await asStoredBefore(second, { stackNumber: `${number}\u200b` });
    await fill();
    return { first, second, number };
  }

  it('both stay, and administrators are told', async () => {
    const { first, second, number } = await twins();
    expect((await rowOf(first))?.stackNumber).toBe(number);
    expect((await rowOf(second))?.stackNumber).toBe(`${number}\u200b`);
    for (const key of [first, second]) expect(await doubtsOf(key)).toEqual(['NumberTwice']);
    expect(await found({ search: number, evidenceFailed: true })).toHaveLength(2);
  });

  it('are two again when one has another number', async () => {
    const { first, second, number } = await twins();
    const changed = { stackNumber: `${number}-3`, changedAt: '2026-06-16T09:00:00+02:00' };
    expect((await register(second, changed)).status).toBe(200);
    for (const key of [first, second]) expect(await doubtsOf(key)).toEqual([]);
  });

  it('are one when the other stack is deleted', async () => {
    const { first, second } = await twins();
    expect((await admin('DELETE', `/stack/${(await rowOf(second))?.id}`)).status).toBe(204);
    expect(await doubtsOf(first)).toEqual([]);
  });

  it('are two in two departments', async () => {
    const number = `Møn-${randomUUID().slice(0, 6)}`;
    const key = await registered(number);
    const [other] = await orm()
      .select({ id: stack.id })
      .from(stack)
      .where(inArray(stack.departmentId, field.sibling().departmentIds))
      .limit(1);
    await orm()
      .update(stack)
      .set({ stackNumber: number, searchText: null })
      .where(and(eq(stack.id, other?.id ?? '')));
    await fill();
    expect(await doubtsOf(key)).toEqual([]);
  });
});
