import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { attempt, refreshToken } from '../db/accountSchema';
import type { Database } from '../db/client';
import { appUser, departmentMember, organizationMember } from '../db/schema';
import { demoPassword } from '../demo/seed/organizations/people';
import { type Json, objectAt } from '../testing/api/contractSchemas';
import { dataFor } from '../testing/organizationsOf';
import { testDatabase } from '../testing/testDatabase';
import { serviceOn, type TestService, testTokenSecret } from '../testing/testService';
import { signAccessToken } from './tokens/jwt';
import { startFamily } from './tokens/refreshTokens';

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

function signIn(
  username: string,
  password: string,
  over: { address?: string; headers?: Record<string, string> } = {},
) {
  return service.call('POST', '/auth/login', { body: { username, password }, ...over });
}

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

describe('signing in', () => {
  it('gives a token for 60 minutes with the e-mail address and the flag of global admins', async () => {
    const { token } = await service.signIn('global@stackyard.example');
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ is_global_admin: true, email: 'global@stackyard.example', aud: 'portal' });
    const [account] = await service.orm.select().from(appUser).where(eq(appUser.email, claims.email));
    expect(claims.sub).toBe(account?.id);
    expect(claims.exp - claims.iat).toBe(3600);
  });

  it.each([
    'global@stackyard.example',
    'multi@stackyard.example',
    'org@nordskov.example',
    'department@nordskov.example',
    'sawmill@birkesav.example',
  ])('answers %s what the calls for the own access do', async (username) => {
    const { json } = await signIn(username, demoPassword);
    expect(objectAt(json ?? {}, 'data').access).toEqual({
      userInfo: await dataFor(service, username, '/user-info'),
      departments: await dataFor(service, username, '/department/list'),
    });
  });

  it('does not mind capitals in the e-mail address', async () => {
    expect((await signIn('Department@Nordskov.Example', demoPassword)).status).toBe(200);
  });

  it('answers an unknown, a deactivated and a mistaken person byte for byte alike', async () => {
    const responses = [
      await signIn('nobody@nordskov.example', demoPassword),
      await signIn('inactive@nordskov.example', demoPassword),
      await signIn(email, 'wrong'),
    ];
    expect(responses.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(new Set(responses.map((response) => response.text)).size).toBe(1);
  });

  it('speaks the language of the browser', async () => {
    const { json } = await signIn(email, 'wrong', { headers: { 'accept-language': 'pl-PL,en;q=0.5' } });
    expect(json?.errorMessage).toBe('Adres e-mail lub hasło jest nieprawidłowe.');
  });

  it('refuses the sixth failure within five minutes, also with the right password, and lets go after them', async () => {
    for (let attempt = 0; attempt < 5; attempt++) await signIn(email, 'wrong');
    const refused = await signIn(email, demoPassword);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('300');
    expect((await signIn('org@nordskov.example', demoPassword)).status).toBe(200);
    service.pass(5 * minute);
    expect((await signIn(email, demoPassword)).status).toBe(200);
  });

  it('locks out who tries, and not the owner at another address', async () => {
    for (let attempt = 0; attempt < 5; attempt++) await signIn(email, 'wrong', { address: '192.0.2.66' });
    expect((await signIn(email, demoPassword, { address: '192.0.2.66' })).status).toBe(429);
    expect((await signIn(email, demoPassword)).status).toBe(200);
  });

  it('takes fifty failures in a quarter of an hour from all addresses, but for one that has signed in before', async () => {
    const known = '2001:db8:1:2::1';
    expect((await signIn(email, demoPassword, { address: known })).status).toBe(200);
    for (let attempt = 0; attempt < 50; attempt++)
      await signIn(email, 'wrong', { address: `192.0.2.${Math.floor(attempt / 5)}` });
    expect((await signIn(email, demoPassword, { address: '192.0.2.200' })).status).toBe(429);
    expect((await signIn(email, demoPassword, { address: '2001:db8:1:2::7' })).status).toBe(200);
    service.pass(15 * minute);
    expect((await signIn(email, demoPassword, { address: '192.0.2.200' })).status).toBe(200);
  });

  it('lets no more through when many try at once', async () => {
    const responses = await Promise.all(Array.from({ length: 12 }, () => signIn(email, 'wrong')));
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it('counts for all instances together, and takes the next one over a restart', async () => {
    const others = [service, serviceOn(database)];
    const body = { username: email, password: 'wrong' };
    const responses = await Promise.all(
      others.flatMap((instance) =>
        Array.from({ length: 6 }, () => instance.call('POST', '/auth/login', { body })),
      ),
    );
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(5);
    service = serviceOn(database);
    expect((await signIn(email, demoPassword)).status).toBe(429);
    expect((await signIn(email, demoPassword, { address: '192.0.2.7' })).status).toBe(200);
  });

  it('stores neither addresses of people nor those of machines', async () => {
    await signIn(email, 'wrong', { address: '192.0.2.66' });
    await signIn(email, demoPassword, { address: '192.0.2.67' });
    const stored = await service.orm.select().from(attempt);
    expect(stored.length).toBeGreaterThan(5);
    expect(JSON.stringify(stored)).not.toMatch(/nordskov|192\.0/);
  });

  it('counts twenty failures a minute per connection, whatever X-Forwarded-For says', async () => {
    for (let attempt = 0; attempt < 20; attempt++)
      await signIn(`nobody${attempt}@x.example`, 'wrong', {
        headers: { 'x-forwarded-for': `10.0.0.${attempt}` },
      });
    expect((await signIn(email, demoPassword)).status).toBe(429);
    expect((await signIn(email, demoPassword, { address: '192.0.2.7' })).status).toBe(200);
    service.pass(minute);
    expect((await signIn(email, demoPassword)).status).toBe(200);
  });

  it('has fifty sessions at most: one more ends the one that was not used for the longest time', async () => {
    const first = await service.signIn(email);
    service.pass(second);
    const oldest = await service.signIn(email);
    const [account] = await service.orm.select().from(appUser).where(eq(appUser.email, email));
    for (let count = 3; count <= 50; count += 1) {
      service.pass(second);
      await startFamily(service.orm, account?.id ?? '', service.deps.now());
    }
    expect((await refresh(email, first.refreshToken)).status).toBe(200);
    const tokens = [first.token, oldest.token];
    expect(await statusesWith(tokens)).toEqual([200, 200]);
    const newest = await service.signIn(email);
    expect(await statusesWith([...tokens, newest.token])).toEqual([200, 401, 200]);
  });

  it('does not count successes', async () => {
    for (let attempt = 0; attempt < 6; attempt++)
      expect((await signIn(email, demoPassword)).status).toBe(200);
  });
});

describe('refreshing', () => {
  it('gives the next pair', async () => {
    const first = await service.signIn(email);
    service.pass(minute);
    const response = await refresh(email, first.refreshToken);
    expect(response.status).toBe(200);
    expect(successor(response)).not.toBe(first.refreshToken);
    expect(objectAt(response.json ?? {}, 'data').token).not.toBe(first.token);
  });

  it('gives parallel uses of one token the same successor and ends no session', async () => {
    const { refreshToken: token } = await service.signIn(email);
    const responses = await Promise.all(Array.from({ length: 50 }, () => refresh(email, token)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(successor)).size).toBe(1);
    expect((await refresh(email, text(successor(responses[0] ?? { json: null })))).status).toBe(200);
  });

  it('takes the parent for ten seconds; later it ends the family', async () => {
    const { refreshToken: token } = await service.signIn(email);
    const next = text(successor(await refresh(email, token)));
    service.pass(10 * second);
    expect((await refresh(email, token)).status).toBe(200);
    service.pass(1);
    expect((await refresh(email, token)).status).toBe(401);
    expect((await refresh(email, next)).status).toBe(401);
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
    await refresh(email, first);
    service.pass(10 * second + 1);
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
