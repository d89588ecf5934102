import { TransactionRollbackError } from 'drizzle-orm';
import type { WritableOrm } from '../db/client';
import { serviceOn, type TestService } from './testService';

/** Runs `act` with a service of its own and rolls its changes back. */
export async function inRolledBackTransaction(
  orm: WritableOrm,
  act: (service: TestService) => Promise<void>,
): Promise<void> {
  try {
    await orm.transaction(async (transaction) => {
      const service = serviceOn({
        orm: transaction,
        unrecorded: transaction,
        tidy: async () => {},
        close: async () => {},
      });
      await act(service);
      transaction.rollback();
    });
  } catch (failure) {
    if (!(failure instanceof TransactionRollbackError)) throw failure;
  }
}
