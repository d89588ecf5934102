import { desc, eq } from 'drizzle-orm';
import { historyEntry } from '../db/historySchema';
import { appUser } from '../db/schema';
import { readMailLink } from '../testing/mail/readMailLink';
import { testDatabase } from '../testing/testDatabase';
import { serviceOn, type TestService, testPortal } from '../testing/testService';
import { CommandError } from './commandError';
import { carryOut, readDatabaseCommand } from './databaseCommands';

const first = 'global@stackyard.example';
const unknown = 'ida@skov.example';

let service: TestService;

beforeEach(async () => {
  service = serviceOn(await testDatabase());
});

async function run(...words: string[]): Promise<string[]> {
  const command = readDatabaseCommand(words);
  if (command === undefined) throw new Error(`${words.join(' ')} is no command`);
  const surroundings = { ...service.deps, publicUrl: testPortal };
  const lines = await carryOut(command, surroundings, { name: 'anna', language: 'da' });
  await service.sendMails();
  return lines;
}

async function confirm({ email, token }: { email: string; token: string }): Promise<number> {
  const body = { email, token, password: 'Skoven-2026!' };
  return (await service.call('POST', '/auth/confirm-account', { body })).status;
}

function printedLink(lines: readonly string[]) {
  const { searchParams, origin, pathname } = new URL(lines[1] ?? '');
  expect(origin + pathname).toBe(`${testPortal}/confirm`);
  return { email: searchParams.get('email') ?? '', token: searchParams.get('token') ?? '' };
}

describe('a new global admin', () => {
  it('chooses a password by the printed link, although a mail has another one', async () => {
    const lines = await run('admin', 'create', ' Ida@Skov.example ');
    expect(lines[0]).toBe('ida@skov.example is now a global admin. Choose the password within 72 hours:');
    expect(service.mails).toMatchObject([{ to: unknown, subject: 'Bekræft din Stackyard-konto' }]);
    expect(await confirm(printedLink(lines))).toBe(200);
    const token = await service.tokenOf(unknown);
    expect((await service.call('GET', '/global-admins', { token })).status).toBe(200);
    // One use ends both.
    expect(await confirm(readMailLink(service.mails[0]))).toBe(400);
  });

  it('may use the mailed link as well', async () => {
    const lines = await run('admin', 'create', unknown);
    expect(await confirm(readMailLink(service.mails[0]))).toBe(200);
    expect(await confirm(printedLink(lines))).toBe(400);
  });

  it('gets another link by a repetition, without another mail', async () => {
    const former = printedLink(await run('admin', 'create', unknown));
    const lines = await run('admin', 'create', unknown);
    expect(lines[0]).toBe('ida@skov.example is already a global admin. Choose the password within 72 hours:');
    expect(service.mails).toHaveLength(1);
    expect(await confirm(former)).toBe(400);
    expect(await confirm(printedLink(lines))).toBe(200);
  });

  it('with an account keeps its password', async () => {
    expect(await run('admin', 'create', 'org@nordskov.example')).toEqual([
      'org@nordskov.example is now a global admin, and logs in with the password of the account.',
    ]);
    expect(await run('admin', 'create', 'org@nordskov.example')).toEqual([
      'org@nordskov.example is already a global admin, and logs in with the password of the account.',
    ]);
  });

  it('is made where there is none', async () => {
    await service.orm.update(appUser).set({ isGlobalAdmin: false });
    expect(await run('admin', 'list')).toEqual([
      'There is no global admin. The first one is made by: admin create <e-mail>',
    ]);
    await run('admin', 'create', unknown);
    expect(await run('admin', 'list')).toEqual(['ida@skov.example  ida  (has not chosen a password yet)']);
  });
});

it('the history says which operator made whom what', async () => {
  await run('admin', 'create', unknown);
  await run('admin', 'remove', unknown);
  const entries = await service.orm.select().from(historyEntry).orderBy(desc(historyEntry.id)).limit(2);
  const told = entries.map(({ userName, operationId, kind, fields }) => [
    userName,
    operationId,
    kind,
    fields,
  ]);
  const field = 'isGlobalAdmin';
  expect(told).toEqual([
    ['anna (command line)', 'removeGlobalAdmin', 'Account', [{ field, before: ['true'], after: ['false'] }]],
    ['anna (command line)', 'addGlobalAdmin', 'Account', [{ field, before: ['false'], after: ['true'] }]],
  ]);
});

describe('a global admin who is removed', () => {
  it('is none any more, and without any other access has no account', async () => {
    await run('admin', 'create', unknown);
    expect(await run('admin', 'remove', unknown)).toEqual(['ida@skov.example is no global admin any more.']);
    expect(await service.orm.$count(appUser, eq(appUser.email, unknown))).toBe(0);
    await expect(run('admin', 'remove', unknown)).rejects.toThrow('ida@skov.example is no global admin.');
  });

  it('is never the last one who can log in', async () => {
    await run('admin', 'create', unknown);
    await expect(run('admin', 'remove', first)).rejects.toThrow(
      new CommandError('This is the last Stackyard administrator who can log in. Add another one first.'),
    );
    expect(await run('admin', 'list')).toHaveLength(2);
  });

  it('may be one of a wrong address, before anybody can log in', async () => {
    await service.orm.update(appUser).set({ isGlobalAdmin: false });
    await run('admin', 'create', unknown);
    await run('admin', 'remove', unknown);
    expect(await service.orm.$count(appUser, eq(appUser.isGlobalAdmin, true))).toBe(0);
  });
});

it.each(['ida', 'ida@', 'a b@skov.example', ''])('refuses “%s” as an address', (address) => {
  expect(() => readDatabaseCommand(['admin', 'create', address])).toThrow(
    `"${address}" is no e-mail address.`,
  );
});

it.each(['admin', 'admin create', 'admin list a@b.example', 'admin remove a@b.example b@b.example', 'card'])(
  'does not know “%s”',
  (words) => {
    expect(readDatabaseCommand(words.split(' '))).toBeUndefined();
  },
);
