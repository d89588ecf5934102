import { randomUUID } from 'node:crypto';
import timers from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { retry } from '../commands/retry';
import { accountLink, attempt, idempotentCall, job, mail, refreshToken } from '../db/accountSchema';
import { stackFile } from '../db/fileSchema';
import { historyEntry } from '../db/historySchema';
import { appUser, contract, department, meta, organizationMember, person } from '../db/schema';
import { stack } from '../db/stackSchema';
import { noteMeasured } from '../mail-queue/measuredNotices';
import { announceMailServer, sendDueMails } from '../mail-queue/sendMails';
import { type Mail, MailRefused } from '../ports/mailer';
import { RenderingFailed } from '../ports/rendering';
import { clientFor } from '../testing/api/clientFor';
import { demoOwners } from '../testing/demoOwners';
import { readMailLink } from '../testing/mail/readMailLink';
import { testNow } from '../testing/testDatabase';
import { type TestService, testPortal, testService } from '../testing/testService';
import { startJobs } from './jobs';
import { sweep, sweepInterval } from './sweep';

let service: TestService;

beforeEach(async () => {
  service = await testService();
});

describe('jobs', () => {
  let organizationId: string;

  beforeEach(async () => {
    ({ organizationId } = await demoOwners(service.orm, 'Nordskov Tømmer A/S'));
    await service.orm.delete(job);
    await service.orm.delete(contract);
  });

  const letBegin = () =>
    service.orm
      .insert(contract)
      .values({ organizationId, period: 'next', startDate: '2026-06-17', endDate: '2027-06-16' });
  const current = () =>
    service.orm.$count(
      contract,
      and(eq(contract.organizationId, organizationId), eq(contract.period, 'current')),
    );

  async function runOnce(own: Partial<Parameters<typeof startJobs>[0]> = {}): Promise<void> {
    const jobs = startJobs({
      ...service.deps,
      mailer: { deliver: async () => undefined, close: async () => undefined },
      publicUrl: testPortal,
      isMailServer: false,
      historyMonths: undefined,
      requireStore: async () => undefined,
      render: async () => ({ state: 'Unreadable' }),
      onFailure: (line) => {
        throw new Error(line);
      },
      ...own,
    });
    await jobs.close();
  }

  it('do at the start what is due', async () => {
    await letBegin();
    await service.orm.update(department).set({ mailingList: ['a@x.example'] });
    const measured = service.orm
      .select()
      .from(stack)
      .where(eq(stack.organizationId, organizationId))
      .limit(1);
    for (const one of await measured) await noteMeasured(service.orm, one, service.deps.now());
    service.pass(60 * 60_000);
    await runOnce();
    expect(await current()).toBe(1);
    expect(await service.orm.$count(mail, eq(mail.kind, 'measured'))).toBeGreaterThan(0);
  });

  it('leave it to the instance that has the turn, for ten minutes', async () => {
    await runOnce();
    await letBegin();
    await runOnce();
    expect(await current()).toBe(0);
    service.pass(10 * 60_000);
    await runOnce();
    expect(await current()).toBe(1);
  });

  it('tell the operator why no picture can be made, and nothing that names a person', async () => {
    const [found] = await service.orm.select().from(stack).where(eq(stack.organizationId, organizationId));
    const now = service.deps.now();
    await service.orm.insert(stackFile).values({
      ...{ id: randomUUID(), organizationId, stackId: found?.id ?? '', kind: 'FrontImage', digest: 'ab' },
      ...{ mediaType: 'image/jpeg', bytes: 1, receivedAt: now, state: 'Waiting', nextAttemptAt: now },
    });
    const lines: string[] = [];
    const onFailure = (line: string) => lines.push(line);
    await runOnce({
      onFailure,
      render: async () => Promise.reject(new RenderingFailed('The store is away')),
    });
    service.pass(5 * 60_000);
    await runOnce({ onFailure, render: async () => Promise.reject(new Error('anna@x.example')) });
    expect(lines).toEqual([
      'The job pictures could not be done (The store is away).',
      'The job pictures could not be done (Error).',
    ]);
  });
});

describe('a mail in the queue', () => {
  const minutes = 60_000;
  const ada = {
    name: 'Ada',
    email: 'ada@skov.example',
    phone: '',
    roles: ['Surveyor'],
    enableAutoEmails: false,
  };

  let delivered: Mail[];
  let failures: string[];

  beforeEach(() => {
    delivered = [];
    failures = [];
  });

  function sending(deliver: (mail: Mail) => Promise<void>) {
    const mailer = { deliver, close: async () => undefined };
    return {
      ...service.deps,
      mailer,
      publicUrl: testPortal,
      isMailServer: false,
      onFailure: (line: string) => failures.push(line),
    };
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
    // The minutes are those of each attempt, and those next to them.
    for (const minute of [0, 1, 2, 3, 6, 7, 8, 21, 22, 23, 81, 82, 83, 321, 322, 323, 1041, 1042, 1043]) {
      service.pass(start + minute * minutes - service.deps.now().getTime());
      if ((await sendDueMails(sending(beAway))) > 0) moments.push(minute);
    }
    expect(moments).toEqual([0, 2, 7, 22, 82, 322, 1042]);
    expect(await states()).toEqual([['failed', 7]]);
    expect(failures).toHaveLength(7);
    expect(failures[0]).toBe(
      'The mail to ada@skov.example could not be delivered (ECONNREFUSED); next attempt in 2 minutes.',
    );
    expect(failures.at(-1)).toMatch(/it is given up, and "stackyard retry" tries again\.$/);
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
    let begun = 0;
    const cutOff = () => {
      begun += 1;
      return new Promise<void>(() => undefined);
    };
    for (let time = 0; time < 7; time += 1) {
      void sendDueMails(sending(cutOff));
      // A sender that still reads would fail in the next test, whose database is another.
      while (begun <= time) await states();
      expect(await sendDueMails(sending(take))).toBe(0);
      service.pass(3 * minutes);
    }
    expect(await sendDueMails(sending(take))).toBe(1);
    expect([delivered, await states()]).toEqual([[], [['failed', 8]]]);
  });

  it('delivers once where the database is away when that is to be written down', async () => {
    await invite();
    const write = jest.spyOn(service.orm, 'update');
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
      'The mail to ada@skov.example could not be delivered (TypeError); it is given up, and "stackyard retry" tries again.',
    ]);
  });

  it('is left to the instances with a mail server while one of them is alive', async () => {
    await invite();
    await announceMailServer(service.orm, service.deps.now());
    service.pass(2 * minutes - 1);
    expect(await sendDueMails(sending(take))).toBe(0);
    service.pass(1);
    expect(await sendDueMails(sending(take))).toBe(1);
    expect(delivered).toHaveLength(1);
  });

  it('waits for no more than one of each other organisation, and for one of each address that belongs to none', async () => {
    const { organizationId } = await demoOwners(service.orm, 'Nordskov Tømmer A/S');
    const neighbour = await demoOwners(service.orm, 'Harzer Rundholz GmbH');
    const at = (minute: number) => new Date(testNow.getTime() + (minute - 60) * minutes);
    const posted = (owner: string | null, email: string, minute: number) => ({
      ...({
        id: randomUUID(),
        kind: 'passwordChanged',
        email,
        language: 'en',
        organizationId: owner,
      } as const),
      ...({ state: 'waiting', nextAttemptAt: at(minute), createdAt: at(minute) } as const),
    });
    await service.orm
      .insert(mail)
      .values([
        ...Array.from({ length: 30 }, (_, place) => posted(organizationId, `${place}@nord.example`, place)),
        ...Array.from({ length: 30 }, (_, place) => posted(null, 'flooded@x.example', place)),
        posted(neighbour.organizationId, 'anna@harz.example', 40),
        posted(null, 'lone@x.example', 41),
      ]);
    await sendDueMails(sending(take));
    const others = delivered.map(({ to }) => to).filter((to) => !/nord|flooded/.test(to));
    expect(others.toSorted()).toEqual(['anna@harz.example', 'lone@x.example']);
  });

  it('that was given up is sent when the operator says so, unless it is older than three days', async () => {
    await invite();
    await sendDueMails(sending(() => Promise.reject(new MailRefused('no'))));
    expect(await retry(service.deps)).toEqual(['1 mail is tried again.']);
    await sendDueMails(sending(take));
    expect(await states()).toEqual([['sent', 1]]);
    await service.orm.update(mail).set({ state: 'failed' });
    service.pass(3 * 24 * 60 * minutes);
    expect(await retry(service.deps)).toEqual(['Nothing was given up.']);
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
});

describe('the sweep', () => {
  const day = 24 * 60 * 60_000;
  const ago = (milliseconds: number) => new Date(testNow.getTime() - milliseconds);

  let userId: string;

  beforeEach(async () => {
    const [account] = await service.orm.select().from(appUser).limit(1);
    userId = account?.id ?? '';
    await service.orm.delete(job);
  });

  function tokenThatEnds(familyExpiresAt: Date) {
    const hash = randomUUID();
    return { hash, family: randomUUID(), userId, issuedAt: ago(day), expiresAt: ago(day), familyExpiresAt };
  }

  function answerOf(createdAt: Date) {
    return { userId, key: randomUUID(), callHash: '', status: 201, answer: '', createdAt };
  }

  function mailOf(createdAt: Date, state: 'waiting' | 'sent' | 'failed') {
    const posted = { id: randomUUID(), kind: 'password', email: 'a@x.example', language: 'en' } as const;
    return { ...posted, state, nextAttemptAt: createdAt, createdAt };
  }

  it('removes what has expired, however much it is, and nothing else', async () => {
    const { orm } = service;
    await orm
      .insert(refreshToken)
      .values([
        ...Array.from({ length: 2500 }, () => tokenThatEnds(ago(1))),
        { ...tokenThatEnds(testNow), hash: 'alive' },
      ]);
    await orm
      .insert(idempotentCall)
      .values([answerOf(ago(day + 1)), { ...answerOf(ago(day)), key: 'alive' }]);
    await orm.insert(accountLink).values([
      { userId, purpose: 'reset', hash: '', expiresAt: ago(1) },
      { userId, purpose: 'confirm', hash: '', expiresAt: testNow },
    ]);
    await orm.insert(attempt).values([
      { key: 'ended', moments: [], expiresAt: ago(1) },
      { key: 'alive', moments: [], expiresAt: testNow },
    ]);
    const kept = [mailOf(ago(31 * day), 'waiting'), mailOf(ago(29 * day), 'sent')];
    const gone = (['sent', 'failed'] as const).map((state) => mailOf(ago(31 * day), state));
    await orm.insert(mail).values([...kept, ...gone]);
    const accounts = await orm.$count(appUser);
    await sweep(orm, testNow);
    expect((await orm.select().from(refreshToken)).map(({ hash }) => hash)).toEqual(['alive']);
    expect((await orm.select().from(idempotentCall)).map(({ key }) => key)).toEqual(['alive']);
    expect((await orm.select().from(accountLink)).map(({ purpose }) => purpose)).toEqual(['confirm']);
    expect((await orm.select().from(attempt)).map(({ key }) => key)).toEqual(['alive']);
    expect((await orm.select().from(mail)).map(({ id }) => id).sort()).toEqual(
      kept.map(({ id }) => id).sort(),
    );
    expect(await orm.$count(appUser)).toBe(accounts);
  });

  it('removes who has left an organisation when nothing names them any more', async () => {
    const { orm } = service;
    const [one, other, unnamed] = [randomUUID(), randomUUID(), randomUUID()];
    const accounts = [one, other, unnamed].map((id) => ({ id, email: `${id}@left.invalid`, name: 'Ada' }));
    await orm.insert(appUser).values(accounts);
    const [first, second] = await orm.select({ id: stack.id }).from(stack).limit(2);
    await orm
      .update(stack)
      .set({ surveyorId: one })
      .where(eq(stack.id, first?.id ?? ''));
    await orm
      .update(stack)
      .set({ registratorId: other })
      .where(eq(stack.id, second?.id ?? ''));
    await sweep(orm, testNow);
    const left = await orm.select({ id: appUser.id }).from(appUser).where(eq(appUser.name, 'Ada'));
    expect(left.map(({ id }) => id).toSorted()).toEqual([one, other].toSorted());
  });

  it('has one turn in ten minutes, whichever instance takes it', async () => {
    const { orm } = service;
    const expire = () => orm.insert(refreshToken).values(tokenThatEnds(ago(1)));
    await expire();
    await Promise.all([sweep(orm, testNow), sweep(orm, testNow), sweep(orm, testNow)]);
    expect(await orm.$count(refreshToken)).toBe(0);
    await expire();
    await sweep(orm, ago(-sweepInterval + 1));
    expect(await orm.$count(refreshToken)).toBe(1);
    await sweep(orm, ago(-sweepInterval));
    expect(await orm.$count(refreshToken)).toBe(0);
  });

  it('leaves no removal to requests', async () => {
    await service.orm.insert(refreshToken).values(tokenThatEnds(ago(1)));
    await service.signIn('org@nordskov.example');
    expect(await service.orm.$count(refreshToken, eq(refreshToken.familyExpiresAt, ago(1)))).toBe(1);
  });

  describe('the history', () => {
    const entryAt = (at: string, thingName: string) => ({
      at: new Date(at),
      operationId: 'updateDepartmentInfo',
      requestId: userId,
      clientAddress: '192.0.2.1',
      ...{ userId, userName: 'Ada', kind: 'Department' as const, thingId: userId, thingName },
      fields: [],
    });
    const since = async () =>
      (await service.orm.select().from(meta).where(eq(meta.key, 'historySince')))[0]?.value;
    const left = async () =>
      (await service.orm.select().from(historyEntry)).map(({ thingName }) => thingName);

    beforeEach(async () => {
      await service.orm.delete(historyEntry);
      await service.orm
        .update(meta)
        .set({ value: '2020-01-01T00:00:00.000Z' })
        .where(eq(meta.key, 'historySince'));
      await service.orm
        .insert(historyEntry)
        .values([
          ...Array.from({ length: 1200 }, () => entryAt('2026-02-28T11:59:59.999Z', 'older')),
          entryAt('2026-02-28T12:00:00Z', 'younger'),
        ]);
    });

    it('is kept for ever unless somebody says otherwise', async () => {
      await sweep(service.orm, new Date('2126-03-31T12:00:00Z'));
      expect([await service.orm.$count(historyEntry), await since()]).toEqual([
        1201,
        '2020-01-01T00:00:00.000Z',
      ]);
    });

    it('is kept for so many months, and says since when', async () => {
      // The end of March is a month after the end of February.
      await sweep(service.orm, new Date('2026-03-31T12:00:00Z'), 1);
      expect([await left(), await since()]).toEqual([['younger'], '2026-02-28T12:00:00.000Z']);
    });

    it('does not claim to be older than it is', async () => {
      await service.orm
        .update(meta)
        .set({ value: '2026-01-05T00:00:00.000Z' })
        .where(eq(meta.key, 'historySince'));
      await sweep(service.orm, new Date('2026-03-31T12:00:00Z'), 12);
      expect([await service.orm.$count(historyEntry), await since()]).toEqual([
        1201,
        '2026-01-05T00:00:00.000Z',
      ]);
    });
  });
});
