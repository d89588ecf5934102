import { eq } from 'drizzle-orm';
import { refreshToken } from '../../db/accountSchema';
import { appUser } from '../../db/schema';
import { demoPassword } from '../../demo/seed/organizations/people';
import { clientFor } from '../../testing/api/clientFor';
import { contractClient } from '../../testing/api/contractClient';
import { objectAt, objectsIn } from '../../testing/api/contractSchemas';
import { readMailLink } from '../../testing/mail/readMailLink';
import { type TestService, testService } from '../../testing/testService';

let service: TestService;

beforeEach(async () => {
  service = await testService();
});

describe('the own account', () => {
  const email = 'lead@nordskov.example';
  const stranger = 'org@nordskov.example';
  const minute = 60_000;
  const newPassword = 'Timber-2027!';
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

  async function signIn(headers: Record<string, string> = {}, address = '203.0.113.7') {
    const body = { username: email, password: demoPassword };
    const { json } = await service.call('POST', '/auth/login', { body, headers, address });
    const { token, refreshToken: renewal } = objectAt(json?.data);
    return { token: String(token), refreshToken: String(renewal) };
  }

  async function sessionsOf(token: string) {
    return objectsIn((await service.call('GET', '/account/sessions', { token })).json?.data);
  }

  const statusWith = async (token: string) => (await service.call('GET', '/user-info', { token })).status;

  function change(token: string, body: object, headers: Record<string, string> = {}) {
    return service.call('PUT', '/account/password', { token, body, headers });
  }

  const right = { currentPassword: demoPassword, newPassword };
  const wrong = { currentPassword: 'Timber-1999!', newPassword };

  async function canLogIn(password: string): Promise<boolean> {
    const body = { username: email, password };
    return (await service.call('POST', '/auth/login', { body })).status === 200;
  }

  describe('the list of sessions', () => {
    it('says since when, when last, from where and by what', async () => {
      const office = await signIn({ 'user-agent': firefox });
      const createdAt = service.deps.now().toISOString();
      service.pass(30 * minute);
      await service.call('POST', '/auth/refresh-token', {
        body: { userId: email, refreshToken: office.refreshToken },
        headers: { 'user-agent': 'another' },
      });
      const lastUsedAt = service.deps.now().toISOString();
      service.pass(minute);
      const { token } = await signIn({}, '2001:db8:1:2:3::4');
      const now = service.deps.now().toISOString();
      const [own, other, ...others] = await sessionsOf(token);
      expect([own, other]).toMatchObject([
        { createdAt: now, lastUsedAt: now, device: null, address: '2001:db8:1:2::/64', current: true },
        { createdAt, lastUsedAt, device: 'Firefox, Windows', address: '203.0.113.7', current: false },
      ]);
      expect(others).toEqual([]);
      expect((await sessionsOf(office.token)).map(({ current }) => current)).toEqual([false, true]);
    });

    it('holds nothing that opens anything', async () => {
      const { token, refreshToken: renewal } = await signIn({ 'user-agent': firefox });
      const { text } = await service.call('GET', '/account/sessions', { token });
      const [row] = await service.orm
        .select()
        .from(refreshToken)
        .where(eq(refreshToken.address, '203.0.113.7'));
      for (const secret of [token, renewal, row?.hash ?? '?']) expect(text).not.toContain(secret);
      const body = { userId: email, refreshToken: row?.family };
      expect((await service.call('POST', '/auth/refresh-token', { body })).status).toBe(401);
      expect(await statusWith(row?.family ?? '')).toBe(401);
    });

    it('leaves out what has expired, what was left and what is of others', async () => {
      await signIn();
      service.pass(12 * 60 * minute);
      const left = await signIn();
      await service.call('POST', '/auth/logout', { body: { refreshToken: left.refreshToken } });
      await service.signIn(stranger);
      const { token } = await signIn();
      expect((await sessionsOf(token)).map(({ current }) => current)).toEqual([true]);
    });
  });

  describe('ending a session', () => {
    it('is refused its tokens from the next call on', async () => {
      const [other, { token }] = [await signIn(), await signIn()];
      const [session] = (await sessionsOf(token)).filter(({ current }) => !current);
      const path = `/account/sessions/${session?.sessionId}`;
      expect((await service.call('DELETE', path, { token })).status).toBe(204);
      expect([await statusWith(other.token), await statusWith(token)]).toEqual([401, 200]);
      const body = { userId: email, refreshToken: other.refreshToken };
      expect((await service.call('POST', '/auth/refresh-token', { body })).status).toBe(401);
      expect((await service.call('DELETE', path, { token })).status).toBe(404);
    });

    it('does not find those of others, as if there were none', async () => {
      const theirs = await service.signIn(stranger);
      const { token } = await signIn();
      const [session] = await sessionsOf(theirs.token);
      const end = (id: unknown) => service.call('DELETE', `/account/sessions/${id}`, { token });
      const [foreign, unknown] = [await end(session?.sessionId), await end('x')];
      expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
      expect(await statusWith(theirs.token)).toBe(200);
    });

    it('ends all others at once, and nobody else is logged out', async () => {
      const [one, two, theirs] = [await signIn(), await signIn(), await service.signIn(stranger)];
      const { token } = await signIn();
      expect((await service.call('DELETE', '/account/sessions', { token })).status).toBe(204);
      const statuses = [one, two, theirs, { token }].map((session) => statusWith(session.token));
      expect(await Promise.all(statuses)).toEqual([401, 401, 200, 200]);
    });
  });

  describe('a changed password', () => {
    it('replaces the old one, ends all sessions but this one, and is told by mail', async () => {
      const [other, { token }] = [await signIn(), await signIn()];
      expect((await change(token, right, { 'accept-language': 'da' })).status).toBe(200);
      expect([await statusWith(other.token), await statusWith(token)]).toEqual([401, 200]);
      expect([await canLogIn(demoPassword), await canLogIn(newPassword)]).toEqual([false, true]);
      await service.sendMails();
      expect(service.mails).toMatchObject([{ to: email, subject: 'Din Stackyard-adgangskode er ændret' }]);
      expect(service.mails[0]?.text).toContain('https://portal.example/forgot-password\n');
    });

    it('voids a mailed link', async () => {
      await service.call('POST', '/auth/forgot-password', { body: { email } });
      const link = /token=(\S+)/.exec(service.mails[0]?.text ?? '')?.[1];
      const { token } = await signIn();
      await change(token, right);
      const body = { email, newPassword: 'Timber-2028!', token: link };
      expect((await service.call('POST', '/auth/reset-password', { body })).status).toBe(400);
    });

    it('needs the current one, and changes nothing without it', async () => {
      const [other, { token }] = [await signIn(), await signIn()];
      const { status, json } = await change(token, wrong);
      expect([status, json?.errorMessage]).toEqual([400, 'Your password has not been changed.']);
      expect(json?.fieldErrors).toEqual([
        { field: 'currentPassword', message: 'This is not your current password.' },
      ]);
      expect([await statusWith(other.token), await canLogIn(demoPassword)]).toEqual([200, true]);
      await service.sendMails();
      expect(service.mails).toEqual([]);
    });

    it('follows the rules of every new password', async () => {
      const { token } = await signIn();
      const { status, json } = await change(token, { ...right, newPassword: 'timber' });
      expect([status, objectsIn(json?.fieldErrors)[0]?.field]).toEqual([400, 'newPassword']);
    });

    it('is none that opens nothing here', async () => {
      const [other, { token }] = [await signIn(), await signIn()];
      const withoutDemo = contractClient({ ...service.deps, refusedPassword: newPassword });
      const { status } = await withoutDemo('PUT', '/account/password', { token, body: right });
      expect([status, await statusWith(other.token)]).toEqual([400, 200]);
    });

    it('waits after five wrong ones, from this address alone', async () => {
      const { token } = await signIn();
      for (let tries = 0; tries < 5; tries += 1) expect((await change(token, wrong)).status).toBe(400);
      const late = await change(token, right);
      expect([late.status, late.headers.get('retry-after')]).toEqual([429, '300']);
      const elsewhere = { token, body: right, address: '198.51.100.4' };
      expect((await service.call('PUT', '/account/password', elsewhere)).status).toBe(200);
    });

    it('is set by one of two calls at once', async () => {
      const { token } = await signIn();
      const bodies = ['Timber-2027!', 'Timber-2028!'].map((password) => ({
        ...right,
        newPassword: password,
      }));
      const statuses = (await Promise.all(bodies.map((body) => change(token, body)))).map(
        ({ status }) => status,
      );
      expect(statuses.sort()).toEqual([200, 400]);
    });
  });
});

describe('global admins', () => {
  const first = 'global@stackyard.example';
  const known = 'org@nordskov.example';
  const unknown = 'ida@skov.example';
  let admin: ReturnType<typeof clientFor>;

  beforeEach(() => {
    admin = clientFor(service, first);
  });

  const add = (email: string) => admin('POST', '/global-admins', { email });

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
      expect(service.mails).toMatchObject([
        { to: known, subject: 'New access to Stackyard: portal.example' },
      ]);
    });

    it.each([
      ['by name', 'Greta Stackyard', 'Greta Stackyard (portal.example) has given you access to Stackyard, '],
      ['by the host alone without one', 'global', 'The operator of portal.example has given you access to '],
    ])('is told who has done it, %s', async (_, name, said) => {
      await service.orm.update(appUser).set({ name }).where(eq(appUser.email, first));
      await add(known);
      expect(service.mails[0]?.text.split('\n')[2]?.startsWith(said)).toBe(true);
    });

    it.each([
      ['of the caller', {}, 'portal.example lädt Sie zu Stackyard ein'],
      ['that the caller chooses', { language: 'pl' }, 'portal.example zaprasza do Stackyard'],
    ])('is told in the language %s', async (_, chosen, subject) => {
      await admin('POST', '/global-admins', { email: unknown, ...chosen }, { 'accept-language': 'de' });
      expect(service.mails).toMatchObject([{ to: unknown, subject }]);
    });

    it('without an account is invited', async () => {
      expect(await add(unknown)).toMatchObject({
        status: 201,
        data: { name: 'ida', confirmed: false },
      });
      const [mail] = service.mails;
      expect(mail).toMatchObject({ to: unknown, subject: 'portal.example invites you to Stackyard' });
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
});
