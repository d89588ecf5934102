import { verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { refreshToken } from '../db/accountSchema';
import { appUser, organizationMember } from '../db/schema';
import { demoPassword } from '../demo/seed/organizations/people';
import { type TestService, testService } from '../testing/testService';

jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual('@node-rs/argon2');
  return { ...argon2, verify: jest.fn(argon2.verify) };
});

const email = 'org@nordskov.example';

let service: TestService;

beforeEach(async () => {
  service = await testService();
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
