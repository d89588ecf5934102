export interface FieldError {
  field: string;
  message: string;
}

/**
 * The reason for missing data.
 * `network`: no answer. `timeout`: no answer in time. `unreadable`: an answer in another format (HTML, half a
 * JSON).
 * `refused`: the service refuses the call (4xx). `failed`: the service fails (5xx). `signedOut`: no session, or no
 * longer.
 * `cancelled`: the person stopped it.
 */
type FailureKind = 'network' | 'timeout' | 'unreadable' | 'refused' | 'failed' | 'signedOut' | 'cancelled';

/** Every failed call rejects with it; serialisable. */
export interface ServiceError {
  kind: FailureKind;
  /** HTTP status, null without an answer. */
  status: number | null;
  /** The service's `errorMessage`, written for the person; null means that the screen words it by `kind`. */
  message: string | null;
  fieldErrors: FieldError[];
  /** Seconds until another attempt makes sense, if the service sent them. */
  retryAfter: number | null;
}

/** A failure without a message from the service. */
export function serviceErrorOfKind(kind: FailureKind, status: number | null = null): ServiceError {
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

/** Narrows the `error` of a hook, whose type allows any value. */
export function serviceErrorOf(error: unknown): ServiceError {
  return isServiceError(error) ? error : serviceErrorOfKind('unreadable');
}

/** The same call may succeed a moment later. */
export function isTransient({ kind, status }: ServiceError): boolean {
  const busy = status !== null && [429, 502, 503, 504].includes(status);
  return kind === 'network' || kind === 'timeout' || busy;
}

/**
 * Whether the person needs a notice. The sign-in page reports the end of the session, people know that they have
 * cancelled a call, and a form reports that its version is no longer the newest.
 */
export function shouldNotify({ kind, status }: ServiceError): boolean {
  return kind !== 'signedOut' && kind !== 'cancelled' && status !== 412;
}
