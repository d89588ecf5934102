import { isNotNull, isNull, type SQL } from 'drizzle-orm';
import { stack } from './stackSchema';

/**
 * A withdrawn stack counts in no list, figure, file or mail. `matches` excludes it from all filters. Every
 * other statement about stacks must exclude it too, or say why it does not (`stackStatements.test.ts`).
 */
export const notWithdrawn: SQL = isNull(stack.withdrawnAt);

export const isWithdrawn: SQL = isNotNull(stack.withdrawnAt);
