import { eq } from 'drizzle-orm';
import { createApp } from '../../app';
import { accountLink, attempt, mail } from '../../db/accountSchema';
import type { Database } from '../../db/client';
import { appUser } from '../../db/schema';
import type { LogEntry } from '../../http/requestLog';
import { createSmtpMailer } from '../../mail/smtp';
import { sendDueMails } from '../../mail-queue/sendMails';
import { contractClient } from '../../testing/api/contractClient';
import { countStatements } from '../../testing/countStatements';
import {
  confirm,
  forgot,
  idOf,
  invite,
  mailedLink,
  newPassword,
  reset,
} from '../../testing/mail/accountLinkCalls';
import { mailServer } from '../../testing/mail/mailServer';
import { readMailLink } from '../../testing/mail/readMailLink';
import { testDatabase } from '../../testing/testDatabase';
import { serviceOn, type TestService, testPortal } from '../../testing/testService';
import { createAccountLink } from './accountLinks';

const minute = 60_000;
const hour = 60 * minute;
const email = 'department@nordskov.example';
const other = 'org@nordskov.example';

let database: Database;
let service: TestService;

beforeAll(async () => {
  database = await testDatabase();
});

beforeEach(async () => {
  service = serviceOn(database);
  for (const table of [accountLink, mail, attempt]) await service.orm.delete(table);
});

function signIn(username: string, password: string) {
  return service.call('POST', '/auth/login', { body: { username, password } });
}

describe('a reset link', () => {
  it('sets the password once and ends every session of the account, and no other', async () => {
    const own = await service.signIn(other);
    const strangers = await service.signIn('global@stackyard.example');
    await forgot(service, other);
    const { token } = mailedLink(service, '/reset-password');
    expect((await reset(service, other.toUpperCase(), token)).status).toBe(200);
    expect((await signIn(other, newPassword)).status).toBe(200);
    expect((await signIn(other, 'Timber-2026!')).status).toBe(401);
    const refresh = (userId: string, refreshToken: string) =>
      service.call('POST', '/auth/refresh-token', { body: { userId, refreshToken } });
    expect((await refresh(other, own.refreshToken)).status).toBe(401);
    expect((await service.call('GET', '/user-info', { token: own.token })).status).toBe(401);
    expect((await service.call('GET', '/user-info', { token: strangers.token })).status).toBe(200);
    expect((await refresh('global@stackyard.example', strangers.refreshToken)).status).toBe(200);
    expect((await reset(service, other, token)).status).toBe(400);
  });

  it.each([
    ['en', 'change the password of your mailbox first'],
    ['da', 'Skift først adgangskoden til din mailkonto'],
    ['de', 'zuerst das Passwort Ihres Postfachs'],
    ['pl', 'zmień najpierw hasło do skrzynki'],
  ])('that was used is told to the owner of the mailbox, in %s', async (language, advice) => {
    await forgot(service, email);
    const { token } = mailedLink(service, '/reset-password');
    const body = { email, newPassword, token };
    await service.call('POST', '/auth/reset-password', { body, headers: { 'accept-language': language } });
    expect(service.mails.map(({ to }) => to)).toEqual([email, email]);
    expect(service.mails[1]?.text).toContain(advice);
    expect(service.mails[1]?.text).toContain('\nhttps://portal.example/forgot-password\n');
    await reset(service, email, token);
    expect(service.mails).toHaveLength(2);
  });

  it('of a first password is no news to anybody', async () => {
    const token = await invite(service, email);
    expect((await confirm(service, email, token)).status).toBe(200);
    expect(service.mails).toEqual([]);
  });

  it('says the same of every link that does not work', async () => {
    await forgot(service, email);
    const { token: replaced } = mailedLink(service, '/reset-password');
    service.pass(minute);
    await forgot(service, email);
    const { token } = mailedLink(service, '/reset-password');
    const responses = [
      await reset(service, email, 'made-up'),
      await reset(service, email, replaced),
      await reset(service, 'sawmill@birkesav.example', token),
      await reset(service, 'nobody@nordskov.example', token),
      await confirm(service, email, token),
    ];
    service.pass(hour);
    responses.push(await reset(service, email, token));
    expect(responses.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400]);
    expect(new Set(responses.map(({ json }) => json?.errorMessage))).toEqual(
      new Set(['This link is no longer valid. Get a new one with “Forgot password?” on the login page.']),
    );
    expect(responses.some(({ json }) => json?.fieldErrors !== undefined)).toBe(false);
  });

  it('lives for an hour, and an invitation for three days', async () => {
    await forgot(service, email);
    const { token } = mailedLink(service, '/reset-password');
    service.pass(hour - 1);
    expect((await reset(service, email, token)).status).toBe(200);
    const inTime = await invite(service, email);
    service.pass(72 * hour - 1);
    expect((await confirm(service, email, inTime)).status).toBe(200);
    const late = await invite(service, email);
    service.pass(72 * hour);
    expect((await confirm(service, email, late)).status).toBe(400);
  });

  it('works for one of many at once', async () => {
    await forgot(service, other);
    const { token } = mailedLink(service, '/reset-password');
    const responses = await Promise.all([1, 2, 3, 4].map(() => reset(service, other, token)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  it('refuses a weak password, names the field, and stays valid', async () => {
    await forgot(service, other);
    const { token } = mailedLink(service, '/reset-password');
    for (const weak of [
      'Ab-1',
      'lower-case-1',
      'UPPER-CASE-1',
      'No-number',
      'NoSpecial1',
      `Aa-1${'x'.repeat(260)}`,
    ]) {
      const { status, json } = await reset(service, other, token, weak);
      expect([status, json?.fieldErrors]).toEqual([400, [expect.objectContaining({ field: 'newPassword' })]]);
    }
    expect((await reset(service, other, token)).status).toBe(200);
  });

  it('takes no password that opens nothing here, says so, and stays valid', async () => {
    await forgot(service, other);
    const { token } = mailedLink(service, '/reset-password');
    const withoutDemo = contractClient({ ...service.deps, refusedPassword: newPassword });
    const body = { email: other, newPassword, token };
    const { status, json } = await withoutDemo('POST', '/auth/reset-password', { body });
    expect([status, json?.errorMessage]).toEqual([
      400,
      'This is the password of the demo, which everybody can read. Choose another one.',
    ]);
    expect((await reset(service, other, token, 'Fresh-wood-2')).status).toBe(200);
  });

  it('cannot be guessed: five wrong ones in five minutes, which lock nobody else out', async () => {
    await forgot(service, other);
    const { token } = mailedLink(service, '/reset-password');
    for (let time = 0; time < 5; time++) expect((await reset(service, other, 'wrong')).status).toBe(400);
    expect((await reset(service, other, token)).status).toBe(429);
    const body = { email: other, newPassword, token };
    const owner = { body, address: '10.0.0.7' };
    expect((await service.call('POST', '/auth/reset-password', owner)).status).toBe(200);
    expect((await reset(service, other, token)).status).toBe(429);
    service.pass(5 * minute);
    expect((await reset(service, other, token)).status).toBe(400);
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
  await sendDueMails({ ...service.deps, mailer, publicUrl: testPortal, isMailServer: false, onFailure });
  await mailer.close();
  await server.close();
  expect(onFailure).not.toHaveBeenCalled();
  expect(server.received.map(({ to }) => to)).toEqual([[other]]);
  const message = server.received[0]?.message ?? '';
  expect(message).toContain('otrzymaliśmy prośbę o nowe hasło');
  const link = readMailLink({ text: message.replaceAll('\r', '') });
  expect(link.page).toBe('https://portal.example/reset-password');
  expect((await reset(service, link.email, link.token)).status).toBe(200);
});

describe('an invitation', () => {
  it('is worth nothing once the account is confirmed', async () => {
    const token = await invite(service, other);
    expect((await confirm(service, other, token)).status).toBe(200);
    const stale = await createAccountLink(service.orm, {
      userId: await idOf(service, other),
      purpose: 'confirm',
      now: service.deps.now(),
    });
    expect((await confirm(service, other, stale, 'Another-1')).status).toBe(400);
    expect((await signIn(other, newPassword)).status).toBe(200);
  });

  it('is not sent again to who was deactivated', async () => {
    await invite(service, 'inactive@nordskov.example');
    await forgot(service, 'inactive@nordskov.example');
    expect(service.mails).toEqual([]);
  });
});

it('leaves no token and no password in the log', async () => {
  const lines: LogEntry[] = [];
  await forgot(service, other);
  const { token } = mailedLink(service, '/reset-password');
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

describe('forgetting a password', () => {
  beforeAll(async () => {
    database = await testDatabase();
  });

  it('answers known, unknown and inactive addresses alike, and mails only who can sign in', async () => {
    const responses = [
      await forgot(service, email),
      await forgot(service, 'nobody@nordskov.example'),
      await forgot(service, 'inactive@nordskov.example'),
    ];
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(service.mails.map(({ to }) => to)).toEqual([email]);
  });

  it('answers before it asks whose address it is', async () => {
    const statementsFor = (address: string) =>
      countStatements(() => service.answer('POST', '/auth/forgot-password', { body: { email: address } }));
    // Two statements are for the limits, one for the mail.
    expect(await statementsFor(email)).toBe(3);
    expect(await statementsFor('nobody@nordskov.example')).toBe(3);
  });

  it('writes in the language that the account last used, else in that of the browser', async () => {
    const ofAccount = eq(appUser.email, email);
    for (const language of ['pl', null] as const) {
      await service.orm.update(appUser).set({ language }).where(ofAccount);
      await forgot(service, email, { 'accept-language': 'da-DK' });
      service.pass(minute);
    }
    expect(service.mails.map(({ subject }) => subject)).toEqual([
      'Nowe hasło do Stackyard',
      'Vælg en ny Stackyard-adgangskode',
    ]);
  });

  it('invites again who has not confirmed the account yet', async () => {
    const lost = await invite(service, email);
    service.pass(minute);
    await forgot(service, email);
    expect(service.mails[0]?.text).toContain('Nordskov Tømmer A/S has given you access');
    const link = mailedLink(service, '/confirm');
    expect((await confirm(service, link.email, lost)).status).toBe(400);
    expect((await confirm(service, link.email, link.token)).status).toBe(200);
    expect((await signIn(email, newPassword)).status).toBe(200);
  });

  it('sends three links an hour to whoever asks, and answers all the same', async () => {
    for (const address of [email, 'nobody@nordskov.example']) {
      const answers = [];
      for (let time = 0; time < 5; time++) {
        answers.push(await forgot(service, address.toUpperCase()));
        service.pass(minute);
      }
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    }
    expect(service.mails).toHaveLength(3);
    service.pass(hour);
    await forgot(service, email);
    expect(service.mails).toHaveLength(4);
  });

  it('cannot be used up by strangers: the owner gets a link from elsewhere, and ten an hour are enough', async () => {
    for (let time = 0; time < 4; time++) {
      await forgot(service, email, {}, '192.0.2.66');
      service.pass(minute);
    }
    expect(service.mails).toHaveLength(3);
    await forgot(service, email);
    expect(service.mails).toHaveLength(4);
    for (let time = 0; time < 9; time++) {
      service.pass(minute);
      await forgot(service, email, {}, `192.0.2.${time}`);
    }
    expect(service.mails).toHaveLength(10);
  });

  it('leaves a link alone for a minute, so that nobody takes it from its owner', async () => {
    await forgot(service, email);
    service.pass(minute - 1);
    expect((await forgot(service, email, {}, '192.0.2.66')).status).toBe(200);
    expect(service.mails).toHaveLength(1);
    const { token } = mailedLink(service, '/reset-password');
    service.pass(1);
    await forgot(service, email, {}, '192.0.2.66');
    expect(service.mails).toHaveLength(2);
    expect((await reset(service, email, token)).status).toBe(400);
  });

  it('takes twenty requests a minute from a connection', async () => {
    for (let time = 0; time < 20; time++) await forgot(service, `nobody${time}@x.example`);
    const refused = await forgot(service, 'nobody@x.example');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await forgot(service, 'nobody@x.example', {}, '192.0.2.7')).status).toBe(200);
    service.pass(minute);
    expect((await forgot(service, 'nobody@x.example')).status).toBe(200);
  });

  it('keeps hashes only', async () => {
    await forgot(service, email);
    const { token } = mailedLink(service, '/reset-password');
    expect(JSON.stringify(await service.orm.select().from(accountLink))).not.toContain(token);
  });
});
