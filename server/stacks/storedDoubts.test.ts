import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { stack } from '../db/stackSchema';
import { judgeNext } from '../features/stacks/records/storedVerdicts';
import { objectAt, objectsIn } from '../testing/api/contractSchemas';
import { fieldSender } from '../testing/fieldSender';
import { testNow } from '../testing/testDatabase';

const field = fieldSender();
const { admin, measure, organizationId, places, register, rowOf } = field;

const at = (latitude: number, longitude: number, minute = '00') => ({
  position: { latitude, longitude, height: 40, accuracy: 3 },
  changedAt: `2026-06-16T08:${minute}:00+02:00`,
});

const registeredAt = (time: string) => ({ registeredAt: time });

it.each<[what: string, over: object, doubts: string[]]>([
  ['in its own forest', {}, []],
  ['without a position', { position: undefined }, []],
  ['at 0, 0', at(0, 0), ['AtZero']],
  ['with its coordinates exchanged', at(9.8, 56.8), ['OutsideCountries']],
  ['with its hemisphere exchanged', at(56.8, -9.8), ['OutsideCountries']],
  ['some kilometres beyond the border', at(54.7, 9.4), []],
  ['far beyond the border', at(53.5, 10), ['OutsideCountries']],
  ['registered in the last century', registeredAt('1970-01-01T00:00:00Z'), ['Before2000']],
])('a stack %s is judged when it is registered', async (_, over, doubts) => {
  const key = randomUUID();
  expect((await register(key, over)).status).toBe(201);
  const found = (await rowOf(key))?.doubts ?? [];
  expect(found.filter((kind) => kind !== 'FarFromOthers')).toEqual(doubts);
});

it('a stack that was measured more than a day before its registration is in doubt until one of both is corrected', async () => {
  const key = randomUUID();
  await register(key);
  await measure(key, { measuredAt: '2026-06-15T07:59:00+02:00' });
  expect((await rowOf(key))?.doubts).toEqual(['MeasuredBeforeRegistered']);
  await measure(key, { measuredAt: '2026-06-15T08:01:00+02:00', reason: 'The clock was wrong' });
  expect((await rowOf(key))?.doubts).toBeNull();
});

it('a position is in doubt where it is far from all others of a department, and no longer when one comes near', async () => {
  const { orm } = field.service();
  await orm
    .update(stack)
    .set({ latitude: 56.8, longitude: 9.8 })
    .where(eq(stack.departmentId, places().departmentId));
  // The stack lies on Bornholm, 330 km from the others, and still in Denmark.
  const [far, near] = [randomUUID(), randomUUID()];
  await register(far, at(55.1, 14.9));
  expect((await rowOf(far))?.doubts).toEqual(['FarFromOthers']);
  await register(near, at(55.11, 14.9));
  expect((await rowOf(far))?.doubts).toBeNull();
  expect((await rowOf(near))?.doubts).toBeNull();
});

describe('what is in doubt', () => {
  const filters = () => ({ departmentIds: [places().departmentId], dateType: 'PreRegistration' });
  const listed = async (evidenceFailed: boolean) => {
    const { data } = await admin('PUT', '/stack/list', { ...filters(), evidenceFailed, pageSize: 100 });
    return objectsIn(objectAt(data).data ?? null);
  };

  async function plant(): Promise<{ key: string; id: string }> {
    const key = randomUUID();
    await register(key, at(0, 0));
    return { key, id: (await rowOf(key))?.id ?? '' };
  }

  it('is counted, listed and told alike', async () => {
    const { id } = await plant();
    const rows = await listed(true);
    expect(rows.find(({ stackId }) => stackId === id)).toMatchObject({
      evidenceFailed: null,
      doubts: ['AtZero'],
    });
    expect((await listed(false)).map(({ stackId }) => stackId)).not.toContain(id);
    const { data: waiting } = await admin('PUT', '/stack/waiting', {
      departmentIds: filters().departmentIds,
    });
    expect(objectAt(objectAt(waiting).failedEvidence)).toMatchObject({ count: rows.length });
    const { data: detail } = await admin('GET', `/stack/${id}`);
    expect(detail).toMatchObject({ doubts: ['AtZero'], accepted: [], coordinates: null });
  });

  it('is judged again when the organisation works in other countries', async () => {
    const key = randomUUID();
    await register(key, at(53.5, 10));
    expect((await rowOf(key))?.doubts).toContain('OutsideCountries');
    const path = `/organization/${organizationId()}`;
    const { data } = await admin('GET', path);
    expect(data).toMatchObject({ workCountries: ['DK'] });
    const body = { workCountries: ['DK', 'DE'] };
    expect((await admin('PUT', `${path}/work-countries`, body)).status).toBe(200);
    const { orm } = field.service();
    while (await judgeNext(orm, testNow));
    expect((await rowOf(key))?.doubts ?? []).not.toContain('OutsideCountries');
  });
});
