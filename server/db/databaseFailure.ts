import { DrizzleQueryError } from 'drizzle-orm';
import { errorCodeOf } from '../domain/errorCode';

// What a failure of the database means for whoever asked. Codes of five signs are SQLSTATE.

const conflicts = ['40001', '40P01'];

/** The server ends, crashed or starts; or the network between. */
const lostConnection = ['57P01', '57P02', '57P03', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'];

/** Refused, unknown or out of reach; a password or a database that is not valid any more; too many connections. */
const unreachable = [
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOENT', 'EACCES'],
  ...['28000', '28P01', '3D000', '53300'],
];

/** Read-only; disk or memory full; a statement or a lock that took too long. */
const unable = ['25006', '53100', '53200', '55P03', '57014'];

/** A certificate that is not trusted, not in the server's name or out of date. */
const certificate = /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_|ERR_SSL_)/;

/** The driver's, who has no codes for them. */
const lostMessage = /^(Connection terminated|Client (has encountered a connection error|was closed))/;
const plainServerMessage = /^The server does not support SSL connections/;
const exhaustedMessage = /^timeout exceeded when trying to connect/;

function isAnyOf(error: unknown, matches: (error: Error) => boolean): boolean {
  // What the store of files met is no failure of the database.
  if (!(error instanceof Error) || error.name === 'FilesUnavailable') return false;
  return matches(error) || isAnyOf(error.cause, matches);
}

function hasCode(error: Error, codes: readonly string[]): boolean {
  return codes.includes(errorCodeOf(error) ?? '');
}

/** Two transactions were in each other's way: the same again may succeed. */
export function isConflict(error: unknown): boolean {
  return isAnyOf(error, (one) => hasCode(one, conflicts));
}

/** Nobody knows whether the statement was carried out. */
export function isConnectionLost(error: unknown): boolean {
  return isAnyOf(
    error,
    (one) =>
      hasCode(one, lostConnection) || /^08/.test(errorCodeOf(one) ?? '') || lostMessage.test(one.message),
  );
}

/** The connection timed out. A second attempt would wait as long again. */
export function isConnectTimeout(error: unknown): boolean {
  return isAnyOf(error, ({ message }) => message === 'Connection terminated due to connection timeout');
}

/** Nobody is served, and not only whoever asked just now. */
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

/** Reads are served, and changes are not, whoever asks for them: the database is read-only or its disk is full. */
export function isClosedToChanges(error: unknown): boolean {
  return isAnyOf(error, (one) => hasCode(one, ['25006', '53100']));
}

/** It is not the caller's fault, and passes without a change of the program. */
export function isUnavailable(error: unknown): boolean {
  return (
    isAway(error) ||
    isConflict(error) ||
    isAnyOf(error, (one) => hasCode(one, unable) || exhaustedMessage.test(one.message))
  );
}

/** The code, or the driver's words where it has none: they hold no value of a person. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  if (error instanceof DrizzleQueryError) return reasonOf(error.cause);
  return errorCodeOf(error) ?? (isAway(error) ? error.message : error.name);
}
