import { hash, verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { refreshToken } from '../db/accountSchema';
import { appUser, organizationMember } from '../db/schema';
import { demoPassword } from '../demo/seed/organizations/people';
import { Turns } from '../queues/turns';
import { readMailLink } from '../testing/mail/readMailLink';
import { type TestService, testService } from '../testing/testService';
import * as refreshTokens from './tokens/refreshTokens';

jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual('@node-rs/argon2');
  return { hash: jest.fn(argon2.hash), verify: jest.fn(argon2.verify) };
});

const email = 'org@nordskov.example';

let service: TestService;

beforeEach(async () => {
  jest.mocked(verify).mockImplementation(jest.requireActual('@node-rs/argon2').verify);
  service = await testService();
});

function orderOfWork(): string[] {
  const order: string[] = [];
  jest.mocked(hash).mockImplementationOnce(async () => {
    order.push('hash');
    return 'hash';
  });
  const begun = jest.spyOn(service.orm, 'transaction');
  begun.mockImplementationOnce((act) => {
    order.push('transaction');
    begun.mockRestore();
    return service.orm.transaction(act);
  });
  return order;
}

it('hashes a new password before the transaction, and none without a valid link', async () => {
  await service.call('POST', '/auth/forgot-password', { body: { email } });
  const { token } = readMailLink(service.mails.at(-1));
  const order = orderOfWork();
  const reset = (link: string) =>
    service.call('POST', '/auth/reset-password', {
      body: { email, newPassword: 'Fresh-wood-1', token: link },
    });
  expect([(await reset('made-up')).status, order]).toEqual([400, []]);
  expect([(await reset(token)).status, order]).toEqual([200, ['hash', 'transaction']]);
  jest.mocked(hash).mockClear();
});

it('checks one password at a time, lets 199 strangers wait, and says to the others when to come again', async () => {
  const checked = jest.mocked(verify);
  const release: (() => void)[] = [];
  let [running, most] = [0, 0];
  checked.mockImplementation(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => release.push(resolve));
    running -= 1;
    return true;
  });
  const token = await service.tokenOf('org@nordskov.example');
  const signIns = Array.from({ length: 209 }, (_, number) =>
    service.call('POST', '/auth/login', {
      body: { username: `nobody${number}@x.example`, password: demoPassword },
      address: `192.0.${number}.1`,
    }),
  );
  // One sign-in is checked while the others wait: a slot that is freed earlier would be taken by one of
  // these.
  const refused: Awaited<(typeof signIns)[number]>[] = [];
  for (const signIn of signIns) void signIn.then((answer) => refused.push(answer));
  while (refused.length < 9) await new Promise((resolve) => setImmediate(resolve));
  expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
    Array.from({ length: 9 }, () => [503, '5']),
  );
  // A signed-in person waits for none of them.
  expect((await service.call('GET', '/user-info', { token })).status).toBe(200);
  const answers = Promise.all(signIns);
  const open = setInterval(() => release.shift()?.(), 1);
  const statuses = (await answers).map(({ status }) => status);
  clearInterval(open);
  expect(statuses.filter((status) => status === 401)).toHaveLength(200);
  expect(statuses.filter((status) => status === 503)).toHaveLength(9);
  expect(most).toBe(1);
  expect(hash).toHaveBeenCalledTimes(1);
});

it('checks an address that has signed in before strangers, and these by address in turn', async () => {
  const attempt = (username: string, password: string, address: string) =>
    service.call('POST', '/auth/login', { body: { username, password }, address });
  const home = '203.0.113.5';
  expect((await attempt(email, demoPassword, home)).status).toBe(200);
  const checked: string[] = [];
  const waiting: (() => void)[] = [];
  jest.mocked(verify).mockImplementation(async (stored, password) => {
    checked.push(String(password));
    await new Promise<void>((resolve) => waiting.push(resolve));
    return jest.requireActual('@node-rs/argon2').verify(stored, password);
  });
  const begun = async (count: number) => {
    while (checked.length < count) await new Promise((resolve) => setImmediate(resolve));
  };
  const queued = [jest.spyOn(Turns.prototype, 'take'), jest.spyOn(Turns.prototype, 'takeFirst')];
  const asked = () => queued.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  const callers = [
    ['nobody1@x.example', 'flood 1', '192.0.2.1'],
    ['nobody2@x.example', 'flood 2', '192.0.2.1'],
    ['nobody3@x.example', 'flood 3', '192.0.2.1'],
    ['department@nordskov.example', 'stranger', '198.51.100.7'],
    [email, demoPassword, home],
  ] as const;
  const attempts: ReturnType<typeof attempt>[] = [];
  for (const [username, secret, from] of callers) {
    attempts.push(attempt(username, secret, from));
    // Each attempt waits before the next one asks.
    while (asked() < attempts.length) await new Promise((resolve) => setImmediate(resolve));
  }
  for (let count = 1; count <= 5; count += 1) {
    await begun(count);
    waiting.shift()?.();
  }
  expect(checked).toEqual(['flood 1', demoPassword, 'flood 2', 'stranger', 'flood 3']);
  const statuses = (await Promise.all(attempts)).map(({ status }) => status);
  expect(statuses).toEqual([401, 401, 401, 401, 200]);
  for (const spy of queued) spy.mockRestore();
});

describe('what was not compared counts for no wrong attempt', () => {
  const away = () => Promise.reject(new Error('no memory'));
  const times = Array.from({ length: 70 }, (_, at) => at);

  it('signing in', async () => {
    jest.mocked(verify).mockImplementation(away);
    const body = { username: email, password: demoPassword };
    const signIn = async () => (await service.call('POST', '/auth/login', { body })).status;
    for (const _ of times.slice(0, 21)) expect(await signIn()).toBe(500);
    jest.mocked(verify).mockImplementation(jest.requireActual('@node-rs/argon2').verify);
    expect(await signIn()).toBe(200);
  });

  it('a mailed link', async () => {
    await service.call('POST', '/auth/forgot-password', { body: { email } });
    const { token } = readMailLink(service.mails.at(-1));
    const body = { email, newPassword: 'Fresh-wood-1', token };
    const reset = async () => (await service.call('POST', '/auth/reset-password', { body })).status;
    for (const _ of times.slice(0, 21)) {
      jest.mocked(hash).mockImplementationOnce(away);
      expect(await reset()).toBe(500);
    }
    expect(await reset()).toBe(200);
  });

  it('the current password of a change', async () => {
    const token = await service.tokenOf(email);
    const body = { currentPassword: demoPassword, newPassword: 'Fresh-wood-3' };
    const change = async () => (await service.call('PUT', '/account/password', { token, body })).status;
    jest.mocked(verify).mockImplementation(away);
    for (const _ of times.slice(0, 21)) expect(await change()).toBe(500);
    jest.mocked(verify).mockImplementation(jest.requireActual('@node-rs/argon2').verify);
    expect(await change()).toBe(200);
  });

  it('a renewal', async () => {
    const { refreshToken } = await service.signIn(email);
    const [owner] = await service.orm.select().from(appUser).where(eq(appUser.email, email));
    const renew = async () =>
      (await service.call('POST', '/auth/refresh-token', { body: { userId: owner?.id, refreshToken } }))
        .status;
    for (const _ of times) {
      const rotated = jest.spyOn(refreshTokens, 'rotate').mockImplementationOnce(away);
      expect(await renew()).toBe(500);
      expect(rotated).toHaveBeenCalledTimes(1);
      rotated.mockRestore();
    }
    expect(await renew()).toBe(200);
  });
});

it('hashes a changed password before the transaction, and none after a wrong one', async () => {
  jest.mocked(verify).mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const token = await service.tokenOf(email);
  const order = orderOfWork();
  const change = () =>
    service.call('PUT', '/account/password', {
      token,
      body: { currentPassword: demoPassword, newPassword: 'Fresh-wood-2' },
    });
  expect([(await change()).status, order]).toEqual([400, []]);
  expect([(await change()).status, order]).toEqual([200, ['hash', 'transaction']]);
});

async function setPassword(userId: string): Promise<void> {
  await service.orm.update(appUser).set({ passwordHash: 'another' }).where(eq(appUser.id, userId));
}

async function deactivate(userId: string): Promise<void> {
  const isMember = eq(organizationMember.userId, userId);
  await service.orm.update(organizationMember).set({ state: 'Inactive' }).where(isMember);
}

it.each([
  ['gets a new password', setPassword],
  ['loses all access', deactivate],
])('no session begins for an account that %s while the password is compared', async (_what, meanwhile) => {
  const [account] = await service.orm.select().from(appUser).where(eq(appUser.email, email));
  const userId = account?.id ?? '';
  jest.mocked(verify).mockImplementationOnce(async (...compared) => {
    const matches = await jest.requireActual('@node-rs/argon2').verify(...compared);
    await meanwhile(userId);
    return matches;
  });
  const body = { username: email, password: demoPassword };
  expect((await service.call('POST', '/auth/login', { body })).status).toBe(401);
  expect(await service.orm.$count(refreshToken, eq(refreshToken.userId, userId))).toBe(0);
});
