import { setTimeout as wait } from 'node:timers/promises';
import { isConflict, isConnectionLost, isConnectTimeout } from './databaseFailure';

const mostAttempts = 6;

/**
 * The pause is random, so that two transactions do not collide again. Its upper limit, in milliseconds,
 * doubles with each attempt.
 */
const firstPause = 10;

/**
 * The whole transaction is repeated, because the data that it has read may have changed. It must therefore do
 * nothing that must not be done twice, such as sending a mail.
 */
export async function repeatConflicts<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (failure) {
      if (attempt === mostAttempts || !isConflict(failure)) throw failure;
      await wait(Math.random() * firstPause * 2 ** attempt);
    }
  }
}

/**
 * A statement whose connection was lost is repeated once, but only if it merely reads: a write may have been
 * carried out already.
 */
export async function repeatLostRead<Result>(statement: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (failure) {
    if (!isConnectionLost(failure) || isConnectTimeout(failure) || !onlyReads(statement)) throw failure;
    return act();
  }
}

/**
 * If in doubt, the answer is no: a function or a lock may change something, even in a statement that begins
 * by reading.
 */
export function onlyReads(statement: string): boolean {
  return (
    /^[\s(]*(select|with|table)\b/i.test(statement) &&
    !/\b(insert|update|delete|merge|share|nextval|setval|pg_advisory\w*)\b/i.test(statement)
  );
}
