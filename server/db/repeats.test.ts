import { repeatConflicts, repeatLostRead } from './repeats';

const failWith = (code: string) => Object.assign(new Error('failed'), { code });

/** Fails the given number of times before it succeeds. */
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
