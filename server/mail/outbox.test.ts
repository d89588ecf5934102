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
  const failures: string[] = [];
  const mailer = createOutbox({
    folder,
    now,
    onMail: (line) => lines.push(line),
    onFailure: (line) => failures.push(line),
  });
  return { folder, lines, failures, mailer };
}

it('writes each mail as a text that only its owner reads, and says which file without its content', async () => {
  const { folder, lines, failures, mailer } = outboxIn('several');
  mailer.post(mail);
  mailer.post({ ...mail, to: 'bo@x.example' });
  await mailer.close();
  const files = readdirSync(folder).sort();
  expect(files).toEqual(['2026-06-17T10-00-00-000Z-0001.txt', '2026-06-17T10-00-00-000Z-0002.txt']);
  const first = path.join(folder, files[0] ?? '');
  expect(readFileSync(first, 'utf8')).toBe(`To: anna@x.example\nSubject: Zażółć\n\n${mail.text}`);
  expect(statSync(first).mode & 0o777).toBe(0o600);
  expect(lines).toHaveLength(2);
  expect(lines).toContain(`Mail to anna@x.example: ${first}`);
  expect(lines.join()).not.toContain('secret');
  expect(failures).toEqual([]);
});

it('keeps line breaks out of the headers', async () => {
  const { folder, mailer } = outboxIn('headers');
  mailer.post({ to: 'a@x.example\nBcc: b@x.example', subject: 'Hello\r\nX: y', text: 'text' });
  await mailer.close();
  const [file = ''] = readdirSync(folder);
  expect(readFileSync(path.join(folder, file), 'utf8')).toBe(
    'To: a@x.example Bcc: b@x.example\nSubject: Hello X: y\n\ntext',
  );
});

it('takes work that ends in a mail, or in none, and tells what fails in one line', async () => {
  const { folder, failures, mailer } = outboxIn('work');
  mailer.post(async () => mail);
  mailer.post(async () => undefined);
  mailer.post(async () => {
    throw new Error('insert token secret');
  });
  await mailer.close();
  expect(readdirSync(folder)).toHaveLength(1);
  expect(failures).toEqual(['A mail could not be prepared (Error).']);
  writeFileSync(path.join(root, 'file'), '');
  const blocked = outboxIn('file');
  blocked.mailer.post(mail);
  await blocked.mailer.close();
  expect(blocked.failures).toEqual(['The mail to anna@x.example could not be delivered (EEXIST).']);
});
