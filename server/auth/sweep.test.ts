import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { accountLink, attempt, idempotentCall, job, mail, refreshToken } from '../db/accountSchema';
import { historyEntry } from '../db/historySchema';
import { appUser, meta } from '../db/schema';
import { testNow } from '../testing/testDatabase';
import { type TestService, testService } from '../testing/testService';
import { sweep, sweepInterval } from './sweep';

const day = 24 * 60 * 60_000;
const ago = (milliseconds: number) => new Date(testNow.getTime() - milliseconds);

let service: TestService;
let userId: string;

beforeEach(async () => {
  service = await testService();
  const [account] = await service.orm.select().from(appUser).limit(1);
  userId = account?.id ?? '';
  await service.orm.delete(job);
});

function tokenThatEnds(familyExpiresAt: Date) {
  const hash = randomUUID();
  return { hash, family: randomUUID(), userId, issuedAt: ago(day), expiresAt: ago(day), familyExpiresAt };
}

function answerOf(createdAt: Date) {
  return { userId, key: randomUUID(), callHash: '', status: 201, answer: '', createdAt };
}

function mailOf(createdAt: Date, state: 'waiting' | 'sent' | 'failed') {
  const posted = { id: randomUUID(), kind: 'password', email: 'a@x.example', language: 'en' } as const;
  return { ...posted, state, nextAttemptAt: createdAt, createdAt };
}

it('removes what has expired, however much it is, and nothing else', async () => {
  const { orm } = service;
  await orm
    .insert(refreshToken)
    .values([
      ...Array.from({ length: 2500 }, () => tokenThatEnds(ago(1))),
      { ...tokenThatEnds(testNow), hash: 'alive' },
    ]);
  await orm.insert(idempotentCall).values([answerOf(ago(day + 1)), { ...answerOf(ago(day)), key: 'alive' }]);
  await orm.insert(accountLink).values([
    { userId, purpose: 'reset', hash: '', expiresAt: ago(1) },
    { userId, purpose: 'confirm', hash: '', expiresAt: testNow },
  ]);
  await orm.insert(attempt).values([
    { key: 'ended', moments: [], expiresAt: ago(1) },
    { key: 'alive', moments: [], expiresAt: testNow },
  ]);
  const kept = [mailOf(ago(31 * day), 'waiting'), mailOf(ago(29 * day), 'sent')];
  const gone = (['sent', 'failed'] as const).map((state) => mailOf(ago(31 * day), state));
  await orm.insert(mail).values([...kept, ...gone]);
  const accounts = await orm.$count(appUser);
  await sweep(orm, testNow);
  expect((await orm.select().from(refreshToken)).map(({ hash }) => hash)).toEqual(['alive']);
  expect((await orm.select().from(idempotentCall)).map(({ key }) => key)).toEqual(['alive']);
  expect((await orm.select().from(accountLink)).map(({ purpose }) => purpose)).toEqual(['confirm']);
  expect((await orm.select().from(attempt)).map(({ key }) => key)).toEqual(['alive']);
  expect((await orm.select().from(mail)).map(({ id }) => id).sort()).toEqual(kept.map(({ id }) => id).sort());
  expect(await orm.$count(appUser)).toBe(accounts);
});

it('has one turn in ten minutes, whichever instance takes it', async () => {
  const { orm } = service;
  const expire = () => orm.insert(refreshToken).values(tokenThatEnds(ago(1)));
  await expire();
  await Promise.all([sweep(orm, testNow), sweep(orm, testNow), sweep(orm, testNow)]);
  expect(await orm.$count(refreshToken)).toBe(0);
  await expire();
  await sweep(orm, ago(-sweepInterval + 1));
  expect(await orm.$count(refreshToken)).toBe(1);
  await sweep(orm, ago(-sweepInterval));
  expect(await orm.$count(refreshToken)).toBe(0);
});

it('leaves no removal to requests', async () => {
  await service.orm.insert(refreshToken).values(tokenThatEnds(ago(1)));
  await service.signIn('org@nordskov.example');
  expect(await service.orm.$count(refreshToken, eq(refreshToken.familyExpiresAt, ago(1)))).toBe(1);
});

describe('the history', () => {
  const entryAt = (at: string, thingName: string) => ({
    at: new Date(at),
    operationId: 'updateDepartmentInfo',
    requestId: userId,
    clientAddress: '192.0.2.1',
    ...{ userId, userName: 'Ada', kind: 'Department' as const, thingId: userId, thingName },
    fields: [],
  });
  const since = async () =>
    (await service.orm.select().from(meta).where(eq(meta.key, 'historySince')))[0]?.value;
  const left = async () => (await service.orm.select().from(historyEntry)).map(({ thingName }) => thingName);

  beforeEach(async () => {
    await service.orm.delete(historyEntry);
    await service.orm
      .update(meta)
      .set({ value: '2020-01-01T00:00:00.000Z' })
      .where(eq(meta.key, 'historySince'));
    await service.orm
      .insert(historyEntry)
      .values([
        ...Array.from({ length: 1200 }, () => entryAt('2026-02-28T11:59:59.999Z', 'older')),
        entryAt('2026-02-28T12:00:00Z', 'younger'),
      ]);
  });

  it('is kept for ever unless somebody says otherwise', async () => {
    await sweep(service.orm, new Date('2126-03-31T12:00:00Z'));
    expect([await service.orm.$count(historyEntry), await since()]).toEqual([
      1201,
      '2020-01-01T00:00:00.000Z',
    ]);
  });

  it('is kept for so many months, and says since when', async () => {
    // The end of March is a month after the end of February.
    await sweep(service.orm, new Date('2026-03-31T12:00:00Z'), 1);
    expect([await left(), await since()]).toEqual([['younger'], '2026-02-28T12:00:00.000Z']);
  });

  it('does not claim to be older than it is', async () => {
    await service.orm
      .update(meta)
      .set({ value: '2026-01-05T00:00:00.000Z' })
      .where(eq(meta.key, 'historySince'));
    await sweep(service.orm, new Date('2026-03-31T12:00:00Z'), 12);
    expect([await service.orm.$count(historyEntry), await since()]).toEqual([
      1201,
      '2026-01-05T00:00:00.000Z',
    ]);
  });
});
