import { type FieldError, failureOf, type ServiceError } from '@/store/ports/serviceError';

/** The data of a call, or why there is none. */
export type Answer = { data: unknown; error?: undefined } | { data?: undefined; error: ServiceError };

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

function parseEnvelope(text: string): Envelope | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof json !== 'object' || json === null || !('data' in json)) return null;
  const errorMessage =
    'errorMessage' in json && typeof json.errorMessage === 'string' ? json.errorMessage : null;
  const listed: unknown[] = 'fieldErrors' in json && Array.isArray(json.fieldErrors) ? json.fieldErrors : [];
  return { data: json.data, errorMessage: errorMessage || null, fieldErrors: listed.filter(isFieldError) };
}

/** Seconds of a Retry-After header, which is a number or a date; null when there is none. */
function retryAfterOf(headers: Headers, now: number): number | null {
  const value = headers.get('Retry-After');
  if (value === null) return null;
  if (/^\d+$/.test(value)) return Number(value);
  const until = Date.parse(value);
  return Number.isNaN(until) ? null : Math.max(0, Math.ceil((until - now) / 1000));
}

/** Takes an answer out of its envelope. Throws what the reading of the body throws. */
export async function readAnswer(response: Response): Promise<Answer> {
  const { status } = response;
  const text = await response.text();
  if (status === 204) return { data: null };
  const envelope = parseEnvelope(text);
  if (response.ok) return envelope ? { data: envelope.data } : { error: failureOf('unreadable', status) };
  const kind = status >= 500 ? 'failed' : envelope ? 'refused' : 'unreadable';
  return {
    error: {
      kind,
      status,
      message: envelope?.errorMessage ?? null,
      fieldErrors: envelope?.fieldErrors ?? [],
      retryAfter: retryAfterOf(response.headers, Date.now()),
    },
  };
}
