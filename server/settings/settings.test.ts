import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSender } from '../commands/senderSettings';
import { readTokenSecrets } from './secretSettings';
import { readSettings } from './settings';

describe('the service', () => {
  it('sends mails into the outbox and links to itself unless told otherwise', () => {
    expect(readSettings({})).toMatchObject({
      smtpUrl: undefined,
      mailFrom: 'Stackyard <no-reply@stackyard.example>',
      publicUrl: undefined,
    });
  });

  it('takes a mail server, a sender and the address of the portal', () => {
    const environment = {
      SMTP_URL: 'smtps://user:p%40ss@mail.example:465',
      MAIL_FROM: 'no-reply@timber.example',
      PUBLIC_URL: 'https://timber.example/portal/',
    };
    expect(readSettings(environment)).toMatchObject({
      smtpUrl: environment.SMTP_URL,
      mailFrom: environment.MAIL_FROM,
      publicUrl: 'https://timber.example/portal',
    });
  });

  it.each([
    ['SMTP_URL', ['mail.example', 'https://mail.example', 'smtp://', '']],
    [
      'MAIL_FROM',
      ['Stackyard', 'a@x.example, b@x.example', 'Stackyard <a@x.example>\r\nBcc: b@x.example', 'S <a@>', ''],
    ],
    ['DATABASE_URL', ['db.example', 'https://db.example/yard', 'postgresql://', '']],
    [
      'FILES_URL',
      ['bucket', 's3://s3.example/bucket', 's3://key:secret@s3.example', 'ftp://key:secret@s3.example/b', ''],
    ],
    ['FILES_INSIDE', ['yes', '']],
    ['DATABASE_POOL', ['0', '501', 'ten', '']],
    [
      'TRUSTED_PROXIES',
      ['proxy.example', '10.0.0.0/33', '10.0.0.0/-1', '10.0.0.0/8/8', '::1/129', 'loopback'],
    ],
    [
      'CORS_ORIGINS',
      ['*', 'portal.example', 'https://portal.example/', 'https://a.example https://b.example', 'null', ''],
    ],
    ['HISTORY_MONTHS', ['0', '1201', '-1', '1.5', 'ever', '']],
    ['CHROMIUM_PATH', ['/nowhere/chromium', __dirname, '']],
    [
      'PUBLIC_URL',
      ['stackyard.example', 'javascript:alert(1)', 'https://x.example/?a=1', 'https://u:p@x.example', ''],
    ],
  ])('refuses nonsense in %s in one line', (name, values) => {
    for (const value of values) {
      const read = () => readSettings({ [name]: value });
      expect(read).toThrow(new RegExp(`^${name} must be `));
    }
  });

  it('says of FILES_INSIDE without a value what it may be', () => {
    expect(() => readSettings({ FILES_INSIDE: '' })).toThrow(
      'FILES_INSIDE must be "allowed" or left out, not "".',
    );
  });

  it('takes the program of a browser that is there', () => {
    expect(readSettings({}).chromiumPath).toBeUndefined();
    expect(readSettings({ CHROMIUM_PATH: process.execPath }).chromiumPath).toBe(process.execPath);
  });

  it('takes a database server with ten connections unless told otherwise', () => {
    expect(readSettings({})).toMatchObject({ databaseAddress: undefined });
    const DATABASE_URL = 'postgresql://stack@localhost/yard';
    expect(readSettings({ DATABASE_URL })).toMatchObject({
      databaseAddress: { host: 'localhost', database: 'yard' },
      databasePool: 10,
    });
    expect(readSettings({ DATABASE_URL, DATABASE_POOL: '40' })).toMatchObject({ databasePool: 40 });
  });

  it('says what is wrong with the address of the database, without its password', () => {
    const read = () => readSettings({ DATABASE_URL: 'postgresql://stack:secret@db.example' });
    expect(read).toThrow(/^DATABASE_URL must be an address such as postgresql:\S+\.$/);
    expect(read).not.toThrow(/secret/);
  });

  const database = { DATABASE_URL: 'postgresql://localhost/yard' };
  const mails = { SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://timber.example' };
  const files = { FILES_URL: 's3://key:s%2Ft@s3.example/yard/?region=eu-central-1' };

  it.each([
    ['SMTP_URL', { SMTP_URL: 'smtp://mail.example' }],
    ['DATA_DIR', { ...database, ...mails, ...files, DATA_DIR: '/var/lib/stackyard' }],
    ['FILES_INSIDE', { FILES_INSIDE: 'allowed' }],
    ['DATABASE_POOL', { DATABASE_POOL: '20' }],
  ])('refuses %s where it contradicts the others', (name, environment) => {
    expect(() => readSettings(environment)).toThrow(new RegExp(`^${name} [^\n]+.$`));
  });

  it('takes a folder for the mails beside a database server', () => {
    expect(readSettings({ ...database, DATA_DIR: '/var/lib/stackyard' })).toMatchObject({
      dataDir: '/var/lib/stackyard',
    });
  });

  it('takes a bucket, and refuses one inside unless that is allowed', () => {
    expect(readSettings(files).filesAddress).toEqual({
      ...{ url: 'https://s3.example/yard', keyId: 'key', secret: 's/t', region: 'eu-central-1' },
      mayBeInside: false,
    });
    for (const host of [
      '127.0.0.1',
      'localhost',
      '10.1.2.3',
      '192.168.0.9:9000',
      '169.254.169.254',
      '[::1]',
    ].concat([
      ...['172.20.0.1', '[fd00::1]', '[::ffff:127.0.0.1]', '0x7f.1', '2130706433', 'store.localhost'],
    ])) {
      const FILES_URL = `s3://key:secret@${host}/bucket`;
      expect(() => readSettings({ FILES_URL })).toThrow(
        /^FILES_URL leads to this machine.*FILES_INSIDE=allowed\.$/,
      );
      expect(readSettings({ FILES_URL, FILES_INSIDE: 'allowed' }).filesAddress?.mayBeInside).toBe(true);
    }
    const FILES_URL = 'http://key:secret@s3.example/bucket';
    expect(() => readSettings({ FILES_URL })).toThrow(/^FILES_URL must use https/);
    expect(() => readSettings({ FILES_URL: 's3://key:sesame@s3.example' })).not.toThrow(/sesame/);
  });

  it('never repeats the password of the mail server', () => {
    expect(() => readSettings({ SMTP_URL: 'smpt://user:secret@mail.example' })).not.toThrow(/secret/);
    expect(() => readSettings({ SMTP_URL: 'smpt://user:secret@mail.example' })).toThrow(/^SMTP_URL must be/);
  });
});

describe('secrets of tokens', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stackyard-secrets-'));
  const file = path.join(folder, 'secret');
  const secret = 'q0kqY1m6Xw2o7Yk1xw3pW0i9bYd5uTn2';
  // The secret has 32 characters.
  const bytes = new TextEncoder().encode(secret);

  afterAll(() => rmSync(folder, { recursive: true }));

  it('come from the environment or from a file, whose last line break does not count', () => {
    writeFileSync(file, `${secret}\n`);
    expect(readTokenSecrets({})).toBeUndefined();
    expect(readTokenSecrets({ TOKEN_SECRET: secret })).toEqual({ current: bytes, former: undefined });
    expect(readTokenSecrets({ TOKEN_SECRET_FILE: file, TOKEN_SECRET_FORMER: `${secret}x` })).toEqual({
      current: bytes,
      former: new TextEncoder().encode(`${secret}x`),
    });
  });

  it.each([
    [{ TOKEN_SECRET: secret.slice(1) }, /^TOKEN_SECRET must hold at least 32 characters/],
    [{ TOKEN_SECRET: '' }, /^TOKEN_SECRET must hold at least 32 characters/],
    [{ TOKEN_SECRET: secret, TOKEN_SECRET_FORMER: 'short' }, /^TOKEN_SECRET_FORMER must hold/],
    [{ TOKEN_SECRET: secret, TOKEN_SECRET_FILE: file }, /^TOKEN_SECRET and TOKEN_SECRET_FILE are the same/],
    [{ TOKEN_SECRET_FORMER: secret }, /^TOKEN_SECRET_FORMER needs TOKEN_SECRET/],
    [
      { TOKEN_SECRET_FILE: path.join(folder, 'none') },
      /^TOKEN_SECRET_FILE .*none cannot be read \(ENOENT\)\.$/,
    ],
  ])('are refused in one line that holds none of them: %o', (environment, line) => {
    expect(() => readTokenSecrets(environment)).toThrow(line);
    expect(() => readTokenSecrets(environment)).not.toThrow(secret.slice(1));
    expect(() => readTokenSecrets(environment)).not.toThrow('\n');
  });
});

describe('the sender', () => {
  const read = (STACKYARD_URL: string) => readSender({ STACKYARD_URL, STACKYARD_KEY: 'sy_1' });

  it.each([
    ['https://stackyard.example/', 'https://stackyard.example'],
    ['https://host.example/stackyard//', 'https://host.example/stackyard'],
    ['https://host.example/api/v1', 'https://host.example'],
    ['https://host.example/stackyard/api/v1//', 'https://host.example/stackyard'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['http://[::1]:8080', 'http://[::1]:8080'],
  ])('takes %s', (given, url) => {
    expect(read(given)).toEqual({ url, sender: { key: 'sy_1' } });
  });

  it.each(['sy–1', 'sy_1 2', 'sy_ł', 'sy_1\u200b'])('names the key %j, which no header can carry', (key) => {
    const environment = { STACKYARD_URL: 'https://stackyard.example', STACKYARD_KEY: key };
    expect(() => readSender(environment)).toThrow(/^STACKYARD_KEY holds “.”, a sign that no key has/);
  });

  it.each([
    'http://stackyard.example',
    'http://10.0.0.1',
    'http://127.evil.example',
    'http://localhost.example',
  ])('sends no key over %s, where others read along', (url) => {
    expect(() => read(url)).toThrow(
      'STACKYARD_URL must begin with https://: over http:// everybody on the way reads the key or the password. Only to this machine http:// is taken.',
    );
  });

  it.each([
    '',
    'stackyard.example',
    'ftp://stackyard.example',
    'https://vera@stackyard.example',
    'https://a.example?b',
  ])('says of “%s” that it is no address', (url) => {
    expect(() => read(url)).toThrow(
      'STACKYARD_URL must be the address of a service such as https://stackyard.example.',
    );
  });
});
