import { TransactionRollbackError } from 'drizzle-orm';
import type { WritableOrm } from '../db/client';
import { testNow } from './testDatabase';
import { serviceOn, type TestService } from './testService';

/**
 * All transactions of a test file share one service, because building its app takes longer than most calls.
 */
let shared: TestService | undefined;
let current: WritableOrm;

export async function inRolledBackTransaction(
  orm: WritableOrm,
  act: (service: TestService) => Promise<void>,
): Promise<void> {
  const service = shared ?? serviceInTransactions(orm);
  shared = service;
  service.pass(testNow.getTime() - service.deps.now().getTime());
  service.mails.length = 0;
  try {
    await orm.transaction(async (transaction) => {
      current = transaction;
      await act(service);
      transaction.rollback();
    });
  } catch (failure) {
    if (!(failure instanceof TransactionRollbackError)) throw failure;
  }
}

function serviceInTransactions(some: WritableOrm): TestService {
  const orm = new Proxy(some, { get: (_some, key) => Reflect.get(current, key) });
  return serviceOn({ orm, unrecorded: orm, tidy: async () => {}, close: async () => {} });
}
