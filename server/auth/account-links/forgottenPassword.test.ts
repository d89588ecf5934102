import { accountLink, attempt, mail } from '../../db/accountSchema';
import type { Database } from '../../db/client';
import { countStatements } from '../../testing/countStatements';
import { confirm, forgot, invite, mailedLink, newPassword, reset } from '../../testing/mail/accountLinkCalls';
import { testDatabase } from '../../testing/testDatabase';
import { serviceOn, type TestService } from '../../testing/testService';

const minute = 60_000;
const hour = 60 * minute;
const email = 'department@nordskov.example';

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

describe('forgetting a password', () => {
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
    // Two for the limits, one for the mail.
    expect(await statementsFor(email)).toBe(3);
    expect(await statementsFor('nobody@nordskov.example')).toBe(3);
  });

  it('writes in the language of the browser', async () => {
    await forgot(service, email, { 'accept-language': 'da-DK' });
    expect(service.mails[0]?.subject).toBe('Vælg en ny Stackyard-adgangskode');
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
