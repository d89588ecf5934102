import { DrizzleQueryError } from 'drizzle-orm';
import { errorCodeOf } from '../domain/errorCode';

// A failure of the database is classified by what it means for the caller. Codes of five characters are SQLSTATE.

const conflicts = ['40001', '40P01'];

/** These codes mean that the server stops, crashed or is starting, or that the network connection failed. */
const lostConnection = ['57P01', '57P02', '57P03', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'];

/**
 * These codes mean that the server refuses the connection, is unknown or cannot be reached, that the password
 * or database is no longer valid, or that there are too many connections.
 */
const unreachable = [
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOENT', 'EACCES'],
  ...['28000', '28P01', '3D000', '53300'],
];

/**
 * These codes mean that the database is read-only, that its disk or memory is full, or that a statement or
 * lock took too long.
 */
const unable = ['25006', '53100', '53200', '55P03', '57014'];

const certificate = /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_|ERR_SSL_)/;

/** The driver has no codes for these failures, so its messages are matched. */
const lostMessage = /^(Connection terminated|Client (has encountered a connection error|was closed))/;
const plainServerMessage = /^The server does not support SSL connections/;
const exhaustedMessage = /^timeout exceeded when trying to connect/;

function isAnyOf(error: unknown, matches: (error: Error) => boolean): boolean {
  // A failure of the file store is not a failure of the database.
  if (!(error instanceof Error) || error.name === 'FilesUnavailable') return false;
  return matches(error) || isAnyOf(error.cause, matches);
}

function hasCode(error: Error, codes: readonly string[]): boolean {
  return codes.includes(errorCodeOf(error) ?? '');
}

export function isConflict(error: unknown): boolean {
  return isAnyOf(error, (one) => hasCode(one, conflicts));
}

/** After such a failure nobody knows whether the statement was carried out. */
export function isConnectionLost(error: unknown): boolean {
  return isAnyOf(
    error,
    (one) =>
      hasCode(one, lostConnection) || /^08/.test(errorCodeOf(one) ?? '') || lostMessage.test(one.message),
  );
}

export function isConnectTimeout(error: unknown): boolean {
  return isAnyOf(error, ({ message }) => message === 'Connection terminated due to connection timeout');
}

export function isAway(error: unknown): boolean {
  return (
    isConnectionLost(error) ||
    isAnyOf(
      error,
      (one) =>
        hasCode(one, unreachable) ||
        certificate.test(errorCodeOf(one) ?? '') ||
        plainServerMessage.test(one.message),
    )
  );
}

/** The database answers reads but takes no changes, because it is read-only or its disk is full. */
export function isClosedToChanges(error: unknown): boolean {
  return isAnyOf(error, (one) => hasCode(one, ['25006', '53100']));
}

export function isUnavailable(error: unknown): boolean {
  return (
    isAway(error) ||
    isConflict(error) ||
    isAnyOf(error, (one) => hasCode(one, unable) || exhaustedMessage.test(one.message))
  );
}

/** The driver's message is used only if the error has no code; it contains no personal data. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  if (error instanceof DrizzleQueryError) return reasonOf(error.cause);
  return errorCodeOf(error) ?? (isAway(error) ? error.message : error.name);
}
