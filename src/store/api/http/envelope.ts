import { withMarks } from '@/lib/normalText';
import { type FieldError, type ServiceError, serviceErrorOfKind } from '@/store/ports/serviceError';
import type { Result } from './request';

interface Envelope {
  data: unknown;
  errorMessage: string | null;
  fieldErrors: FieldError[];
}

function isFieldError(value: unknown): value is FieldError {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'field' in value &&
    typeof value.field === 'string' &&
    'message' in value &&
    typeof value.message === 'string'
  );
}

/**
 * Stored texts may contain characters that hide or reverse the text around them. Here such characters are
 * replaced by a visible mark for the whole portal.
 */
function parseEnvelope(text: string): Envelope | null {
  let json: unknown;
  try {
    json = JSON.parse(withMarks(text));
  } catch {
    return null;
  }
  if (typeof json !== 'object' || json === null || !('data' in json)) return null;
  const errorMessage =
    'errorMessage' in json && typeof json.errorMessage === 'string' ? json.errorMessage : null;
  const listed: unknown[] = 'fieldErrors' in json && Array.isArray(json.fieldErrors) ? json.fieldErrors : [];
  return { data: json.data, errorMessage: errorMessage || null, fieldErrors: listed.filter(isFieldError) };
}

/** Returns the seconds of a Retry-After header, which holds a number or a date, or null if it is missing. */
function retryAfterOf(headers: Headers, now: number): number | null {
  const value = headers.get('Retry-After');
  if (value === null) return null;
  if (/^\d+$/.test(value)) return Number(value);
  const until = Date.parse(value);
  return Number.isNaN(until) ? null : Math.max(0, Math.ceil((until - now) / 1000));
}

export async function readFailure(response: Response): Promise<{ data?: undefined; error: ServiceError }> {
  const { status, headers } = response;
  const envelope = parseEnvelope(await response.text());
  const kind = status >= 500 ? 'failed' : envelope ? 'refused' : 'unreadable';
  return {
    error: {
      kind,
      status,
      message: envelope?.errorMessage ?? null,
      fieldErrors: envelope?.fieldErrors ?? [],
      retryAfter: retryAfterOf(headers, Date.now()),
    },
  };
}

export async function readEnvelope(response: Response): Promise<Result<unknown>> {
  if (!response.ok) return readFailure(response);
  const text = await response.text();
  if (response.status === 204) return { data: null };
  const envelope = parseEnvelope(text);
  return envelope ? { data: envelope.data } : { error: serviceErrorOfKind('unreadable', response.status) };
}

/** An answer without data must have the status 204 (specification, section 8). */
export async function readNoContent(response: Response): Promise<Result<null>> {
  const { error } = await readEnvelope(response);
  if (response.status === 204) return { data: null };
  return { error: error ?? serviceErrorOfKind('unreadable', response.status) };
}
