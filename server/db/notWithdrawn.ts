import { isNotNull, isNull, type SQL } from 'drizzle-orm';
import { stack } from './stackSchema';

/**
 * What lists, figures, files and mails read of stacks: a stack that was withdrawn counts nowhere. `matches` has it for all that is
 * filtered; each other statement about stacks has it, or says why not (`stackStatements.test.ts`).
 */
export const notWithdrawn: SQL = isNull(stack.withdrawnAt);

/** The stacks that were withdrawn, and no others. */
export const isWithdrawn: SQL = isNotNull(stack.withdrawnAt);
