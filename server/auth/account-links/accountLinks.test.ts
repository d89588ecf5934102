import { eq } from 'drizzle-orm';
import { createApp } from '../../app';
import { accountLink, attempt, mail } from '../../db/accountSchema';
import type { Database } from '../../db/client';
import { appUser } from '../../db/schema';
import type { LogEntry } from '../../http/requestLog';
import { createSmtpMailer } from '../../mail/smtp';
import { countStatements } from '../../testing/countStatements';
import { mailServer } from '../../testing/mail/mailServer';
import { readMailLink } from '../../testing/mail/readMailLink';
import { testDatabase } from '../../testing/testDatabase';
import { serviceOn, type TestService, testPortal } from '../../testing/testService';
import { createAccountLink } from './accountLinks';
import { sendDueMails } from './sendMails';

const minute = 60_000;
const hour = 60 * minute;
const email = 'department@nordskov.example';
const other = 'org@nordskov.example';
const newPassword = 'Fresh-wood-1';

let database: Database;
let service: TestService;

beforeAll(async () => {
  database = await testDatabase();
});

beforeEach(async () => {
  service = serviceOn(database);
  for (const table of [accountLink, mail, attempt]) await service.orm.delete(table);
});

async function forgot(address: string, headers: Record<string, string> = {}, connection = '127.0.0.1') {
  const call = { body: { email: address }, headers, address: connection };
  return service.call('POST', '/auth/forgot-password', call);
}

function reset(address: string, token: string, password = newPassword) {
  const body = { email: address, newPassword: password, token };
  return service.call('POST', '/auth/reset-password', { body });
}

function confirm(address: string, token: string, password = newPassword) {
  return service.call('POST', '/auth/confirm-account', { body: { email: address, password, token } });
}

function signIn(username: string, password: string) {
  return service.call('POST', '/auth/login', { body: { username, password } });
}

function mailedLink(path: string) {
  const link = readMailLink(service.mails.at(-1));
  expect(link.page).toBe(`https://portal.example${path}`);
  return link;
}

async function idOf(address: string): Promise<string> {
  const [account] = await service.orm.select().from(appUser).where(eq(appUser.email, address));
  return account?.id ?? '';
}

async function invite(address: string) {
  const userId = await idOf(address);
  await service.orm.update(appUser).set({ passwordHash: null }).where(eq(appUser.id, userId));
  return createAccountLink(service.orm, { userId, purpose: 'confirm', now: service.deps.now() });
}

describe('forgetting a password', () => {
  it('answers known, unknown and inactive addresses alike, and mails only who can sign in', async () => {
    const responses = [
      await forgot(email),
      await forgot('nobody@nordskov.example'),
      await forgot('inactive@nordskov.example'),
    ];
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(service.mails.map(({ to }) => to)).toEqual([email]);
  });

  it('answers before it asks whose address it is', async () => {
    const statementsFor = (address: string) =>
      countStatements(() => service.answer('POST', '/auth/forgot-password', { body: { email: address } }));
    // Two for the limits, one for the mail.
    expect(await statementsFor(email)).toBe(3);
    expect(await statementsFor('nobody@nordskov.example')).toBe(3);
  });

  it('writes in the language of the browser', async () => {
    await forgot(email, { 'accept-language': 'da-DK' });
    expect(service.mails[0]?.subject).toBe('Vælg en ny Stackyard-adgangskode');
  });

  it('invites again who has not confirmed the account yet', async () => {
    const lost = await invite(email);
    service.pass(minute);
    await forgot(email);
    expect(service.mails[0]?.text).toContain('Nordskov Tømmer A/S has given you access');
    const link = mailedLink('/confirm');
    expect((await confirm(link.email, lost)).status).toBe(400);
    expect((await confirm(link.email, link.token)).status).toBe(200);
    expect((await signIn(email, newPassword)).status).toBe(200);
  });

  it('sends three links an hour to whoever asks, and answers all the same', async () => {
    for (const address of [email, 'nobody@nordskov.example']) {
      const answers = [];
      for (let time = 0; time < 5; time++) {
        answers.push(await forgot(address.toUpperCase()));
        service.pass(minute);
      }
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    }
    expect(service.mails).toHaveLength(3);
    service.pass(hour);
    await forgot(email);
    expect(service.mails).toHaveLength(4);
  });

  it('cannot be used up by strangers: the owner gets a link from elsewhere, and ten an hour are enough', async () => {
    for (let time = 0; time < 4; time++) {
      await forgot(email, {}, '192.0.2.66');
      service.pass(minute);
    }
    expect(service.mails).toHaveLength(3);
    await forgot(email);
    expect(service.mails).toHaveLength(4);
    for (let time = 0; time < 9; time++) {
      service.pass(minute);
      await forgot(email, {}, `192.0.2.${time}`);
    }
    expect(service.mails).toHaveLength(10);
  });

  it('leaves a link alone for a minute, so that nobody takes it from its owner', async () => {
    await forgot(email);
    service.pass(minute - 1);
    expect((await forgot(email, {}, '192.0.2.66')).status).toBe(200);
    expect(service.mails).toHaveLength(1);
    const { token } = mailedLink('/reset-password');
    service.pass(1);
    await forgot(email, {}, '192.0.2.66');
    expect(service.mails).toHaveLength(2);
    expect((await reset(email, token)).status).toBe(400);
  });

  it('takes twenty requests a minute from a connection', async () => {
    for (let time = 0; time < 20; time++) await forgot(`nobody${time}@x.example`);
    const refused = await forgot('nobody@x.example');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await forgot('nobody@x.example', {}, '192.0.2.7')).status).toBe(200);
    service.pass(minute);
    expect((await forgot('nobody@x.example')).status).toBe(200);
  });

  it('keeps hashes only', async () => {
    await forgot(email);
    const { token } = mailedLink('/reset-password');
    expect(JSON.stringify(await service.orm.select().from(accountLink))).not.toContain(token);
  });
});

describe('a reset link', () => {
  it('sets the password once and ends every session of the account, and no other', async () => {
    const own = await service.signIn(other);
    const strangers = await service.signIn('global@stackyard.example');
    await forgot(other);
    const { token } = mailedLink('/reset-password');
    expect((await reset(other.toUpperCase(), token)).status).toBe(200);
    expect((await signIn(other, newPassword)).status).toBe(200);
    expect((await signIn(other, 'Timber-2026!')).status).toBe(401);
    const refresh = (userId: string, refreshToken: string) =>
      service.call('POST', '/auth/refresh-token', { body: { userId, refreshToken } });
    expect((await refresh(other, own.refreshToken)).status).toBe(401);
    expect((await service.call('GET', '/user-info', { token: own.token })).status).toBe(401);
    expect((await service.call('GET', '/user-info', { token: strangers.token })).status).toBe(200);
    expect((await refresh('global@stackyard.example', strangers.refreshToken)).status).toBe(200);
    expect((await reset(other, token)).status).toBe(400);
  });

  it.each([
    ['en', 'change the password of your mailbox first'],
    ['da', 'Skift først adgangskoden til din mailkonto'],
    ['de', 'zuerst das Passwort Ihres Postfachs'],
    ['pl', 'zmień najpierw hasło do skrzynki'],
  ])('that was used is told to the owner of the mailbox, in %s', async (language, advice) => {
    await forgot(email);
    const { token } = mailedLink('/reset-password');
    const body = { email, newPassword, token };
    await service.call('POST', '/auth/reset-password', { body, headers: { 'accept-language': language } });
    expect(service.mails.map(({ to }) => to)).toEqual([email, email]);
    expect(service.mails[1]?.text).toContain(advice);
    expect(service.mails[1]?.text).toContain('\nhttps://portal.example/forgot-password\n');
    await reset(email, token);
    expect(service.mails).toHaveLength(2);
  });

  it('of a first password is no news to anybody', async () => {
    const token = await invite(email);
    expect((await confirm(email, token)).status).toBe(200);
    expect(service.mails).toEqual([]);
  });

  it('says the same of every link that does not work', async () => {
    await forgot(email);
    const { token: replaced } = mailedLink('/reset-password');
    service.pass(minute);
    await forgot(email);
    const { token } = mailedLink('/reset-password');
    const responses = [
      await reset(email, 'made-up'),
      await reset(email, replaced),
      await reset('sawmill@birkesav.example', token),
      await reset('nobody@nordskov.example', token),
      await confirm(email, token),
    ];
    service.pass(hour);
    responses.push(await reset(email, token));
    expect(responses.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400]);
    expect(new Set(responses.map(({ json }) => json?.errorMessage))).toEqual(
      new Set(['This link is no longer valid. Get a new one with “Forgot password?” on the login page.']),
    );
    expect(responses.some(({ json }) => json?.fieldErrors !== undefined)).toBe(false);
  });

  it('lives for an hour, and an invitation for three days', async () => {
    await forgot(email);
    const { token } = mailedLink('/reset-password');
    service.pass(hour - 1);
    expect((await reset(email, token)).status).toBe(200);
    const inTime = await invite(email);
    service.pass(72 * hour - 1);
    expect((await confirm(email, inTime)).status).toBe(200);
    const late = await invite(email);
    service.pass(72 * hour);
    expect((await confirm(email, late)).status).toBe(400);
  });

  it('works for one of many at once', async () => {
    await forgot(other);
    const { token } = mailedLink('/reset-password');
    const responses = await Promise.all([1, 2, 3, 4].map(() => reset(other, token)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  it('refuses a weak password, names the field, and stays valid', async () => {
    await forgot(other);
    const { token } = mailedLink('/reset-password');
    for (const weak of [
      'Ab-1',
      'lower-case-1',
      'UPPER-CASE-1',
      'No-number',
      'NoSpecial1',
      `Aa-1${'x'.repeat(260)}`,
    ]) {
      const { status, json } = await reset(other, token, weak);
      expect([status, json?.fieldErrors]).toEqual([400, [expect.objectContaining({ field: 'newPassword' })]]);
    }
    expect((await reset(other, token)).status).toBe(200);
  });

  it('cannot be guessed: five wrong ones in five minutes, which lock nobody else out', async () => {
    await forgot(other);
    const { token } = mailedLink('/reset-password');
    for (let time = 0; time < 5; time++) expect((await reset(other, 'wrong')).status).toBe(400);
    expect((await reset(other, token)).status).toBe(429);
    const body = { email: other, newPassword, token };
    const owner = { body, address: '10.0.0.7' };
    expect((await service.call('POST', '/auth/reset-password', owner)).status).toBe(200);
    expect((await reset(other, token)).status).toBe(429);
    service.pass(5 * minute);
    expect((await reset(other, token)).status).toBe(400);
  });
});

it('reaches its reader through a mail server', async () => {
  const server = await mailServer();
  const mailer = createSmtpMailer({ url: server.url, from: 'Stackyard <no-reply@x.example>' });
  await service.answer('POST', '/auth/forgot-password', {
    body: { email: other },
    headers: { 'accept-language': 'pl' },
  });
  const onFailure = jest.fn();
  await sendDueMails({ ...service.deps, mailer, publicUrl: testPortal, onFailure });
  await mailer.close();
  await server.close();
  expect(onFailure).not.toHaveBeenCalled();
  expect(server.received.map(({ to }) => to)).toEqual([[other]]);
  const message = server.received[0]?.message ?? '';
  expect(message).toContain('otrzymaliśmy prośbę o nowe hasło');
  const link = readMailLink({ text: message.replaceAll('\r', '') });
  expect(link.page).toBe('https://portal.example/reset-password');
  expect((await reset(link.email, link.token)).status).toBe(200);
});

describe('an invitation', () => {
  it('is worth nothing once the account is confirmed', async () => {
    const token = await invite(other);
    expect((await confirm(other, token)).status).toBe(200);
    const stale = await createAccountLink(service.orm, {
      userId: await idOf(other),
      purpose: 'confirm',
      now: service.deps.now(),
    });
    expect((await confirm(other, stale, 'Another-1')).status).toBe(400);
    expect((await signIn(other, newPassword)).status).toBe(200);
  });

  it('is not sent again to who was deactivated', async () => {
    await invite('inactive@nordskov.example');
    await forgot('inactive@nordskov.example');
    expect(service.mails).toEqual([]);
  });
});

it('leaves no token and no password in the log', async () => {
  const lines: LogEntry[] = [];
  await forgot(other);
  const { token } = mailedLink('/reset-password');
  const app = createApp(service.deps, (entry) => lines.push(entry));
  const post = (path: string, body: unknown) =>
    app.request(`/api/v1/auth/${path}?token=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('reset-password', { email: other, newPassword, token: `${token}x` });
  await post('reset-password', { email: other, newPassword, token });
  await post('confirm-account', { email: other, password: newPassword, token });
  await post('forgot-password', { email: other });
  await post('login', { username: other, password: newPassword });
  expect(lines.map(({ status }) => status)).toEqual([400, 200, 400, 200, 200]);
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${newPassword}|${token}|${other}`));
});
