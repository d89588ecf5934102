import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { attempt, refreshToken } from '../db/accountSchema';
import type { Database } from '../db/client';
import { appUser, departmentMember, meta, organizationMember } from '../db/schema';
import type { TokenSecret } from '../ports/tokenSecret';
import { contractClient } from '../testing/api/contractClient';
import { type Json, objectAt } from '../testing/api/contractSchemas';
import { testDatabase } from '../testing/testDatabase';
import { serviceOn, type TestService, testTokenSecret } from '../testing/testService';
import { signAccessToken } from './tokens/jwt';
import { startFamily } from './tokens/refreshTokens';
import { loadTokenSecret, tokenSecretOf } from './tokens/tokenSecret';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const email = 'department@nordskov.example';

let database: Database;
let service: TestService;

beforeAll(async () => {
  database = await testDatabase();
});

beforeEach(async () => {
  service = serviceOn(database);
  await service.orm.delete(attempt);
  await service.orm.delete(refreshToken);
});

function refresh(userId: string, token: string) {
  return service.call('POST', '/auth/refresh-token', { body: { userId, refreshToken: token } });
}

function successor(response: { json: Json | null }): Json | undefined {
  return objectAt(response.json ?? {}, 'data').refreshToken;
}

async function deactivateAllMembers() {
  await service.orm.update(organizationMember).set({ state: 'Inactive' });
  await service.orm.update(departmentMember).set({ state: 'Inactive' });
}

async function statusesWith(tokens: readonly string[]): Promise<number[]> {
  const statuses = [];
  for (const token of tokens) statuses.push((await service.call('GET', '/user-info', { token })).status);
  return statuses;
}

function text(value: Json | undefined): string {
  if (typeof value !== 'string') throw new Error('no text');
  return value;
}

describe('refreshing', () => {
  it('gives the next pair', async () => {
    const first = await service.signIn(email);
    const response = await refresh(email, first.refreshToken);
    expect(response.status).toBe(200);
    expect(successor(response)).not.toBe(first.refreshToken);
    expect(objectAt(response.json ?? {}, 'data').token).not.toBe(first.token);
  });

  it('notes the language that somebody uses by now', async () => {
    const first = await service.signIn(email);
    const body = { userId: email, refreshToken: first.refreshToken };
    await service.call('POST', '/auth/refresh-token', { body, headers: { 'accept-language': 'de' } });
    const [account] = await service.orm.select().from(appUser).where(eq(appUser.email, email));
    expect(account?.language).toBe('de');
  });

  it('gives parallel uses of one token the same successor and ends no session', async () => {
    const { refreshToken: token } = await service.signIn(email);
    const responses = await Promise.all(Array.from({ length: 50 }, () => refresh(email, token)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(successor)).size).toBe(1);
    expect((await refresh(email, text(successor(responses[0] ?? { json: null })))).status).toBe(200);
  });

  it.each([0, 30 * second, 11 * hour])(
    'gives the same successor again after %i ms, as long as nobody has used it',
    async (milliseconds) => {
      const { refreshToken: token } = await service.signIn(email);
      const next = text(successor(await refresh(email, token)));
      service.pass(milliseconds);
      const again = await refresh(email, token);
      expect([again.status, successor(again)]).toEqual([200, next]);
      expect((await refresh(email, next)).status).toBe(200);
      expect((await refresh(email, token)).status).toBe(401);
    },
  );

  it('does not give a successor that has ended meanwhile', async () => {
    const { refreshToken: token } = await service.signIn(email);
    await refresh(email, token);
    service.pass(12 * hour);
    expect((await refresh(email, token)).status).toBe(401);
  });

  it('ends the family, and only it, when a grandparent is replayed', async () => {
    const other = await service.signIn(email);
    const { refreshToken: token } = await service.signIn(email);
    const next = text(successor(await refresh(email, token)));
    const newest = text(successor(await refresh(email, next)));
    expect((await refresh(email, token)).status).toBe(401);
    expect((await refresh(email, newest)).status).toBe(401);
    expect((await refresh(email, other.refreshToken)).status).toBe(200);
  });

  it('ends after 12 idle hours', async () => {
    const { refreshToken: token } = await service.signIn(email);
    service.pass(12 * hour);
    expect((await refresh(email, token)).status).toBe(401);
  });

  it('ends after 7 days, however busy', async () => {
    let { refreshToken: token } = await service.signIn(email);
    for (let hours = 11; hours < 7 * 24; hours += 11) {
      service.pass(11 * hour);
      token = text(successor(await refresh(email, token)));
    }
    service.pass(7 * 24 * hour - Math.floor((7 * 24 - 1) / 11) * 11 * hour);
    expect((await refresh(email, token)).status).toBe(401);
  });

  it('takes the id of the account, which newer tokens name', async () => {
    const { token, refreshToken: first } = await service.signIn(email);
    const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect((await refresh(randomUUID(), first)).status).toBe(401);
    expect((await refresh('nobody', first)).status).toBe(401);
    expect((await refresh(sub, first)).status).toBe(200);
  });

  it('belongs to one person', async () => {
    const { refreshToken: token } = await service.signIn(email);
    expect((await refresh('org@nordskov.example', token)).status).toBe(401);
    expect((await refresh('nobody@nordskov.example', token)).status).toBe(401);
    expect((await refresh(email, 'made-up')).status).toBe(401);
    expect((await refresh(email, token)).status).toBe(200);
  });

  it('asks the same of the database for every unknown token, whoever is named', async () => {
    const askedFor = async (userId: string) => {
      const statements = jest.spyOn(database.unrecorded._.session, 'prepareQuery');
      expect((await refresh(userId, 'unknown')).status).toBe(401);
      const asked = statements.mock.calls.map(([{ sql }]) => sql);
      statements.mockRestore();
      return asked;
    };
    const [account] = await service.orm.select().from(appUser).where(eq(appUser.email, email));
    const ofNobody = await askedFor('nobody@nordskov.example');
    for (const named of [email, account?.id ?? '', randomUUID(), 'no address'])
      expect(await askedFor(named)).toEqual(ofNobody);
  });

  it('is refused sixty times a minute to one address, and goes on elsewhere', async () => {
    const { refreshToken: token } = await service.signIn(email);
    for (let time = 0; time < 60; time++) expect((await refresh(email, 'made-up')).status).toBe(401);
    const refused = await refresh(email, token);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    const body = { userId: email, refreshToken: token };
    const elsewhere = { body, address: '192.0.2.7' };
    expect((await service.call('POST', '/auth/refresh-token', elsewhere)).status).toBe(200);
  });

  it('keeps hashes only', async () => {
    const { refreshToken: token } = await service.signIn(email);
    const next = text(successor(await refresh(email, token)));
    const stored = JSON.stringify(await service.orm.select().from(refreshToken));
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(next);
  });
});

describe('signing out', () => {
  it('ends the family and says nothing about unknown tokens', async () => {
    const { refreshToken: token } = await service.signIn(email);
    const signOut = (body: string) => service.call('POST', '/auth/logout', { body: { refreshToken: body } });
    expect((await signOut('made-up')).status).toBe(204);
    expect((await signOut(token)).status).toBe(204);
    expect((await refresh(email, token)).status).toBe(401);
  });

  it('ends the tokens of the session with it, and no others', async () => {
    const { token, refreshToken: first } = await service.signIn(email);
    const other = await service.signIn(email);
    const renewed = objectAt((await refresh(email, first)).json ?? {}, 'data');
    const tokens = [token, text(renewed.token), other.token];
    expect(await statusesWith(tokens)).toEqual([200, 200, 200]);
    await service.call('POST', '/auth/logout', { body: { refreshToken: renewed.refreshToken } });
    expect(await statusesWith(tokens)).toEqual([401, 401, 200]);
  });
});

describe('a session whose refresh token was used by two', () => {
  it('has no valid token left', async () => {
    const { token, refreshToken: first } = await service.signIn(email);
    await refresh(email, text(successor(await refresh(email, first))));
    expect((await refresh(email, first)).status).toBe(401);
    expect(await statusesWith([token])).toEqual([401]);
  });
});

describe('a token', () => {
  it('is taken from a machine whose clock is a minute ahead, and not more', async () => {
    const [account] = await service.orm.select().from(appUser).where(eq(appUser.email, email));
    const { sessionId } = await startFamily(service.orm, account?.id ?? '', service.deps.now());
    const holder = { userId: account?.id ?? '', email, isGlobalAdmin: false, sessionId };
    const tokens = [60, 61].map((ahead) =>
      signAccessToken(testTokenSecret, holder, new Date(service.deps.now().getTime() + ahead * second)),
    );
    expect(await statusesWith(tokens)).toEqual([200, 401]);
  });

  it('lives for 60 minutes', async () => {
    const token = await service.tokenOf(email);
    service.pass(hour - second);
    expect((await service.call('GET', '/user-info', { token })).status).toBe(200);
    service.pass(second);
    expect((await service.call('GET', '/user-info', { token })).status).toBe(401);
  });
});

describe('an account that ends', () => {
  beforeEach(async () => {
    service = serviceOn(await testDatabase());
  });

  it('is refused from the next call on when its last membership is deactivated', async () => {
    const token = await service.tokenOf(email);
    expect((await service.call('GET', '/user-info', { token })).status).toBe(200);
    await deactivateAllMembers();
    expect((await service.call('GET', '/user-info', { token })).status).toBe(401);
  });

  it('is not refreshed when deactivated', async () => {
    const { refreshToken: token } = await service.signIn(email);
    await deactivateAllMembers();
    expect((await refresh(email, token)).status).toBe(401);
  });
});

describe('the secret of tokens', () => {
  const email = 'org@nordskov.example';
  const first = new Uint8Array(32).fill(1);
  const second = new Uint8Array(32).fill(2);

  beforeEach(async () => {
    service = serviceOn(await testDatabase());
  });

  const clientWith = (tokenSecret: TokenSecret) => contractClient({ ...service.deps, tokenSecret });

  async function signIn(call: ReturnType<typeof clientWith>) {
    const body = { username: email, password: 'Timber-2026!' };
    const { token, refreshToken } = objectAt((await call('POST', '/auth/login', { body })).json?.data);
    return { token: String(token), refreshToken: String(refreshToken) };
  }

  const ask = async (call: ReturnType<typeof clientWith>, token: string) =>
    (await call('GET', '/organization/list', { token })).status;

  it('changes without signing anybody out', async () => {
    const earlier = clientWith(tokenSecretOf({ current: first, former: undefined }));
    const during = clientWith(tokenSecretOf({ current: second, former: first }));
    const later = clientWith(tokenSecretOf({ current: second, former: undefined }));
    const old = await signIn(earlier);
    expect([await ask(earlier, old.token), await ask(during, old.token)]).toEqual([200, 200]);
    const refreshed = await during('POST', '/auth/refresh-token', {
      body: { userId: email, refreshToken: old.refreshToken },
    });
    const { token, refreshToken } = objectAt(refreshed.json?.data);
    expect(await ask(later, String(token))).toBe(200);
    expect(await ask(later, old.token)).toBe(401);
    const body = { userId: email, refreshToken };
    expect((await later('POST', '/auth/refresh-token', { body })).status).toBe(200);
  });

  it('gives two tabs the same successor, though two instances have different ones', async () => {
    const earlier = clientWith(tokenSecretOf({ current: first, former: second }));
    const later = clientWith(tokenSecretOf({ current: second, former: first }));
    const { refreshToken } = await signIn(earlier);
    const body = { userId: email, refreshToken };
    const answers = [
      await earlier('POST', '/auth/refresh-token', { body }),
      await later('POST', '/auth/refresh-token', { body }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ json }) => objectAt(json?.data).refreshToken)).size).toBe(1);
  });

  it('is kept with the data where none is given, and then the tokens of the former version are valid', async () => {
    const { orm } = service;
    const kept = await loadTokenSecret(orm, undefined);
    expect(await loadTokenSecret(orm, undefined)).toEqual(kept);
    const call = clientWith(kept);
    const { token } = await signIn(call);
    expect(await ask(call, token)).toBe(200);
    const [, claims = ''] = token.split('.');
    const former = await new SignJWT(JSON.parse(Buffer.from(claims, 'base64url').toString()))
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .sign(kept.unnamed ?? first);
    expect(await ask(call, former)).toBe(200);
    expect(await ask(clientWith({ ...kept, unnamed: undefined }), former)).toBe(401);
  });

  it('leaves none in the data where one is given', async () => {
    const { orm } = service;
    await loadTokenSecret(orm, undefined);
    const given = await loadTokenSecret(orm, { current: first, former: undefined });
    expect(given).toEqual(tokenSecretOf({ current: first, former: undefined }));
    expect((await orm.select().from(meta)).map(({ key }) => key)).not.toContain('tokenSecret');
  });

  it('signs each kind of token with a key of its own, which its id does not tell', () => {
    const { id, ...keys } = testTokenSecret.current;
    const texts = Object.values(keys).map((key) => Buffer.from(key).toString('base64url'));
    expect(new Set(texts).size).toBe(3);
    expect(texts.filter((text) => text.startsWith(id))).toEqual([]);
  });
});
