import { environment } from '@/lib/environment';
import { type ServiceError, serviceErrorOfKind } from '@/store/ports/serviceError';

type QueryValue = string | number | boolean | undefined;

/** The shape is that of the generated endpoints; `url` is relative to the base of all calls. */
export interface ServiceRequest {
  url: string;
  method?: string;
  body?: unknown;
  headers?: Record<string, string | undefined>;
  params?: Record<string, QueryValue | readonly QueryValue[]>;
}

export type Result<Data> = { data: Data; error?: undefined } | { data?: undefined; error: ServiceError };

/** Accepts answers of any status, and throws if reading the body throws. */
export type ReadAnswer<Data> = (response: Response) => Promise<Result<Data>>;

/** The timeouts are in milliseconds. */
export const timeouts = { call: 30_000, auth: 10_000, download: 120_000 };

function urlOf({ url, params = {} }: ServiceRequest): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    const values = Array.isArray(value) ? value : [value];
    for (const single of values) if (single !== undefined) query.append(name, String(single));
  }
  const base = new URL(environment.apiUrl, location.origin).href.replace(/\/$/, '');
  return `${base}${url}${query.size > 0 ? `?${query}` : ''}`;
}

/** The body is JSON, or form data if it holds a file; the contract has no other kinds. */
function payloadOf({ body }: ServiceRequest): string | FormData | null {
  if (body === undefined) return null;
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  if (!fields.some(([, value]) => value instanceof Blob)) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of fields) if (value !== undefined) form.append(name, value);
  return form;
}

function headersOf(
  { headers: own = {} }: ServiceRequest,
  payload: unknown,
  token: string | undefined,
): Headers {
  // The language provider keeps the document's language up to date.
  const headers = new Headers({ 'Accept-Language': document.documentElement.lang || 'en' });
  for (const [name, value] of Object.entries(own)) if (value !== undefined) headers.set(name, value);
  // The browser sets the type of form data, with its boundary.
  if (typeof payload === 'string') headers.set('Content-Type', 'application/json');
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return headers;
}

function failureUnder(signal: AbortSignal): ServiceError {
  if (!signal.aborted) return serviceErrorOfKind('network');
  const isTimeout = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
  return serviceErrorOfKind(isTimeout ? 'timeout' : 'cancelled');
}

interface RequestOptions<Data> {
  token?: string;
  signal: AbortSignal;
  read: ReadAnswer<Data>;
}

/** Makes one call without a retry, and never throws. */
export async function request<Data>(
  call: ServiceRequest,
  { token, signal, read }: RequestOptions<Data>,
): Promise<Result<Data>> {
  try {
    const body = payloadOf(call);
    const headers = headersOf(call, body, token);
    return await read(await fetch(urlOf(call), { method: call.method ?? 'GET', headers, body, signal }));
  } catch {
    return { error: failureUnder(signal) };
  }
}
