import { eq } from 'drizzle-orm';
import { attempt, refreshToken } from '../db/accountSchema';
import type { Database, WritableOrm } from '../db/client';
import { appUser } from '../db/schema';
import { demoPassword } from '../demo/seed/organizations/people';
import { objectAt } from '../testing/api/contractSchemas';
import { countStatements } from '../testing/countStatements';
import { dataFor } from '../testing/organizationsOf';
import { testDatabase, testNow } from '../testing/testDatabase';
import { serviceOn, type TestService } from '../testing/testService';
import { type AttemptCount, countAttempt, remember, takeBack, waitFor } from './attemptCounts';
import { startFamily } from './tokens/refreshTokens';

const minute = 60_000;

let database: Database;

beforeAll(async () => {
  database = await testDatabase();
});

describe('signing in', () => {
  const second = 1000;
  const email = 'department@nordskov.example';

  let service: TestService;

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

  async function statusesWith(tokens: readonly string[]): Promise<number[]> {
    const statuses = [];
    for (const token of tokens) statuses.push((await service.call('GET', '/user-info', { token })).status);
    return statuses;
  }

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

  it('notes the language that somebody uses, and none of a program or of a refusal', async () => {
    const used = async (language: string, password = demoPassword) => {
      await signIn(email, password, { headers: { 'accept-language': language } });
      const [account] = await service.orm.select().from(appUser).where(eq(appUser.email, email));
      return account?.language;
    };
    expect(await used('da-DK,da;q=0.9')).toBe('da');
    expect(await used('pl')).toBe('pl');
    expect([await used('*'), await used('fr'), await used('de', 'wrong')]).toEqual(['pl', 'pl', 'pl']);
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

describe('a count of attempts', () => {
  const later = (milliseconds: number) => new Date(testNow.getTime() + milliseconds);
  const twice = (key: string): AttemptCount => ({ key, most: 2, minutes: 5 });

  let orm: WritableOrm;

  beforeEach(async () => {
    orm = database.unrecorded;
    await orm.delete(attempt);
  });

  async function count(counts: readonly AttemptCount[], ...milliseconds: number[]): Promise<boolean[]> {
    const counted = [];
    for (const moment of milliseconds) counted.push(await countAttempt(orm, counts, later(moment)));
    return counted;
  }

  const waitAt = (counts: readonly AttemptCount[], milliseconds: number) =>
    waitFor(orm, counts, later(milliseconds));

  it('lets go when the oldest attempt is out of the window', async () => {
    const counts = [twice('a')];
    expect(await count(counts, 0)).toEqual([true]);
    expect(await waitAt(counts, minute)).toBe(0);
    expect(await count(counts, minute, minute)).toEqual([true, false]);
    expect(await waitAt(counts, minute)).toBe(4 * minute);
    expect(await waitAt([twice('b')], minute)).toBe(0);
    expect(await waitAt(counts, 5 * minute - 1)).toBe(1);
    expect(await count(counts, 5 * minute - 1, 5 * minute, 5 * minute)).toEqual([false, true, false]);
  });

  it('counts towards all or none', async () => {
    const both = [twice('a'), { key: 'b', most: 1, minutes: 10 }];
    expect(await count(both, 0)).toEqual([true]);
    // None has to be taken back.
    expect(await countStatements(() => count(both, 0))).toBe(1);
    expect(await waitAt(both, 0)).toBe(10 * minute);
    expect(await count([twice('a')], 0, 0)).toEqual([true, false]);
  });

  it('takes one attempt back, also of several at the same moment', async () => {
    const counts = [twice('a')];
    await count(counts, 0, 0);
    await takeBack(orm, ['a', 'unknown'], later(0));
    await takeBack(orm, ['a'], later(7));
    expect(await count(counts, 0, 0)).toEqual([true, false]);
  });

  it('counts what a remembered key lets through', async () => {
    const free = [{ ...twice('a'), unless: 'known' }];
    await count([twice('a')], 0, 0);
    expect(await count(free, 0)).toEqual([false]);
    await remember(orm, 'known', 1, later(0));
    expect(await count(free, 0)).toEqual([true]);
    expect(await waitAt(free, 0)).toBe(0);
    expect(await count(free, minute)).toEqual([false]);
  });

  it('lets no more through when many try at once, whatever else they count towards', async () => {
    const attempts = Array.from({ length: 12 }, (_, index) =>
      countAttempt(orm, [twice('a'), { key: `${index % 3}`, most: 5, minutes: 5 }], testNow),
    );
    expect((await Promise.all(attempts)).filter((counted) => counted)).toHaveLength(2);
    const others = await orm.select().from(attempt);
    expect(others.flatMap(({ key, moments }) => (key === 'a' ? [] : moments))).toHaveLength(2);
  });

  it('keeps no moment that no longer counts, and takes one statement', async () => {
    const attempts = () => count([twice('a')], 0, minute, 6 * minute, 12 * minute);
    expect(await countStatements(attempts)).toBe(4);
    expect(await orm.select().from(attempt)).toEqual([
      { key: 'a', moments: [later(12 * minute)], expiresAt: later(17 * minute) },
    ]);
  });
});
