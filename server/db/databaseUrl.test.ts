import { readDatabaseUrl } from './databaseUrl';

it('reads every part of the address', () => {
  expect(readDatabaseUrl('postgresql://sta%40ck:p%3Ass%2F@127.0.0.1:5433/yard')).toEqual({
    host: '127.0.0.1',
    port: 5433,
    user: 'sta@ck',
    password: 'p:ss/',
    database: 'yard',
    ssl: false,
  });
  expect(readDatabaseUrl('postgres://[::1]/yard')).toEqual({
    host: '::1',
    port: 5432,
    database: 'yard',
    ssl: false,
  });
  expect(readDatabaseUrl('postgresql://stack@localhost/yard?host=/var/run/postgresql')).toMatchObject({
    host: '/var/run/postgresql',
    ssl: false,
  });
});

describe('encryption', () => {
  const sslOf = (rest: string) => readDatabaseUrl(`postgresql://stack@${rest}`).ssl;

  it('and a certificate in the name of the host are asked of every other machine', () => {
    expect(sslOf('db.example/yard')).toEqual({ rejectUnauthorized: true, servername: 'db.example' });
    expect(sslOf('10.0.0.7/yard')).toEqual({ rejectUnauthorized: true });
    expect(sslOf('localhost/yard?sslmode=verify-full')).toEqual(sslOf('localhost/yard?sslmode=verify-full'));
    expect(sslOf('127.0.0.1/yard?sslmode=verify-full')).toEqual({ rejectUnauthorized: true });
  });

  it('is as strict as sslmode says', () => {
    expect(sslOf('db.example/yard?sslmode=disable')).toBe(false);
    expect(sslOf('db.example/yard?sslmode=require')).toEqual({ rejectUnauthorized: false });
    expect(sslOf('db.example/yard?sslmode=verify-ca')).toEqual({
      rejectUnauthorized: true,
      servername: 'db.example',
      checkServerIdentity: expect.any(Function),
    });
  });

  it('trusts the certificate of a file', () => {
    expect(sslOf(`db.example/yard?sslrootcert=${__filename}`)).toMatchObject({
      ca: expect.stringContaining('trusts the certificate'),
    });
  });
});

it.each([
  ['', /must be an address/],
  ['db.example', /must be an address/],
  ['mysql://secret@db.example/yard', /must be an address/],
  ['postgresql://secret@db.example', /must be an address/],
  ['postgresql://secret@db.example/', /must be an address/],
  ['postgresql://secret%@db.example/yard', /must be an address/],
  ['postgresql://secret@db.example:99999/yard', /must be an address/],
  [
    'postgresql://secret@db.example/yard?sslmode=prefer',
    /must have disable, require, verify-ca or verify-full/,
  ],
  ['postgresql://secret@db.example/yard?host=other.example', /must be an address/],
  [
    'postgresql://secret@db.example/yard?options=-c%20a',
    /takes the parameters sslmode, sslrootcert and host/,
  ],
  ['postgresql://secret@db.example/yard?sslmode=require&sslrootcert=/x', /needs the sslmode verify-ca or/],
  ['postgresql://secret@db.example/yard?sslrootcert=/nowhere/secret.pem', /cannot be read/],
])('refuses %s in one line that holds no secret', (url, message) => {
  const read = () => readDatabaseUrl(url);
  expect(read).toThrow(message);
  expect(read).not.toThrow(/secret/);
});
