import { types } from 'node:util';
import { DrizzleQueryError } from 'drizzle-orm';

interface DatabaseError extends Error {
  code: string;
  constraint?: unknown;
}

function isDatabaseError(failure: Error): failure is DatabaseError {
  return 'severity' in failure && 'code' in failure && typeof failure.code === 'string';
}

function headOf(failure: Error): string {
  if (failure instanceof DrizzleQueryError) return `Failed query: ${failure.query}`;
  if (!isDatabaseError(failure)) return `${failure.name}: ${failure.message}`;
  const constraint = typeof failure.constraint === 'string' ? ` (${failure.constraint})` : '';
  return `${failure.name}: ${failure.code}${constraint}`;
}

/**
 * Returns what a log may contain of an unexpected failure: message, location in the code and causes. For a
 * failed statement these are its text and PostgreSQL's code, but never the parameters, which contain
 * addresses, names and hashes.
 */
export function errorText(failure: unknown): string {
  // The class is not compared, because a driver may have been loaded separately.
  if (!types.isNativeError(failure)) return typeof failure;
  const places = (failure.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const cause = failure.cause === undefined ? [] : [`Caused by ${errorText(failure.cause)}`];
  return [headOf(failure), ...places, ...cause].join('\n');
}
