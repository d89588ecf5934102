const uniqueViolation = '23505';

/**
 * Whether a statement failed because of this unique index. Drizzle hands on the driver's error as the cause; PGlite
 * and node-postgres name code and constraint alike.
 */
export function violatesUnique(error: unknown, index: string): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && 'constraint' in error)
    return error.code === uniqueViolation && error.constraint === index;
  return 'cause' in error && violatesUnique(error.cause, index);
}
