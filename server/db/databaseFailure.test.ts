import { DrizzleQueryError } from 'drizzle-orm';
import { FilesUnavailable } from '../ports/fileStore';
import { isAway, isClosedToChanges, isConflict, isConnectionLost, isUnavailable } from './databaseFailure';

function failureWith(code: string, more: object = {}): Error {
  const cause = Object.assign(new Error('Key (email)=(anna@x.example) already exists'), { code, ...more });
  return new DrizzleQueryError('insert into app_user values ($1)', ['anna@x.example'], cause);
}

/** One of each: whether it is a conflict, a lost connection, a database that is away, or any of what passes. */
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
