import { environment } from '@/lib/environment';
import { failureOf, type ServiceError } from '@/store/ports/serviceError';

type QueryValue = string | number | boolean | undefined;

/** A call as the generated endpoints describe it; `url` stands below the base of all calls. */
export interface ServiceRequest {
  url: string;
  method?: string;
  body?: unknown;
  headers?: Record<string, string | undefined>;
  params?: Record<string, QueryValue | readonly QueryValue[]>;
}

/** Either an answer of whatever status, or the reason why there is none. */
export type Reply = { response: Response; error?: undefined } | { response?: undefined; error: ServiceError };

/** How long a call may take, in milliseconds. */
export const timeLimits = { call: 30_000, auth: 10_000, download: 120_000 };

function addressOf({ url, params = {} }: ServiceRequest): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    const values = Array.isArray(value) ? value : [value];
    for (const single of values) if (single !== undefined) query.append(name, String(single));
  }
  const base = new URL(environment.apiUrl, location.origin).href.replace(/\/$/, '');
  return `${base}${url}${query.size > 0 ? `?${query}` : ''}`;
}

function headersOf(request: ServiceRequest, token: string | null): Headers {
  // The language provider keeps the document's language true.
  const headers = new Headers({ 'Accept-Language': document.documentElement.lang || 'en' });
  for (const [name, value] of Object.entries(request.headers ?? {}))
    if (value !== undefined) headers.set(name, value);
  // The browser itself writes the type of form data, with the boundary in it.
  if (request.body !== undefined && !(request.body instanceof FormData))
    headers.set('Content-Type', 'application/json');
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return headers;
}

function bodyOf({ body }: ServiceRequest): BodyInit | null {
  if (body === undefined) return null;
  return body instanceof FormData ? body : JSON.stringify(body);
}

/** Why a call under this signal was left without an answer. */
export function interruption(signal: AbortSignal): ServiceError {
  if (!signal.aborted) return failureOf('network');
  const timedOut = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
  return failureOf(timedOut ? 'timeout' : 'cancelled');
}

/** Sends one request once. Never throws; the signal bounds the reading of the answer as well. */
export async function send(
  request: ServiceRequest,
  token: string | null,
  signal: AbortSignal,
): Promise<Reply> {
  try {
    const response = await fetch(addressOf(request), {
      method: request.method ?? 'GET',
      headers: headersOf(request, token),
      body: bodyOf(request),
      signal,
    });
    return { response };
  } catch {
    return { error: interruption(signal) };
  }
}
