import timers from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { mail } from '../../db/accountSchema';
import type { Database } from '../../db/client';
import { organizationMember, person } from '../../db/schema';
import { type Mail, MailRefused } from '../../ports/mailer';
import { clientFor } from '../../testing/api/clientFor';
import { demoOwners } from '../../testing/demoOwners';
import { readMailLink } from '../../testing/mail/readMailLink';
import { testDatabase } from '../../testing/testDatabase';
import { serviceOn, type TestService, testPortal } from '../../testing/testService';
import { sendDueMails } from './sendMails';

const minutes = 60_000;
const ada = {
  name: 'Ada',
  email: 'ada@skov.example',
  phone: '',
  roles: ['Surveyor'],
  enableAutoEmails: false,
};

let database: Database;
let service: TestService;
let delivered: Mail[];
let failures: string[];

beforeEach(async () => {
  database = await testDatabase();
  service = serviceOn(database);
  delivered = [];
  failures = [];
});

function sending(deliver: (mail: Mail) => Promise<void>) {
  const mailer = { deliver, close: async () => undefined };
  return { ...service.deps, mailer, publicUrl: testPortal, onFailure: (line: string) => failures.push(line) };
}

const take = async (mail: Mail) => void delivered.push(mail);
const beAway = () =>
  Promise.reject(Object.assign(new Error('to ada@skov.example'), { code: 'ECONNREFUSED' }));

async function invite() {
  const { organization } = await demoOwners(service.orm, 'Nordskov Tømmer A/S');
  const token = await service.tokenOf('org@nordskov.example');
  const { status } = await service.answer('POST', `${organization}/user`, { token, body: ada });
  expect(status).toBe(201);
}

async function states() {
  return (await service.orm.select().from(mail)).map(({ state, attempts }) => [state, attempts]);
}

it('sends what a change has posted, once, however many instances there are', async () => {
  await invite();
  expect(await states()).toEqual([['waiting', 0]]);
  await Promise.all([1, 2, 3].map(() => sendDueMails(sending(take))));
  expect(delivered.map(({ to }) => to)).toEqual([ada.email]);
  expect(await states()).toEqual([['sent', 1]]);
  service.pass(24 * 60 * minutes);
  expect(await sendDueMails(sending(take))).toBe(0);
});

it('keeps mails over a restart, and tries again with longer pauses while the mail server is away', async () => {
  await invite();
  const moments: number[] = [];
  const start = service.deps.now().getTime();
  while ((await states())[0]?.[0] === 'waiting') {
    if ((await sendDueMails(sending(beAway))) > 0)
      moments.push((service.deps.now().getTime() - start) / minutes);
    service.pass(minutes);
  }
  expect(moments).toEqual([0, 2, 7, 22, 82, 322, 1042]);
  expect(await states()).toEqual([['failed', 7]]);
  expect(failures).toHaveLength(7);
  expect(failures[0]).toBe(
    'The mail to ada@skov.example could not be delivered (ECONNREFUSED); next attempt in 2 minutes.',
  );
  expect(failures.at(-1)).toMatch(/it is given up\.$/);
});

it('sends a link that lives from then on, and leaves no secret behind', async () => {
  await invite();
  await sendDueMails(sending(beAway));
  service.pass(2 * minutes);
  await sendDueMails(sending(take));
  const { email, token } = readMailLink(delivered[0]);
  expect(JSON.stringify(await service.orm.select().from(mail))).not.toContain(token);
  service.pass(72 * 60 * minutes - 1);
  const body = { email, token, password: 'Timber-2026!' };
  expect((await service.call('POST', '/auth/confirm-account', { body })).status).toBe(200);
});

it('sends again what a cut-off sender had taken, and gives up what cuts every sender off', async () => {
  await invite();
  const cutOff = () => new Promise<void>(() => undefined);
  for (let time = 0; time < 7; time += 1) {
    void sendDueMails(sending(cutOff));
    while ((await states())[0]?.[1] !== time + 1);
    expect(await sendDueMails(sending(take))).toBe(0);
    service.pass(3 * minutes);
  }
  expect(await sendDueMails(sending(take))).toBe(1);
  expect([delivered, await states()]).toEqual([[], [['failed', 8]]]);
});

it('delivers once where the database is away when that is to be written down', async () => {
  await invite();
  const write = jest.spyOn(database.unrecorded, 'update');
  const pause = jest.spyOn(timers, 'setTimeout').mockResolvedValue(undefined);
  const deliver = async (mail: Mail) => {
    await take(mail);
    write.mockImplementationOnce(() => {
      throw new Error('timeout exceeded when trying to connect');
    });
  };
  await sendDueMails(sending(deliver));
  expect(pause).toHaveBeenCalledTimes(1);
  expect(failures).toEqual([
    'The mail to ada@skov.example was delivered, and the database does not take that (Error).',
  ]);
  pause.mockRestore();
  expect(await states()).toEqual([['sent', 1]]);
  service.pass(24 * 60 * minutes);
  await sendDueMails(sending(take));
  expect(delivered).toHaveLength(1);
});

it('asks once when the server refuses for good', async () => {
  await invite();
  await sendDueMails(sending(() => Promise.reject(new MailRefused('no', { cause: new TypeError() }))));
  expect(await states()).toEqual([['failed', 1]]);
  expect(failures).toEqual([
    'The mail to ada@skov.example could not be delivered (TypeError); it is given up.',
  ]);
});

it('sends nothing to who lost the access, or has none', async () => {
  await invite();
  const [posted] = await service.orm.select().from(mail);
  await service.orm.delete(organizationMember).where(eq(organizationMember.name, ada.name));
  await service.orm.delete(person).where(eq(person.organizationId, posted?.organizationId ?? ''));
  await service.answer('POST', '/auth/forgot-password', { body: { email: 'nobody@x.example' } });
  await sendDueMails(sending(take));
  expect([delivered, await states()]).toEqual([[], []]);
});

it('lets no name write headers or further recipients', async () => {
  await invite();
  await service.orm.update(mail).set({ ownerName: 'Nordskov\r\nBcc: b@x.example' });
  await sendDueMails(sending(take));
  expect(`${delivered[0]?.to}${delivered[0]?.subject}`).not.toMatch(/[\r\n]/);
  expect(delivered[0]?.text).not.toMatch(/^Bcc/m);
});

it('posts nothing when the change is not made', async () => {
  await invite();
  const admin = clientFor(service, 'org@nordskov.example');
  const { organization } = await demoOwners(service.orm, 'Nordskov Tømmer A/S');
  expect((await admin('POST', `${organization}/user`, ada)).status).toBe(409);
  expect(service.mails).toHaveLength(1);
});
