export interface FieldError {
  field: string;
  message: string;
}

/**
 * `network` means that no answer came, and `timeout` that none came in time. `unreadable` is an answer in
 * another format (HTML, half a JSON). `refused` is a 4xx and `failed` a 5xx. `signedOut` means that there is
 * no session any more. `cancelled` means that the person stopped the call.
 */
type FailureKind = 'network' | 'timeout' | 'unreadable' | 'refused' | 'failed' | 'signedOut' | 'cancelled';

/**
 * Every failed call rejects with this value, which is serialisable. The HTTP status is null if there was no
 * answer. `message` is the service's `errorMessage`, which is written for the person. If it is null, the
 * screen chooses the words by `kind`. `retryAfter` is the number of seconds until another attempt makes
 * sense, if the service sent it.
 */
export interface ServiceError {
  kind: FailureKind;
  status: number | null;
  message: string | null;
  fieldErrors: FieldError[];
  retryAfter: number | null;
}

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

export function serviceErrorOf(error: unknown): ServiceError {
  return isServiceError(error) ? error : serviceErrorOfKind('unreadable');
}

export function isTransient({ kind, status }: ServiceError): boolean {
  const busy = status !== null && [429, 502, 503, 504].includes(status);
  return kind === 'network' || kind === 'timeout' || busy;
}

/**
 * Tells whether the person needs a notice. The sign-in page reports the end of the session, people know that
 * they have cancelled a call, and a form reports that its version is no longer the newest.
 */
export function shouldNotify({ kind, status }: ServiceError): boolean {
  return kind !== 'signedOut' && kind !== 'cancelled' && status !== 412;
}
