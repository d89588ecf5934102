import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { accountLink, idempotentCall, job, mail, refreshToken } from '../db/accountSchema';
import { appUser } from '../db/schema';
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
  const kept = [mailOf(ago(31 * day), 'waiting'), mailOf(ago(29 * day), 'sent')];
  const gone = (['sent', 'failed'] as const).map((state) => mailOf(ago(31 * day), state));
  await orm.insert(mail).values([...kept, ...gone]);
  const accounts = await orm.$count(appUser);
  await sweep(orm, testNow);
  expect((await orm.select().from(refreshToken)).map(({ hash }) => hash)).toEqual(['alive']);
  expect((await orm.select().from(idempotentCall)).map(({ key }) => key)).toEqual(['alive']);
  expect((await orm.select().from(accountLink)).map(({ purpose }) => purpose)).toEqual(['confirm']);
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
