import { eq } from 'drizzle-orm';
import { appUser } from '../../db/schema';
import { clientFor } from '../../testing/api/clientFor';
import { objectsIn } from '../../testing/api/contractSchemas';
import { readMailLink } from '../../testing/mail/readMailLink';
import { testDatabase } from '../../testing/testDatabase';
import { serviceOn, type TestService } from '../../testing/testService';

const first = 'global@stackyard.example';
const known = 'org@nordskov.example';
const unknown = 'ida@skov.example';

let service: TestService;
let admin: ReturnType<typeof clientFor>;

beforeEach(async () => {
  service = serviceOn(await testDatabase());
  admin = clientFor(service, first);
});

const add = (email: string, headers: Record<string, string> = {}) =>
  admin('POST', '/global-admins', { email }, headers);

async function list() {
  const token = await service.tokenOf(first);
  return objectsIn((await service.call('GET', '/global-admins', { token })).json?.data);
}

const emails = async () => (await list()).map(({ email }) => email);

async function idOf(email: string): Promise<string> {
  const [account] = await service.orm.select().from(appUser).where(eq(appUser.email, email));
  return account?.id ?? '';
}

async function remove(by: string, email: string): Promise<number> {
  const token = await service.tokenOf(by);
  return (await service.call('DELETE', `/global-admins/${await idOf(email)}`, { token })).status;
}

const statusOf = async (token: string, path: string) => (await service.call('GET', path, { token })).status;

describe('a new global admin', () => {
  it('with an account gets the right at once, and a mail', async () => {
    const token = await service.tokenOf(known);
    expect(await statusOf(token, '/global-admins')).toBe(403);
    expect(await add(known.toUpperCase())).toMatchObject({
      status: 201,
      data: { email: known, confirmed: true },
    });
    expect(await statusOf(token, '/global-admins')).toBe(200);
    expect(await emails()).toEqual(expect.arrayContaining([first, known]));
    expect(service.mails).toMatchObject([{ to: known, subject: 'New access to Stackyard' }]);
  });

  it('without an account is invited, in the language of the caller', async () => {
    expect(await add(unknown, { 'accept-language': 'de' })).toMatchObject({
      status: 201,
      data: { name: 'ida', confirmed: false },
    });
    const [mail] = service.mails;
    expect(mail).toMatchObject({ to: unknown, subject: 'Bestätigen Sie Ihr Stackyard-Konto' });
    const { email, token } = readMailLink(mail);
    const body = { email, token, password: 'Skoven-2026!' };
    expect((await service.call('POST', '/auth/confirm-account', { body })).status).toBe(200);
    expect(await list()).toContainEqual(expect.objectContaining({ email: unknown, confirmed: true }));
  });

  it('who is one already stays one, without a mail', async () => {
    const [one, again] = [await add(known), await add(known)];
    expect([again.status, again.data]).toEqual([201, one.data]);
    expect([service.mails.length, (await emails()).length]).toEqual([1, 2]);
  });

  it('gets no invitation any more when the right was taken away before it was sent', async () => {
    const token = await service.tokenOf(first);
    await service.answer('POST', '/global-admins', { token, body: { email: unknown } });
    expect(await remove(first, unknown)).toBe(204);
    await service.sendMails();
    expect(service.mails).toEqual([]);
  });
});

describe('a former global admin', () => {
  it('has lost the right on the next call, and keeps what else is open', async () => {
    await add(known);
    const token = await service.tokenOf(known);
    expect(await statusOf(token, '/measurement-card/list')).toBe(200);
    expect(await remove(first, known)).toBe(204);
    expect(await statusOf(token, '/measurement-card/list')).toBe(403);
    expect(await statusOf(token, '/organization/list')).toBe(200);
    expect(await remove(first, known)).toBe(404);
  });

  it('without any other access has no account any more', async () => {
    await add(known);
    const token = await service.tokenOf(first);
    expect(await remove(first, first)).toBe(204);
    expect(await statusOf(token, '/user-info')).toBe(401);
    expect(await idOf(first)).toBe('');
  });
});

describe('the last global admin who can log in', () => {
  it('stays, whoever else is invited', async () => {
    await add(unknown);
    const token = await service.tokenOf(first);
    const { status, json } = await service.call('DELETE', `/global-admins/${await idOf(first)}`, { token });
    expect([status, json?.errorMessage]).toEqual([
      409,
      'This is the last Stackyard administrator who can log in. Add another one first.',
    ]);
    expect(await emails()).toEqual(expect.arrayContaining([first, unknown]));
  });

  it('is left when two remove each other at once', async () => {
    await add(known);
    const statuses = await Promise.all([remove(first, known), remove(known, first)]);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    const left = await service.orm.$count(appUser, eq(appUser.isGlobalAdmin, true));
    expect(left).toBe(1);
  });

  it('is left when two remove themselves at once', async () => {
    await add(known);
    const statuses = await Promise.all([remove(first, first), remove(known, known)]);
    expect(statuses.sort()).toEqual([204, 409]);
  });
});
