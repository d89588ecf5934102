import { setTimeout as wait } from 'node:timers/promises';
import { isConflict, isConnectionLost, isConnectTimeout } from './databaseFailure';

const mostAttempts = 6;

/** Milliseconds; doubled with each attempt, and drawn by lot so that two transactions do not meet again. */
const firstPause = 10;

/**
 * Repeats a whole transaction that another one was in the way of: what it has read may have changed. A transaction
 * therefore does nothing that cannot be done again, such as sending a mail.
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

/** Repeats a single statement once whose connection was lost, if it only reads: nobody knows whether a write was done. */
export async function repeatLostRead<Result>(statement: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (failure) {
    if (!isConnectionLost(failure) || isConnectTimeout(failure) || !onlyReads(statement)) throw failure;
    return act();
  }
}

/** Rather says no: a function or a lock may change something, and a statement may begin with reading. */
export function onlyReads(statement: string): boolean {
  return (
    /^[\s(]*(select|with|table)\b/i.test(statement) &&
    !/\b(insert|update|delete|merge|share|nextval|setval|pg_advisory\w*)\b/i.test(statement)
  );
}
