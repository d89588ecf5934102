export interface FieldError {
  field: string;
  message: string;
}

/**
 * Why a call brought no data.
 * `network`: no answer at all. `timeout`: none in time. `unreadable`: an answer that is not ours (HTML, half a JSON).
 * `refused`: the service says no (4xx). `failed`: the service broke (5xx). `signedOut`: there is no session (any more).
 * `cancelled`: the person stopped it.
 */
type FailureKind = 'network' | 'timeout' | 'unreadable' | 'refused' | 'failed' | 'signedOut' | 'cancelled';

/** What every failed call rejects with; serialisable. */
export interface ServiceError {
  kind: FailureKind;
  /** HTTP status, null when there was no answer. */
  status: number | null;
  /** The service's `errorMessage`, written for the person; null means that the screen says it by `kind`. */
  message: string | null;
  fieldErrors: FieldError[];
  /** Seconds until another attempt makes sense, where the service named them. */
  retryAfter: number | null;
}

/** A failure that the service itself said nothing about. */
export function failureOf(kind: FailureKind, status: number | null = null): ServiceError {
  return { kind, status, message: null, fieldErrors: [], retryAfter: null };
}

const kinds: readonly unknown[] = [
  'network',
  'timeout',
  'unreadable',
  'refused',
  'failed',
  'signedOut',
  'cancelled',
] satisfies FailureKind[];

export function isServiceError(value: unknown): value is ServiceError {
  return typeof value === 'object' && value !== null && 'kind' in value && kinds.includes(value.kind);
}

/** The `error` of a hook, which may in theory be anything, as one of ours. */
export function serviceErrorOf(error: unknown): ServiceError {
  return isServiceError(error) ? error : failureOf('unreadable');
}

/** The same call may well succeed a moment later. */
export function isPassing({ kind, status }: ServiceError): boolean {
  const busy = status !== null && [429, 502, 503, 504].includes(status);
  return kind === 'network' || kind === 'timeout' || busy;
}

/**
 * Whether the person has to be told. The sign-in page tells the end of the session, and people know what they
 * have cancelled. That a version is no longer the newest is told by the form that holds the text.
 */
export function isNews({ kind, status }: ServiceError): boolean {
  return kind !== 'signedOut' && kind !== 'cancelled' && status !== 412;
}
