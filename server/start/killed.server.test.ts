import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isNight } from '../../scripts/testing/isNight';
import { objectAt, objectsIn } from '../testing/api/contractSchemas';
import { mailServer } from '../testing/mail/mailServer';
import { ownDatabase } from '../testing/ownDatabase';
import { serviceProcesses } from '../testing/serviceProcesses';

// A service is killed while it writes, and clients repeat unanswered calls, as the portal does.

const rounds = Array.from({ length: isNight ? 20 : 4 }, (_, round) => round);
const database = ownDatabase('killed');
const folder = mkdtempSync(path.join(tmpdir(), 'stackyard-'));
const { start, killAll } = serviceProcesses(folder);

let mails: Awaited<ReturnType<typeof mailServer>>;
let running: ReturnType<typeof start>;
let token: string;
let organizationId: unknown;

beforeAll(async () => {
  await database.createWithDemo();
  mails = await mailServer();
  startAgain();
  token = await signIn();
  const found = await fetch(`${await running.url}/api/v1/organization/list`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const [organization] = objectsIn(objectAt(await found.json(), 'data').data);
  organizationId = organization?.organizationId;
});
afterAll(async () => {
  killAll();
  await database.drop();
  await mails.close();
  rmSync(folder, { recursive: true, force: true });
});

function startAgain() {
  const settings = { SMTP_URL: mails.url, PUBLIC_URL: 'https://stackyard.example' };
  running = start({ DATABASE_URL: database.url, ...settings });
}

async function signIn(): Promise<string> {
  const response = await fetch(`${await running.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'global@stackyard.example', password: 'Timber-2026!' }),
  });
  return String(objectAt(await response.json(), 'data').token);
}

async function write(kind: string, body: object, cut: AbortSignal): Promise<number> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  };
  for (let attempt = 1; ; attempt += 1) {
    const at = await running.url;
    try {
      const response = await fetch(`${at}/api/v1/organization/${organizationId}/${kind}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        signal: attempt === 1 ? cut : null,
      });
      const isUnderWay = (await response.text()).includes('already in progress');
      // With 503 the service is not ready yet; else the call that was cut off may still hold its key on the server.
      if (response.status !== 503 && !isUnderWay) return response.status;
    } catch {
      // The answer was lost, or the service was killed: its successor has another address.
    }
  }
}

const statuses: number[] = [];

// Each round is a test, because a slow machine needs minutes to start the service twenty times.
it.each(rounds)('answers every write of round %i, though it is killed meanwhile', async (round) => {
  const { child, end } = running;
  const connections = new AbortController();
  let answers = 0;
  const writes = Array.from({ length: 8 }, async (_, number) => {
    const name = `Round ${round} number ${number}`;
    const email = `round${round}.number${number}@killed.example`;
    const [kind, more] = number % 2 === 0 ? ['contact', {}] : ['user', { roles: ['Surveyor'] }];
    const status = await write(kind, { name, email, phone: '', ...more }, connections.signal);
    answers += 1;
    // Some calls lose their answer, some are under way, and some have not begun.
    if (answers === 1) connections.abort();
    if (answers === 2 + (round % 4)) {
      child.kill('SIGKILL');
      await end;
      startAgain();
    }
    return status;
  });
  const answered = await Promise.all(writes);
  statuses.push(...answered);
  expect(answered).toEqual(Array(8).fill(201));
});

it('has every answered write and its mail once', async () => {
  const written = statuses.length / 2;
  expect(written).toBe(4 * rounds.length);
  expect(
    await database.query(`
    select (select count(*)::int from contact where ${isWritten}) as contacts,
      (select count(distinct email)::int from contact where ${isWritten}) as addresses,
      (select count(*)::int from app_user join organization_member on user_id = id where ${isWritten}) as users,
      (select count(*)::int from mail where ${isWritten}) as mails
  `),
  ).toEqual([{ contacts: written, addresses: written, users: written, mails: written }]);
  // A mail whose sender was killed waits for minutes before another one takes it.
  await database.query("update mail set next_attempt_at = now() where state = 'waiting'");
  while ((await database.query("select from mail where state = 'waiting'")).length > 0)
    await database.query('select pg_sleep(0.2)');
  const receivers = new Set(mails.received.flatMap(({ to }) => to));
  expect(receivers.size).toBe(written);
});

const isWritten = "email like '%@killed.example'";
