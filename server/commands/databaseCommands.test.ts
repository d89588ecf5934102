import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { measurementCardVersion } from '../db/cardSchema';
import { historyEntry } from '../db/historySchema';
import { appUser, measurementCard } from '../db/schema';
import { cardPlans, nordskovCard } from '../demo/seed/cardPlans';
import { type CardDocument, largestCard } from '../domain/cardDocument';
import { buildCard } from '../domain/cards/buildCard';
import { OtherStoreError, requireOwnStore } from '../features/stacks/pictures/storeMark';
import { folderStore } from '../files/folderStore';
import { cardCalled } from '../testing/cardDocument';
import { readMailLink } from '../testing/mail/readMailLink';
import { type TestService, testPortal, testService } from '../testing/testService';
import { checkCard, textOfCardFile } from './cardCommands';
import { CommandError } from './commandError';
import { carryOut, readDatabaseCommand } from './databaseCommands';

let service: TestService;
const outbox = mkdtempSync(path.join(tmpdir(), 'stackyard-outbox-'));
afterAll(() => rmSync(outbox, { recursive: true }));

beforeEach(async () => {
  service = await testService();
});

it('erase takes a person out of the mails of the outbox, too', async () => {
  writeFileSync(path.join(outbox, '1.txt'), 'To: Lead@Nordskov.example\n\nHello');
  writeFileSync(path.join(outbox, '2.txt'), 'To: org@nordskov.example\n\nHello');
  const command = readDatabaseCommand(['erase', 'lead@nordskov.example']);
  const surroundings = { ...service.deps, publicUrl: testPortal, outbox };
  const lines = await command?.(surroundings, { name: 'anna', language: 'en' });
  expect(lines?.[0]).toMatch(/^Everything that was known of lead@nordskov\.example is erased: \d+ records/);
  expect(lines?.[1]).toBe('Mails of the outbox that were removed or have lost the name: 1.');
  expect(readdirSync(outbox)).toEqual(['2.txt']);
});

it('new-store lets the next start take the store that it finds', async () => {
  const { unrecorded } = service.deps.database;
  const [former, next] = ['former', 'next'].map((name) => folderStore(path.join(outbox, name)));
  if (former === undefined || next === undefined) throw new Error('two stores');
  await requireOwnStore(unrecorded, former);
  await expect(requireOwnStore(unrecorded, next)).rejects.toThrow(OtherStoreError);
  const surroundings = { ...service.deps, publicUrl: testPortal, outbox };
  await readDatabaseCommand(['new-store'])?.(surroundings, { name: 'anna', language: 'en' });
  await requireOwnStore(unrecorded, next);
  expect(readDatabaseCommand(['new-store', 'now'])).toBeUndefined();
});

describe('commands about admins', () => {
  const first = 'global@stackyard.example';
  const unknown = 'ida@skov.example';

  async function run(...words: string[]): Promise<string[]> {
    const command = readDatabaseCommand(words);
    if (command === undefined) throw new Error(`${words.join(' ')} is no command`);
    const surroundings = { ...service.deps, publicUrl: testPortal, outbox };
    const lines = await carryOut(command, surroundings, { name: 'anna', language: 'da' });
    await service.sendMails();
    return lines;
  }

  async function confirm({ email, token }: { email: string; token: string }): Promise<number> {
    const body = { email, token, password: 'Skoven-2026!' };
    return (await service.call('POST', '/auth/confirm-account', { body })).status;
  }

  function printedLink(lines: readonly string[]) {
    const { page, email, token } = readMailLink({ text: lines[1] ?? '' });
    expect(page).toBe(`${testPortal}/confirm`);
    return { email, token };
  }

  describe('a new global admin', () => {
    it('chooses a password by the printed link, although a mail has another one', async () => {
      const lines = await run('admin', 'create', ' Ida@Skov.example ');
      expect(lines[0]).toBe('ida@skov.example is now a global admin. Choose the password within 72 hours:');
      expect(service.mails).toMatchObject([
        {
          ...{ to: unknown, subject: 'portal.example inviterer dig til Stackyard' },
          text: expect.stringMatching(
            /^Hej\n\nUdbyderen af portal\.example har givet dig adgang .* som Stackyard-administrator\.\n/,
          ),
        },
      ]);
      expect(await confirm(printedLink(lines))).toBe(200);
      const token = await service.tokenOf(unknown);
      expect((await service.call('GET', '/global-admins', { token })).status).toBe(200);
      // Using one link ends both.
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
      expect(lines[0]).toBe(
        'ida@skov.example is already a global admin. Choose the password within 72 hours:',
      );
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
      [
        'anna (command line)',
        'removeGlobalAdmin',
        'Account',
        [{ field, before: ['true'], after: ['false'] }],
      ],
      ['anna (command line)', 'addGlobalAdmin', 'Account', [{ field, before: ['false'], after: ['true'] }]],
    ]);
  });

  describe('a global admin who is removed', () => {
    it('is none any more, and without any other access has no account', async () => {
      await run('admin', 'create', unknown);
      expect(await run('admin', 'remove', unknown)).toEqual([
        'ida@skov.example is no global admin any more.',
      ]);
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

  it.each([
    'admin',
    'admin create',
    'admin list a@b.example',
    'admin remove a@b.example b@b.example',
    'card',
  ])('does not know “%s”', (words) => {
    expect(readDatabaseCommand(words.split(' '))).toBeUndefined();
  });
});

describe('commands about cards', () => {
  async function run(...words: string[]): Promise<string[]> {
    const command = readDatabaseCommand(['card', ...words]);
    if (command === undefined) throw new Error(`${words.join(' ')} is no command`);
    return carryOut(
      command,
      { ...service.deps, publicUrl: testPortal, outbox },
      { name: 'anna', language: 'da' },
    );
  }

  const { name } = nordskovCard;
  const document = cardCalled(name);
  const renamed: CardDocument = { ...document, volumeFieldId: 'grossVolume' };

  function versions() {
    return service.orm
      .select({
        version: measurementCardVersion.version,
        publishedAt: measurementCardVersion.publishedAt,
        definition: measurementCardVersion.definition,
      })
      .from(measurementCardVersion)
      .innerJoin(measurementCard, eq(measurementCard.id, measurementCardVersion.cardId))
      .where(eq(measurementCard.name, name))
      .orderBy(asc(measurementCardVersion.version));
  }

  it('publishes a file as the next version of the card with its name, once', async () => {
    const before = await versions();
    expect(await run('import', JSON.stringify(renamed))).toEqual([
      'Version 2 of "Nordskov standardskema" is published. New stacks are measured by it; stacks that are measured keep their version.',
    ]);
    expect(await run('import', JSON.stringify(renamed))).toEqual([
      'Version 2 of "Nordskov standardskema" says the same already. Nothing has changed.',
    ]);
    const after = await versions();
    expect(after.slice(0, 1)).toEqual(before);
    expect(after.slice(1)).toMatchObject([
      { version: 2, publishedAt: service.deps.now(), definition: { volumeFieldId: 'grossVolume' } },
    ]);
    const told = await service.orm
      .select()
      .from(historyEntry)
      .where(eq(historyEntry.kind, 'MeasurementCard'));
    expect(told).toMatchObject([
      {
        ...{ userName: 'anna (command line)', operationId: 'importMeasurementCard', thingName: name },
        fields: [{ field: 'publishedVersion', before: [], after: ['2'] }],
      },
    ]);
  });

  it('publishes a draft that says the same', async () => {
    await service.deps.database.unrecorded.update(measurementCardVersion).set({ publishedAt: null });
    expect(await run('import', JSON.stringify(document))).toEqual([
      expect.stringMatching(/^Version 1 of .* is published\./),
    ]);
    expect(await versions()).toMatchObject([{ version: 1, publishedAt: service.deps.now() }]);
  });

  it('takes what it prints where no card has that name, and makes an equal card', async () => {
    const exported = new Map<string, string>();
    for (const plan of cardPlans) exported.set(plan.name, (await run('export', plan.name)).join('\n'));
    const { unrecorded } = service.deps.database;
    await unrecorded.update(measurementCard).set({ name: sql`'Former ' || ${measurementCard.name}` });
    for (const plan of cardPlans) {
      const file = exported.get(plan.name) ?? '';
      expect(JSON.parse(file)).toEqual({ name: plan.name, ...buildCard(plan) });
      await run('import', file);
      expect((await run('export', plan.name, '1')).join('\n')).toBe(file);
    }
    expect(await versions()).toMatchObject([{ version: 1, definition: buildCard(nordskovCard) }]);
  });

  it('prints a card in the order in which one is written', async () => {
    const exported = await run('export', name);
    expect(Object.keys(JSON.parse(exported.join('\n'))).slice(0, 3)).toEqual(['name', 'language', 'fields']);
  });

  it('prints who issues a card, for which instrument, and its limits, where they are written', async () => {
    const slots = {
      producer: name,
      instrument: { manufacturer: 'Skovmål', model: 'FotoScan S3' },
      evidenceLimits: { areaDifference: 0.12, stackedVolume: 25.5 },
    };
    await run('import', JSON.stringify({ ...slots, ...document }));
    const exported = JSON.parse((await run('export', name)).join('\n'));
    expect(exported).toEqual({ ...document, ...slots });
    expect(Object.keys(exported)).toEqual([
      ...['name', 'language', 'producer', 'instrument', 'fields', 'displayConfigurationAdmin', 'fieldIds'],
      ...['volumeFieldId', 'volumeFields', 'stackFields', 'evidenceLimits', 'reportConfig'],
    ]);
  });

  it('prints the version that is asked for, or the newest that is published', async () => {
    const first = await run('export', name);
    await run('import', JSON.stringify(renamed));
    expect(await run('export', name, '1')).toEqual(first);
    expect(JSON.parse((await run('export', name)).join('\n'))).toEqual(renamed);
    await expect(run('export', name, '3')).rejects.toThrow(
      'There is no version 3 of a measurement card "Nordskov standardskema".',
    );
    await expect(run('export', 'Other')).rejects.toThrow(
      'There is no published version of a measurement card "Other".',
    );
    expect(() => readDatabaseCommand(['card', 'export', name, 'first'])).toThrow(
      '"first" is no number of a version.',
    );
  });

  it('does not choose between cards of one name', async () => {
    const { unrecorded } = service.deps.database;
    await unrecorded.update(measurementCard).set({ name });
    await expect(run('export', name)).rejects.toThrow(
      new CommandError('Several measurement cards are called "Nordskov standardskema".'),
    );
    await expect(run('import', JSON.stringify(renamed))).rejects.toThrow(
      'Several measurement cards have this name.',
    );
  });

  describe('a file', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'stackyard-'));
    afterAll(() => rmSync(folder, { recursive: true }));
    const fileWith = (text: string) => {
      const file = path.join(folder, 'card.json');
      writeFileSync(file, text);
      return file;
    };

    it('that holds a card is described, also behind the mark of an editor', () => {
      expect(checkCard(textOfCardFile(fileWith(`\uFEFF${JSON.stringify(document)}`)))).toEqual([
        'This is a valid measurement card: "Nordskov standardskema", 31 fields, with a report.',
      ]);
    });

    it('that holds something else is refused with every place and reason', async () => {
      const text = JSON.stringify({ ...document, volumeFieldId: 'solid', colour: 1, language: 'fr' });
      const problems = [
        'This is no valid measurement card:',
        '  language: Only these are known: da, de, pl, en.',
        '  colour: This name is not allowed here.',
      ].join('\n');
      expect(() => checkCard(text)).toThrow(new CommandError(problems));
      expect(() => readDatabaseCommand(['card', 'import', text])).toThrow(new CommandError(problems));
      expect(() => checkCard('[]')).toThrow('  (the whole file): This must be an object, in curly brackets.');
      expect(() => checkCard('{"name": ')).toThrow(/^This is no JSON: /);
    });

    it('that is not there or too large is refused', () => {
      expect(() => textOfCardFile(path.join(folder, 'none.json'))).toThrow(
        /none\.json cannot be read \(ENOENT\)\.$/,
      );
      expect(() => textOfCardFile(folder)).toThrow(/cannot be read \(EISDIR\)\.$/);
      expect(() => textOfCardFile(fileWith(' '.repeat(largestCard + 1)))).toThrow(/is larger than 512 KB\.$/);
    });
  });

  it.each(['import', 'export', 'export a 1 b', 'import a b', 'list'])('does not know “card %s”', (words) => {
    expect(readDatabaseCommand(['card', ...words.split(' ')])).toBeUndefined();
  });
});
