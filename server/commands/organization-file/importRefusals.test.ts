import { readFile, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { zipSync } from 'fflate';
import { deletedOrganization } from '../../db/deletedSchema';
import { unclaimedFile } from '../../db/fileSchema';
import { fieldSender } from '../../testing/fieldSender';
import { entriesIn, organizationFiles, renewManifest, writeEntries } from '../../testing/organizationFiles';
import { testFiles } from '../../testing/testFiles';
import type { TestService } from '../../testing/testService';
import { withFailingChanges } from '../../testing/withFailingChanges';

const yard = fieldSender();
const files = organizationFiles();
const whole = files.pathOf();
let service: TestService;
let digest: string;

beforeAll(async () => {
  service = yard.service();
  digest = await files.exportGone(yard, whole);
});

async function state() {
  const { rows: tables } = await service.orm.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'deleted') and tablename not in ('refresh_token', 'unclaimed_file')`);
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as rows from ${name}`);
  const { rows } = await service.orm.execute(sql.raw(`${counts.join(' union all ')} order by name`));
  return rows;
}

const isStored = async () => (await testFiles.read({ digest, part: 'original' })) !== null;

type Entries = Map<string, Buffer>;

async function changed(change: (entries: Entries) => void): Promise<string> {
  const entries = await entriesIn(whole);
  change(entries);
  const file = files.pathOf();
  await writeEntries(file, entries);
  return file;
}

const contentOf = (entries: Entries, name: string) => String(entries.get(name));

const rewritten = (name: string, rewrite: (content: string) => string) =>
  changed((entries) => {
    entries.set(name, Buffer.from(rewrite(contentOf(entries, name))));
    renewManifest(entries);
  });

const rewrittenRow = (table: string, rewrite: (row: Record<string, unknown>) => object) =>
  rewritten(`tables/${table}.jsonl`, (content) => {
    const [first = '', ...others] = content.split('\n');
    return [JSON.stringify(rewrite(JSON.parse(first))), ...others].join('\n');
  });

const manifestWith = (over: object) =>
  changed((entries) => {
    const manifest = JSON.parse(contentOf(entries, 'manifest.json'));
    entries.set('manifest.json', Buffer.from(JSON.stringify({ ...manifest, ...over })));
  });

async function withBytes(rewrite: (bytes: Buffer) => Uint8Array): Promise<string> {
  const file = files.pathOf();
  await writeFile(file, rewrite(await readFile(whole)));
  return file;
}

const otherId = '5ac4f1e1-0000-4000-8000-000000000001';

it('refuses one that was deleted here and can come back', async () => {
  await expect(files.importFrom(service, whole)).rejects.toThrow(
    /^Nordskov Tømmer A\/S \(.*\) was deleted here and can still be brought back/,
  );
  await service.orm.delete(deletedOrganization);
});

describe('refuses, with nothing stored,', () => {
  const bad: Record<string, [() => Promise<string>, string | RegExp]> = {
    'a file that is not there': [async () => '/none.zip', '/none.zip is not there.'],
    'a file that is no zip': [() => withBytes(() => Buffer.from('Hello')), /cannot be read \(End of central/],
    'a zip that was cut off': [
      () => withBytes((bytes) => bytes.subarray(0, bytes.length / 2)),
      /cannot be read \(End of central directory record signature not found/,
    ],
    'a zip without its beginning': [
      () => withBytes((bytes) => bytes.subarray(bytes.length / 2)),
      /cannot be read|is missing|another SHA-256/,
    ],
    'a path that leads out': [
      () => changed((entries) => entries.set('../../evil', Buffer.from(''))),
      /cannot be read \(invalid relative path: \.\.\/\.\.\/evil\)/,
    ],
    'an absolute path': [
      () => changed((entries) => entries.set('/etc/passwd', Buffer.from(''))),
      /cannot be read \(absolute path: \/etc\/passwd\)/,
    ],
    'a path of Windows': [
      () => changed((entries) => entries.set('tables\\stack.jsonl', Buffer.from(''))),
      /cannot be read \(invalid characters in fileName: tables\\stack\.jsonl\)/,
    ],
    'an entry that nobody knows': [
      () => changed((entries) => entries.set('tables/mail.jsonl', Buffer.from(''))),
      'tables/mail.jsonl: an export has no such entry.',
    ],
    'a zip that becomes larger': [
      async () => {
        const file = files.pathOf();
        await writeFile(file, zipSync({ 'tables/stack.jsonl': Buffer.alloc(5_000_000) }));
        return file;
      },
      'tables/stack.jsonl: it is compressed or encrypted, which an export never is.',
    ],
    'a zip whose entries share bytes': [
      () => withBytes(sharingBytes),
      /the entries are larger than the zip itself/,
    ],
    'a zip without a manifest': [
      () => changed((entries) => entries.delete('manifest.json')),
      'manifest.json: it is missing.',
    ],
    'a manifest that is no JSON': [
      () => changed((entries) => entries.set('manifest.json', Buffer.from('{'))),
      'manifest.json: it is no JSON.',
    ],
    'a manifest of something else': [
      () => changed((entries) => entries.set('manifest.json', Buffer.from('[]'))),
      /^manifest\.json: /,
    ],
    'a newer format': [() => manifestWith({ format: 2 }), /^manifest\.json: a newer version of Stackyard/],
    'a newer schema': [
      () => manifestWith({ schema: Date.parse('2099-01-01') }),
      /^manifest\.json: a newer version of Stackyard/,
    ],
    'an older schema': [() => manifestWith({ schema: 1 }), /^manifest\.json: an older version of Stackyard/],
    'another digest': [
      () =>
        changed((entries) => {
          const content = contentOf(entries, 'tables/contact.jsonl');
          entries.set('tables/contact.jsonl', Buffer.from(content.replace('Kim', 'Jim')));
        }),
      'tables/contact.jsonl: its content has changed: it has another SHA-256.',
    ],
    'another size': [
      () => changed((entries) => entries.set('tables/contact.jsonl', Buffer.from(''))),
      /^tables\/contact\.jsonl: it has 0 bytes and not \d+\.$/,
    ],
    'a table that is missing': [
      () => changed((entries) => entries.delete('tables/sawmill.jsonl')),
      'tables/sawmill.jsonl: it is missing.',
    ],
    'a table that the manifest lacks': [
      () => manifestWith({ entries: [] }),
      'manifest.json: it lacks tables/app_user.jsonl.',
    ],
    'a line that is no JSON': [
      () => rewritten('tables/contact.jsonl', (content) => `{${content}`),
      'tables/contact.jsonl, line 1: it is no JSON.',
    ],
    'a line without an end': [
      () => rewritten('tables/contact.jsonl', (content) => content.slice(0, -1)),
      /^tables\/contact\.jsonl, line \d+: its end is missing\.$/,
    ],
    'a column that nobody knows': [
      () => rewrittenRow('department', (row) => ({ ...row, colour: 'green' })),
      'tables/department.jsonl, line 1: Unrecognized key: "colour".',
    ],
    'a column that is missing': [
      () => rewrittenRow('department', ({ name: _, ...row }) => row),
      /^tables\/department\.jsonl, line 1: name: /,
    ],
    'a value of another type': [
      () => rewrittenRow('stack', (row) => ({ ...row, latitude: '56' })),
      /^tables\/stack\.jsonl, line 1: latitude: .*expected number/,
    ],
    'a word that a column does not know': [
      () => rewrittenRow('stack', (row) => ({ ...row, state: 'Lost' })),
      /^tables\/stack\.jsonl, line 1: state: /,
    ],
    'a row of another organisation': [
      () => rewrittenRow('sawmill', (row) => ({ ...row, organization_id: otherId })),
      `tables/sawmill.jsonl, line 1: organization_id: the row belongs to another organisation (${otherId}).`,
    ],
    'a membership of who is not in the file': [
      () => rewrittenRow('organization_member', (row) => ({ ...row, user_id: otherId })),
      `tables/organization_member.jsonl, line 1: user_id: ${otherId} is not in tables/app_user.jsonl.`,
    ],
    'a stack of a card that is not in the file': [
      () => rewrittenRow('stack', (row) => ({ ...row, card_version_id: otherId })),
      `tables/stack.jsonl, line 1: card_version_id: ${otherId} is not in tables/measurement_card_version.jsonl.`,
    ],
    'a stack of a department that is not in the file': [
      () => rewrittenRow('stack', (row) => ({ ...row, department_id: otherId })),
      /^tables\/stack\.jsonl, line 1 to line 301: a row names one that is not in the file \(stack_department\)\.$/,
    ],
    'a text that the database does not take': [
      () => rewrittenRow('sawmill', (row) => ({ ...row, name: 'a\u0000b' })),
      /^tables\/sawmill\.jsonl, line 1 .*the database does not take a value/,
    ],
    'a stack twice': [
      () => rewritten('tables/stack.jsonl', (content) => `${content.split('\n')[0]}\n${content}`),
      /^tables\/stack\.jsonl, .*only one of is here already, or twice in the file/,
    ],
    'an address twice': [
      () => rewritten('tables/app_user.jsonl', (content) => `${content.split('\n')[0]}\n${content}`),
      /^tables\/app_user\.jsonl, line 2: id: .* is there twice\.$/,
    ],
    'an address that is none': [
      () => rewrittenRow('app_user', (row) => ({ ...row, email: 'Anna' })),
      /^tables\/app_user\.jsonl, line 1: email: /,
    ],
    'no organisation': [
      () => rewritten('tables/organization.jsonl', () => ''),
      'tables/organization.jsonl: it has 0 rows and not one.',
    ],
    'another content of a card that is here': [
      () =>
        rewritten('tables/measurement_card_version.jsonl', (content) =>
          content.replace('"language": "da"', '"language": "pl"'),
        ),
      /version 1 of the measurement card ".*" is here with another content, and no version ever changes\. Give the card here another name/,
    ],
    'a version that a card does not have here': [
      () =>
        rewritten('tables/measurement_card_version.jsonl', (content) => {
          const row = JSON.parse(content.split('\n')[0] ?? '');
          return `${content}${JSON.stringify({ ...row, id: otherId, version: 2 })}\n`;
        }),
      /version 2 of the measurement card ".*" is not published here\. Publish it first/,
    ],
    'a definition that is no card': [
      () => rewrittenRow('measurement_card_version', (row) => ({ ...row, definition: {} })),
      /^tables\/measurement_card_version\.jsonl, line 1: definition\./,
    ],
    'a card whose limit is looser than that of the report': [
      () =>
        rewritten('tables/measurement_card_version.jsonl', (content) =>
          content.replace('"language": "da"', '"language": "da", "evidenceLimits": {"areaDifference": 0.2}'),
        ),
      /^tables\/measurement_card_version\.jsonl, line 1: definition\.evidenceLimits\.areaDifference: /,
    ],
    'another photograph': [
      () => changed((entries) => entries.set(original(), Buffer.alloc(entries.get(original())?.length ?? 0))),
      /original\.jpg: its content has changed: it has another SHA-256\.$/,
    ],
    'a photograph that is missing': [
      () => changed((entries) => entries.delete(original())),
      /original\.jpg: it is missing\.$/,
    ],
    'a photograph that is not in the list': [
      () => changed((entries) => entries.set(`photographs/${'f'.repeat(64)}/original.jpg`, Buffer.from(''))),
      /^photographs\/f+\/original\.jpg: it is not in files\.jsonl\.$/,
    ],
    'a photograph that nobody sent': [
      () =>
        changed((entries) => {
          entries.delete(original());
          unlist(entries, 'photographs/');
          renewManifest(entries);
        }),
      /^photographs\/[0-9a-f]{64}\/original: a stack has it, and it is missing\.$/,
    ],
    'a photograph under the name of another': [
      () =>
        changed((entries) => {
          const [list, another] = [contentOf(entries, 'files.jsonl'), 'e'.repeat(64)];
          entries.set('files.jsonl', Buffer.from(list.replace(digest, another)));
          renewManifest(entries);
        }),
      /^photographs\/e+\/original\.jpg: an original has the name of its SHA-256\.$/,
    ],
    'a message whose digest leads elsewhere': [
      () => rewrittenMessage((row) => ({ ...row, message_digest: '../../../../etc/cron.d/evil' })),
      /^tables\/measurement\.jsonl, line 1: message_digest: no SHA-256\.$/,
    ],
    'a message in its row that has the digest of another': [
      () => rewrittenMessage((row) => ({ ...row, message: `\\x${gzipSync('{}').toString('hex')}` })),
      /^tables\/measurement\.jsonl, line 1: message: no message in gzip, or one with another SHA-256\.$/,
    ],
    'a message in its row that is none': [
      () => rewrittenMessage((row) => ({ ...row, message: '\\x00', message_digest: null })),
      /^tables\/measurement\.jsonl, line 1: message: no message in gzip/,
    ],
    'a message among the photographs': [
      () =>
        changed((entries) => {
          const name = messageIn(entries);
          const message = entries.get(name) ?? Buffer.from('');
          entries.delete(name);
          entries.set(name.replace('messages/', 'photographs/'), message);
        }),
      /^photographs\/[0-9a-f]{64}\/message\.json\.gz: an export has no such entry\.$/,
    ],
    'a message that is missing': [
      () =>
        changed((entries) => {
          entries.delete(messageIn(entries));
          unlist(entries, 'messages/');
          renewManifest(entries);
        }),
      /^messages\/[0-9a-f]{64}\/message\.json\.gz: a stack has it, and it is missing\.$/,
    ],
    'a message under the name of another': [
      () =>
        changed((entries) => {
          const name = messageIn(entries);
          const [, own = ''] = name.split('/');
          const [list, another] = [contentOf(entries, 'files.jsonl'), 'f'.repeat(64)];
          const message = entries.get(name) ?? Buffer.from('');
          entries.delete(name);
          entries.set(name.replace(own, another), message);
          entries.set('files.jsonl', Buffer.from(list.replace(own, another)));
          renewManifest(entries);
        }),
      /^messages\/f+\/message\.json\.gz: /,
    ],
  };

  it.each(Object.keys(bad))('%s', async (name) => {
    const [make, message] = bad[name] ?? [];
    const file = (await make?.()) ?? '';
    await testFiles.remove(digest);
    const before = await state();
    await expect(files.importFrom(service, file)).rejects.toThrow(message);
    expect(await state()).toEqual(before);
    // A file without a row is noted, and goes with the sweep.
    if (await isStored())
      expect(await service.orm.$count(unclaimedFile, eq(unclaimedFile.digest, digest))).toBe(1);
  });
});

const rewrittenMessage = (rewrite: (row: Record<string, unknown>) => object) =>
  rewrittenRow('measurement', (row) => rewrite({ ...row, message_digest: 'a'.repeat(64) }));

function unlist(entries: Entries, folder: string): void {
  const lines = contentOf(entries, 'files.jsonl').split('\n');
  entries.set('files.jsonl', Buffer.from(lines.filter((line) => !line.includes(folder)).join('\n')));
}

function messageIn(entries: Entries): string {
  return [...entries.keys()].find((name) => name.startsWith('messages/')) ?? '';
}

function original(): string {
  return `photographs/${digest}/original.jpg`;
}

function sharingBytes(zip: Buffer): Buffer {
  const bytes = Buffer.from(zip);
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const heads: number[] = [];
  for (let at = bytes.readUInt32LE(end + 16); at < end; ) {
    heads.push(at);
    at += 46 + [28, 30, 32].reduce((sum, field) => sum + bytes.readUInt16LE(at + field), 0);
  }
  const largest = heads.reduce((a, b) => (bytes.readUInt32LE(b + 20) > bytes.readUInt32LE(a + 20) ? b : a));
  const [sizes, offset] = [
    bytes.subarray(largest + 20, largest + 28),
    bytes.subarray(largest + 42, largest + 46),
  ];
  for (const head of heads) {
    sizes.copy(bytes, head + 20);
    offset.copy(bytes, head + 42);
  }
  return bytes;
}

it('is whole or not at all when the database fails in the middle', async () => {
  const before = await state();
  await withFailingChanges(service.orm, 'insert', 'stack_file', async () => {
    await expect(files.importFrom(service, whole)).rejects.toThrow();
    return 0;
  });
  expect(await state()).toEqual(before);
});
