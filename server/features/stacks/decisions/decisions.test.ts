import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { mail } from '../../../db/accountSchema';
import { measurement } from '../../../db/measurementSchema';
import { appUser } from '../../../db/schema';
import { stack, stackDecision } from '../../../db/stackSchema';
import { objectAt, objectsIn } from '../../../testing/api/contractSchemas';
import { fieldSender } from '../../../testing/fieldSender';
import { testNow } from '../../../testing/testDatabase';

const field = fieldSender();
const { admin, historyOf, measure, organizationId, places, register, rowOf } = field;

const unlike = { values: { assortmentLength: 4.2, frontArea: 10, backArea: 13, remark: '' } };
const surveyor = 'surveyor@nordskov.example';

async function measured(over: object = {}) {
  const key = randomUUID();
  await register(key);
  await measure(key, { ...unlike, ...over });
  const id = (await rowOf(key))?.id ?? '';
  return { key, id, path: `/stack/${id}`, seen: await seenOf(key) };
}

async function seenOf(key: string) {
  return { lastModifiedDateTime: (await rowOf(key))?.lastModifiedDateTime.toISOString() };
}

async function detailOf(id: string) {
  return objectAt((await admin('GET', `/stack/${id}`)).data);
}

const filters = () => ({
  departmentIds: [places().departmentId],
  dateType: 'PreRegistration',
  pageSize: 100,
});

async function listed(more: object) {
  const { data } = await admin('PUT', '/stack/list', { ...filters(), ...more });
  return objectsIn(objectAt(data).data ?? null);
}

const isListed = async (id: string, more: object) => (await listed(more)).some((row) => row.stackId === id);

async function mails(): Promise<{ to: string; subject: string; text: string }[]> {
  await field.service().sendMails();
  return field
    .service()
    .mails.splice(0)
    .filter(({ to }) => to === surveyor);
}

const word = 'The back stands in a ditch';

describe('a failed check', () => {
  it('is told by its kind, and by how far front and back differ', async () => {
    const { id } = await measured();
    const [row] = (await listed({ evidenceFailed: true })).filter(({ stackId }) => stackId === id);
    expect(row).toMatchObject({ failedChecks: ['faces'], accepted: [], isAskedAnew: false });
    expect(row?.faceDifference).toBeCloseTo(3 / 11.5);
    expect(await detailOf(id)).toMatchObject({ failedChecks: ['faces'], accepted: [] });
  });

  it('that is accepted with a reason leaves count and filter, and stays marked, with a name', async () => {
    const { id, key, path, seen } = await measured();
    const counted = async () => {
      const { data } = await admin('PUT', '/stack/waiting', { departmentIds: filters().departmentIds });
      return Number(objectAt(objectAt(data).failedEvidence).count);
    };
    const totals = async () => (await admin('PUT', '/stack/totals', filters())).data;
    const [before, sums] = [await counted(), await totals()];
    const body = { ...seen, kinds: ['faces', 'AtZero'], word };
    expect((await admin('PUT', `${path}/doubts`, body)).status).toBe(200);
    expect(await counted()).toBe(before - 1);
    expect(await totals()).toEqual(sums);
    expect(await isListed(id, { evidenceFailed: true })).toBe(false);
    const [row] = (await listed({ evidenceFailed: false })).filter(({ stackId }) => stackId === id);
    expect(row).toMatchObject({ evidenceFailed: false, failedChecks: [], accepted: ['faces'] });
    expect(await detailOf(id)).toMatchObject({
      failedChecks: [],
      accepted: [
        {
          kind: 'faces',
          word,
          acceptedDateTime: testNow.toISOString(),
          acceptedBy: expect.stringMatching(/\S/),
        },
      ],
    });
    const { data: report } = await admin('GET', `${path}/report-data`);
    expect(objectAt(report).stack).toMatchObject({ accepted: ['faces'] });
    expect((await historyOf(key)).at(-1)).toMatchObject({
      operationId: 'acceptStackDoubts',
      userName: expect.stringMatching(/\S/),
      fields: [
        { field: 'accepted', before: [], after: ['faces'] },
        { field: 'word', before: [], after: [word] },
      ],
    });
  });

  it('is open again when the acceptance is taken back, which changes nothing the second time', async () => {
    const { id, key, path, seen } = await measured();
    await admin('PUT', `${path}/doubts`, { ...seen, kinds: ['faces'], word });
    expect((await admin('DELETE', `${path}/doubts/faces`)).status).toBe(200);
    expect(await isListed(id, { evidenceFailed: true })).toBe(true);
    expect(await detailOf(id)).toMatchObject({ failedChecks: ['faces'], accepted: [] });
    const history = await historyOf(key);
    expect(history.at(-1)).toMatchObject({
      operationId: 'takeBackStackAcceptance',
      fields: [
        { field: 'accepted', before: ['faces'], after: [] },
        { field: 'word', before: [word], after: [] },
      ],
    });
    expect((await admin('DELETE', `${path}/doubts/faces`)).status).toBe(200);
    expect(await historyOf(key)).toHaveLength(history.length);
  });

  it('is open again with the next measurement that fails it', async () => {
    const { id, key, path, seen } = await measured();
    await admin('PUT', `${path}/doubts`, { ...seen, kinds: ['faces'], word });
    await measure(key, { ...unlike, logCount: 87, reason: 'Counted again' });
    expect(await detailOf(id)).toMatchObject({ failedChecks: ['faces'], accepted: [] });
    expect(await isListed(id, { evidenceFailed: true })).toBe(true);
  });

  it('is not accepted unseen: a new measurement, or another change, is told and nothing is kept', async () => {
    const { id, key, path, seen } = await measured();
    field.service().pass(1000);
    await measure(key, { ...unlike, logCount: 87, reason: 'Counted again' });
    const body = { kinds: ['faces'], word };
    const overtaken = await admin('PUT', `${path}/doubts`, { ...seen, ...body });
    expect([overtaken.status, overtaken.errorMessage]).toEqual([
      409,
      expect.stringMatching(/^A new measurement of this stack has come in/),
    ]);
    expect((await admin('PUT', `${path}/new-measurement`, { ...seen, word })).status).toBe(409);
    const current = await seenOf(key);
    await field
      .service()
      .orm.update(stack)
      .set({ lastModifiedDateTime: new Date(Date.parse(current.lastModifiedDateTime ?? '') + 1) })
      .where(eq(stack.id, id));
    expect((await admin('PUT', `${path}/doubts`, { ...current, ...body })).status).toBe(412);
    expect(await detailOf(id)).toMatchObject({ failedChecks: ['faces'], accepted: [] });
    expect(await mails()).toEqual([]);
  });

  it('orders a list: what is open first, and of that the faces that differ most', async () => {
    const slight = await measured();
    const strong = await measured({ values: { ...unlike.values, backArea: 20 } });
    const accepted = await measured({ values: { ...unlike.values, backArea: 30 } });
    await admin('PUT', `${accepted.path}/doubts`, { ...accepted.seen, kinds: ['faces'], word });
    const sound = await measured({ values: { ...unlike.values, backArea: 10 } });
    const ours = [slight, strong, accepted, sound].map(({ id }) => id);
    const order = { orderBy: 'Check', orderDirection: 'Descending' };
    const ids = async (direction: string) =>
      (await listed({ ...order, orderDirection: direction }))
        .map(({ stackId }) => String(stackId))
        .filter((id) => ours.includes(id));
    expect((await ids('Descending')).slice(0, 3)).toEqual([strong.id, slight.id, accepted.id]);
    expect((await ids('Ascending')).slice(0, 3)).toEqual([accepted.id, slight.id, strong.id]);
  });
});

describe('a new measurement', () => {
  it('is asked for by a mail that says all without the portal, and ends what was asked', async () => {
    const { id, key, path, seen } = await measured();
    expect((await admin('PUT', `${path}/new-measurement`, { ...seen, word })).status).toBe(200);
    expect(await detailOf(id)).toMatchObject({
      failedChecks: ['faces'],
      newMeasurement: {
        to: 'Svend Maaler',
        obstacle: 'AlreadyAsked',
        asked: {
          word,
          askedDateTime: field.service().deps.now().toISOString(),
          askedBy: expect.stringMatching(/\S/),
        },
      },
    });
    const [row] = (await listed({ evidenceFailed: true })).filter(({ stackId }) => stackId === id);
    expect(row).toMatchObject({ isAskedAnew: true });
    const [sent, ...others] = await mails();
    expect(others).toEqual([]);
    const number = (await rowOf(key))?.stackNumber;
    expect(sent?.subject).toBe(`Mål venligst stak ${number} igen: Nordskov Tømmer A/S`);
    for (const said of [
      `Stak: ${number}`,
      '56.80000, 9.80000',
      'arealerne af forside og bagside afviger fra hinanden: 26,1',
      '(10 m² / 13 m²)',
      `Besked: ${word}`,
      'org@nordskov.example',
    ])
      expect(sent?.text).toContain(said);
    expect(sent?.text).not.toContain('portal.example');
    expect((await historyOf(key)).at(-1)).toMatchObject({
      operationId: 'askForNewMeasurement',
      fields: [
        { field: 'askedAnew', before: [], after: ['Svend Maaler'] },
        { field: 'word', before: [], after: [word] },
      ],
    });
    field.service().pass(1000);
    await measure(key, { ...unlike, logCount: 87, reason: 'Asked to' });
    expect(await detailOf(id)).toMatchObject({ newMeasurement: { obstacle: null, asked: null } });
  });

  it('is asked for once for each measurement, and told that it is over when it is taken back', async () => {
    const { path, seen, key } = await measured();
    const ask = async () => admin('PUT', `${path}/new-measurement`, { ...seen, word: '' });
    await ask();
    expect((await ask()).status).toBe(200);
    expect(await mails()).toHaveLength(1);
    expect((await admin('DELETE', `${path}/new-measurement`)).status).toBe(200);
    const [over, ...others] = await mails();
    expect([over?.subject, others]).toEqual([expect.stringMatching(/behøver ikke blive målt igen/), []]);
    expect((await historyOf(key)).at(-1)).toMatchObject({ operationId: 'takeBackNewMeasurement' });
    const again = await ask();
    expect([again.status, again.errorMessage]).toEqual([409, expect.stringContaining('once for each')]);
    expect(await mails()).toEqual([]);
  });

  it('can be asked for again where the mail was taken back before it was sent', async () => {
    const { path, seen, id } = await measured();
    await admin('PUT', `${path}/new-measurement`, { ...seen, word: '' });
    await admin('DELETE', `${path}/new-measurement`);
    expect(await mails()).toEqual([]);
    expect(await detailOf(id)).toMatchObject({ newMeasurement: { obstacle: null, asked: null } });
  });

  it('is not asked for by a mail that waits, when the stack is measured anew meanwhile', async () => {
    const { path, seen, key } = await measured();
    await admin('PUT', `${path}/new-measurement`, { ...seen, word: '' });
    await measure(key, { ...unlike, logCount: 87, reason: 'Counted again' });
    expect(await mails()).toEqual([]);
  });

  it('is not asked for where nothing is in doubt, or before the first one', async () => {
    const sound = await measured({ values: { ...unlike.values, backArea: 10 } });
    const ask = (path: string, seen: object) =>
      admin('PUT', `${path}/new-measurement`, { ...seen, word: '' });
    expect((await ask(sound.path, sound.seen)).errorMessage).toMatch(/^Nothing about this stack is in doubt/);
    const key = randomUUID();
    await register(key, { position: { latitude: 0, longitude: 0, height: 1, accuracy: 1 } });
    const id = (await rowOf(key))?.id ?? '';
    expect(await detailOf(id)).toMatchObject({ newMeasurement: null });
    expect((await ask(`/stack/${id}`, await seenOf(key))).errorMessage).toMatch(/has not been measured yet/);
  });

  const setMeasurement = (id: string, values: Partial<typeof measurement.$inferInsert>) =>
    field.service().orm.update(measurement).set(values).where(eq(measurement.stackId, id));

  it.each<[what: string, obstacle: string, (id: string) => Promise<unknown>]>([
    ['a key', 'Key', (id) => setMeasurement(id, { measuredById: null, source: 'Key' })],
    ['somebody who is erased', 'Erased', (id) => setMeasurement(id, { measuredById: null })],
    [
      'nobody who is named',
      'NoAccount',
      (id) => setMeasurement(id, { measuredById: null, source: 'Import' }),
    ],
    [
      'somebody without access by now',
      'NoAccess',
      async (id) => {
        const { orm } = field.service();
        const [former] = await orm
          .insert(appUser)
          .values({ id: randomUUID(), email: `${randomUUID()}@left.example`, name: 'Left' })
          .returning();
        await setMeasurement(id, { measuredById: former?.id ?? null });
      },
    ],
  ])(
    'of what was measured by %s cannot be asked for, and the reason is said',
    async (_, obstacle, change) => {
      const { id, path, seen } = await measured();
      await change(id);
      expect(await detailOf(id)).toMatchObject({ newMeasurement: { obstacle, asked: null } });
      const refused = await admin('PUT', `${path}/new-measurement`, { ...seen, word: '' });
      expect([refused.status, refused.errorMessage]).toEqual([
        409,
        expect.stringMatching(/^There is nobody to send/),
      ]);
      const own = and(eq(mail.stackId, id), eq(mail.organizationId, organizationId()));
      expect(await field.service().orm.$count(mail, own)).toBe(0);
    },
  );
});

it('what is accepted of place and times ends with other values, as with the next measurement', async () => {
  const key = randomUUID();
  const at = (latitude: number, longitude: number, minute: string) => ({
    position: { latitude, longitude, height: 40, accuracy: 3 },
    changedAt: `2026-06-16T08:${minute}:00+02:00`,
  });
  await register(key, at(0, 0, '00'));
  const id = (await rowOf(key))?.id ?? '';
  const accept = async () =>
    admin('PUT', `/stack/${id}/doubts`, { ...(await seenOf(key)), kinds: ['AtZero'], word });
  await accept();
  await register(key, { ...at(0, 0, '01'), polterId: 'P8' });
  expect(await detailOf(id)).toMatchObject({ doubts: [], accepted: [{ kind: 'AtZero' }] });
  await register(key, at(9.8, 56.8, '02'));
  expect((await detailOf(id)).accepted).toEqual([]);
  await register(key, at(0, 0, '03'));
  field.service().pass(1000);
  await measure(key, { ...unlike, position: { latitude: 0, longitude: 0, height: 1, accuracy: 1 } });
  expect(await detailOf(id)).toMatchObject({ doubts: ['AtZero'], accepted: [] });
  expect(await field.service().orm.$count(stackDecision, eq(stackDecision.stackId, id))).toBe(0);
});
