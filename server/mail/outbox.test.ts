import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createOutbox } from './outbox';

const root = mkdtempSync(path.join(tmpdir(), 'stackyard-outbox-'));
const now = () => new Date('2026-06-17T10:00:00Z');
const mail = {
  to: 'anna@x.example',
  subject: 'Zażółć',
  text: 'Line one\n\nhttps://portal.example/?token=secret\n',
};

afterAll(() => rmSync(root, { recursive: true, force: true }));

function outboxIn(name: string) {
  const folder = path.join(root, name);
  const lines: string[] = [];
  return { folder, lines, mailer: createOutbox({ folder, now, onMail: (line) => lines.push(line) }) };
}

it('writes each mail as a text that only its owner reads, and says which file without its content', async () => {
  const { folder, lines, mailer } = outboxIn('several');
  await mailer.deliver(mail);
  await mailer.deliver({ ...mail, to: 'bo@x.example' });
  const files = readdirSync(folder).sort();
  expect(files).toEqual(['2026-06-17T10-00-00-000Z-0001.txt', '2026-06-17T10-00-00-000Z-0002.txt']);
  const first = path.join(folder, files[0] ?? '');
  expect(readFileSync(first, 'utf8')).toBe(`To: anna@x.example\nSubject: Zażółć\n\n${mail.text}`);
  expect(statSync(first).mode & 0o777).toBe(0o600);
  expect(lines).toHaveLength(2);
  expect(lines).toContain(`Mail to anna@x.example: ${first}`);
  expect(lines.join()).not.toContain('secret');
});

it('rejects while the folder cannot be written', async () => {
  writeFileSync(path.join(root, 'file'), '');
  await expect(outboxIn('file').mailer.deliver(mail)).rejects.toThrow('EEXIST');
});
