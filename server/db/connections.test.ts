import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import { FilesUnavailable } from '../ports/fileStore';
import { askFor, askInsteadFor } from './asker';
import { ConnectionQueue } from './connectionQueue';
import { isAway, isClosedToChanges, isConflict, isConnectionLost, isUnavailable } from './databaseFailure';
import { readDatabaseUrl } from './databaseUrl';
import { FolderInUseError, FolderNotWritableError, lockFolder } from './folderLock';
import { repeatConflicts, repeatLostRead } from './repeats';

describe('the queue for connections', () => {
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  function oneConnection() {
    let time = 0;
    const queue = new ConnectionQueue({ parallel: 1, now: () => time });
    const begun: string[] = [];
    let end = () => {};
    const job = (name: string) => () =>
      new Promise<void>((resolve) => {
        begun.push(name);
        end = resolve;
      });
    return {
      begun,
      ask: (asker: string, ...names: string[]) => {
        for (const name of names) void askFor(asker, () => queue.run(job(name)));
      },
      run: (name: string) => queue.run(job(name)),
      endAfter: async (milliseconds: number) => {
        time += milliseconds;
        end();
        await settled();
      },
    };
  }

  it('next comes who has had least of the time, each with his own jobs in their order', async () => {
    const { begun, ask, endAfter } = oneConnection();
    ask('a', 'a1', 'a2', 'a3', 'a4');
    ask('b', 'b1', 'b2');
    ask('c', 'c1');
    for (const milliseconds of [40, 1, 1, 1, 40, 40, 40]) await endAfter(milliseconds);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'b2', 'a2', 'a3', 'a4']);
  });

  it('who was away has saved no time', async () => {
    const { begun, ask, endAfter } = oneConnection();
    ask('a', 'a1', 'a2', 'a3', 'a4');
    await endAfter(40);
    ask('b', 'b1', 'b2', 'b3');
    for (const milliseconds of [40, 30, 30, 40, 30, 40]) await endAfter(milliseconds);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'b2', 'a3', 'b3', 'a4']);
  });

  it('what was used is forgotten when nobody waits', async () => {
    const { begun, ask, endAfter } = oneConnection();
    ask('a', 'a1');
    await endAfter(1000);
    ask('b', 'b1');
    ask('a', 'a2');
    ask('b', 'b2');
    for (const milliseconds of [10, 10, 10]) await endAfter(milliseconds);
    expect(begun).toEqual(['a1', 'b1', 'a2', 'b2']);
  });

  it('a call counts for whoever it turns out to be of; what no call asks for has one share', async () => {
    const { begun, ask, run, endAfter } = oneConnection();
    ask('a', 'a1', 'a2');
    void askFor('an address', async () => {
      askInsteadFor('a');
      await run('a3');
    });
    void run('1');
    void run('2');
    for (const milliseconds of [40, 50, 40, 40, 40]) await endAfter(milliseconds);
    expect(begun).toEqual(['a1', '1', 'a2', '2', 'a3']);
  });

  it('what runs counts too, so that long jobs do not take each connection that becomes free', async () => {
    let time = 0;
    const queue = new ConnectionQueue({ parallel: 2, now: () => time });
    const begun: string[] = [];
    const ends = new Map<string, () => void>();
    const ask = (asker: string, name: string) =>
      void askFor(asker, () =>
        queue.run(() => {
          begun.push(name);
          return new Promise<void>((resolve) => ends.set(name, resolve));
        }),
      );
    ask('a', 'a1');
    ask('b', 'b1');
    ask('a', 'a2');
    time = 1000;
    ask('c', 'c1');
    ends.get('b1')?.();
    await settled();
    expect(begun).toEqual(['a1', 'b1', 'c1']);
  });

  it('as many run at a time as there are connections, and one that fails frees its own', async () => {
    const queue = new ConnectionQueue({ parallel: 2 });
    const begun: number[] = [];
    const fail = async (number: number) => {
      begun.push(number);
      await settled();
      throw new Error(`${number}`);
    };
    const ended = Promise.allSettled([1, 2, 3, 4].map((number) => queue.run(() => fail(number))));
    expect(begun).toEqual([1, 2]);
    expect((await ended).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    expect(begun).toEqual([1, 2, 3, 4]);
  });

  it('who waits too long is told in the words of the driver, and takes no turn', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance'] });
    const queue = new ConnectionQueue({ parallel: 1, longestWait: 5000 });
    let end = () => {};
    const first = queue.run(() => new Promise<void>((resolve) => (end = resolve)));
    const job = jest.fn(async () => 'done');
    const late = queue.run(job);
    jest.advanceTimersByTime(4999);
    const later = queue.run(job);
    jest.advanceTimersByTime(1);
    await expect(late).rejects.toThrow(/^timeout exceeded when trying to connect/);
    end();
    await first;
    expect(await later).toBe('done');
    expect(job).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});

describe('readDatabaseUrl', () => {
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
      expect(sslOf('localhost/yard?sslmode=verify-full')).toEqual(
        sslOf('localhost/yard?sslmode=verify-full'),
      );
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
});

describe('the service with a failed statement', () => {
  function failureWith(code: string, more: object = {}): Error {
    const cause = Object.assign(new Error('Key (email)=(anna@x.example) already exists'), { code, ...more });
    return new DrizzleQueryError('insert into app_user values ($1)', ['anna@x.example'], cause);
  }

  it.each([
    ['a serialisation failure', failureWith('40001'), [true, false, false, true]],
    ['a deadlock', failureWith('40P01'), [true, false, false, true]],
    ['a server that ends', failureWith('57P01'), [false, true, true, true]],
    ['a broken connection', failureWith('ECONNRESET'), [false, true, true, true]],
    ['the words of the driver', new Error('Connection terminated unexpectedly'), [false, true, true, true]],
    ['a server that is not there', failureWith('ECONNREFUSED'), [false, false, true, true]],
    ['a wrong password', failureWith('28P01'), [false, false, true, true]],
    ['a foreign certificate', failureWith('DEPTH_ZERO_SELF_SIGNED_CERT'), [false, false, true, true]],
    [
      'a server without TLS',
      new Error('The server does not support SSL connections'),
      [false, false, true, true],
    ],
    ['too many connections', failureWith('53300'), [false, false, true, true]],
    ['no free connection', new Error('timeout exceeded when trying to connect'), [false, false, false, true]],
    ['a statement that took too long', failureWith('57014'), [false, false, false, true]],
    ['a full disk', failureWith('53100'), [false, false, false, true]],
    ['a read-only database', failureWith('25006'), [false, false, false, true]],
    ['a name that is taken', failureWith('23505'), [false, false, false, false]],
    [
      'a store of files that is away',
      new FilesUnavailable('away', { cause: failureWith('ECONNREFUSED') }),
      [false, false, false, false],
    ],
    ['a mistake in the program', new TypeError('x is not a function'), [false, false, false, false]],
  ])('tells %s from the others', (_name, failure, expected) => {
    expect([isConflict, isConnectionLost, isAway, isUnavailable].map((is) => is(failure))).toEqual(expected);
  });

  it('knows that a full or read-only database takes no changes from anybody', () => {
    expect(['53100', '25006', '57014', '57P01'].map((code) => isClosedToChanges(failureWith(code)))).toEqual([
      ...[true, true, false, false],
    ]);
  });
});

const failWith = (code: string) => Object.assign(new Error('failed'), { code });

function failing(times: number, code: string) {
  return jest.fn(async () => {
    if (times-- > 0) throw failWith(code);
    return 'done';
  });
}

describe('a transaction', () => {
  it.each(['40001', '40P01'])('is repeated after %s until it succeeds', async (code) => {
    const transaction = failing(2, code);
    expect(await repeatConflicts(transaction)).toBe('done');
    expect(transaction).toHaveBeenCalledTimes(3);
  });

  it('is given up after the sixth conflict', async () => {
    const transaction = failing(Number.POSITIVE_INFINITY, '40001');
    await expect(repeatConflicts(transaction)).rejects.toMatchObject({ code: '40001' });
    expect(transaction).toHaveBeenCalledTimes(6);
  });

  it.each(['23505', 'ECONNRESET'])('is not repeated after %s', async (code) => {
    const transaction = failing(1, code);
    await expect(repeatConflicts(transaction)).rejects.toMatchObject({ code });
    expect(transaction).toHaveBeenCalledTimes(1);
  });
});

describe('a statement whose connection was lost', () => {
  it.each([
    'select 1',
    '(select 1) union all (select 2)',
    'with a as (select 1) select last_update_date from a',
  ])('is repeated once when it reads: %s', async (text) => {
    const statement = failing(1, '57P01');
    expect(await repeatLostRead(text, statement)).toBe('done');
    const twice = failing(2, '57P01');
    await expect(repeatLostRead(text, twice)).rejects.toMatchObject({ code: '57P01' });
    expect(twice).toHaveBeenCalledTimes(2);
  });

  it.each([
    'insert into a values (1)',
    'with spent as (update a set b = 1 returning b) insert into c select b from spent',
    'select * from a for update',
    "select nextval('a')",
    'delete from a',
    'begin',
  ])('is not repeated when it may have changed something: %s', async (text) => {
    const statement = failing(1, '57P01');
    await expect(repeatLostRead(text, statement)).rejects.toMatchObject({ code: '57P01' });
    expect(statement).toHaveBeenCalledTimes(1);
  });

  it('is not repeated where no connection came about in time', async () => {
    const statement = jest.fn(async () => {
      throw new Error('Connection terminated due to connection timeout');
    });
    await expect(repeatLostRead('select 1', statement)).rejects.toThrow('connection timeout');
    expect(statement).toHaveBeenCalledTimes(1);
  });

  it('is not repeated after another failure', async () => {
    const statement = failing(1, '57014');
    await expect(repeatLostRead('select 1', statement)).rejects.toMatchObject({ code: '57014' });
    expect(statement).toHaveBeenCalledTimes(1);
  });
});

describe('folder lock', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lock-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('makes the folder, for its owner alone, and frees it on release', () => {
    const inside = join(folder, 'new', 'data');
    const release = lockFolder(inside);
    expect(existsSync(join(inside, 'lock'))).toBe(true);
    expect(statSync(inside).mode & 0o777).toBe(0o700);
    release();
    expect(readdirSync(inside)).toEqual([]);
    lockFolder(inside)();
  });

  it('refuses a second holder while the first lives', () => {
    const release = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    expect(() => lockFolder(folder)).toThrow(String(process.pid));
    release();
  });

  it('takes over from a process that is gone', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid, started: 'long ago' }));
    const release = lockFolder(folder);
    expect(JSON.parse(readFileSync(join(folder, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid });
    release();
  });

  it('takes over when a later process was given the number of the first', () => {
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: process.pid, started: 'before the restart' }));
    lockFolder(folder)();
  });

  it('takes over a lock that cannot be read', () => {
    writeFileSync(join(folder, 'lock'), '');
    lockFolder(folder)();
  });

  it('waits for nobody while another process takes over', () => {
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: process.pid, started: 'before' }));
    writeFileSync(join(folder, 'lock.takeover'), JSON.stringify({ pid: 1, started: '' }));
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  });

  it('leaves the lock of somebody else alone on release', () => {
    const release = lockFolder(folder);
    const other = JSON.stringify({ pid: 1, started: '' });
    writeFileSync(join(folder, 'lock'), other);
    release();
    expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe(other);
  });

  it('says so when the folder cannot be made', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => lockFolder(join(file, 'data'))).toThrow(FolderNotWritableError);
  });
});
