import { createHash } from 'node:crypto';
import { createApp } from '../../app';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import type { breachOf } from './contractBreach';
import { type JsonObject, objectAt } from './contractSchemas';

declare global {
  /**
   * The test environment sets this function once for each worker, because compiling its validators takes
   * longer than most tests.
   */
  var contractBreach: typeof breachOf;
}

interface Call {
  token?: string | undefined;
  /**
   * A text or a form is sent unchanged, bytes are sent as a photograph with their digest, and any other value
   * as JSON.
   */
  body?: unknown;
  headers?: Record<string, string>;
  address?: string;
}

interface ServiceResponse {
  status: number;
  headers: Headers;
  text: string;
  bytes: Uint8Array;
  json: JsonObject | null;
  /** This is the text that the log shows of an unexpected failure. */
  error: string | undefined;
}

/** @throws Error if a response differs from `docs/openapi.json` */
export function contractClient(deps: ServiceDependencies) {
  const errors = new Map<string, string>();
  const app = createApp(deps, ({ requestId, error }) => {
    if (error !== undefined) errors.set(requestId, error);
  });
  return async (method: string, path: string, call: Call = {}): Promise<ServiceResponse> => {
    const headers = new Headers(call.headers);
    if (call.token !== undefined) headers.set('authorization', `Bearer ${call.token}`);
    const init: RequestInit = { method, headers };
    if (call.body instanceof FormData) {
      init.body = call.body;
    } else if (call.body instanceof Uint8Array) {
      if (!headers.has('content-type')) headers.set('content-type', 'image/jpeg');
      const digest = createHash('sha256').update(call.body).digest('base64');
      if (!headers.has('content-digest')) headers.set('content-digest', `sha-256=:${digest}:`);
      init.body = Uint8Array.from(call.body);
    } else if (call.body !== undefined) {
      if (!headers.has('content-type')) headers.set('content-type', 'application/json');
      init.body = typeof call.body === 'string' ? call.body : JSON.stringify(call.body);
    }
    const connection = { incoming: { socket: { remoteAddress: call.address ?? '127.0.0.1' } } };
    const response = await app.request(`/api/v1${path}`, init, connection);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    const breach = contractBreach(method, path, response.status, text);
    if (breach !== undefined) throw new Error(breach);
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      text,
      bytes,
      json: isJson ? objectAt(JSON.parse(text)) : null,
      error: errors.get(response.headers.get('x-request-id') ?? ''),
    };
  };
}
