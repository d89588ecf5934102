import { hash, verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { refreshToken } from '../db/accountSchema';
import { appUser, organizationMember } from '../db/schema';
import { demoPassword } from '../demo/seed/organizations/people';
import { readMailLink } from '../testing/mail/readMailLink';
import { type TestService, testService } from '../testing/testService';

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

/** What comes first, once: the hash of a password or a transaction. */
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

it('checks one password at a time, lets fifty wait, and says to the others when to come again', async () => {
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
  const signIns = Array.from({ length: 60 }, (_, number) =>
    service.call('POST', '/auth/login', {
      body: { username: `nobody${number}@x.example`, password: demoPassword },
      address: `192.0.2.${number}`,
    }),
  );
  // One is checked and fifty wait: a place that is given free earlier would be taken by one of these.
  const refused: Awaited<(typeof signIns)[number]>[] = [];
  for (const signIn of signIns) void signIn.then((answer) => refused.push(answer));
  while (refused.length < 9) await new Promise((resolve) => setImmediate(resolve));
  expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
    Array.from({ length: 9 }, () => [503, '5']),
  );
  // Whoever is signed in waits for none of them.
  expect((await service.call('GET', '/user-info', { token })).status).toBe(200);
  const answers = Promise.all(signIns);
  const open = setInterval(() => release.shift()?.(), 1);
  const statuses = (await answers).map(({ status }) => status);
  clearInterval(open);
  expect(statuses.filter((status) => status === 401)).toHaveLength(51);
  expect(statuses.filter((status) => status === 503)).toHaveLength(9);
  expect(most).toBe(1);
  expect(hash).toHaveBeenCalledTimes(1);
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
