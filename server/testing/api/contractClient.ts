import { createHash } from 'node:crypto';
import Ajv, { type ValidateFunction } from 'ajv/dist/2019';
import addFormats from 'ajv-formats';
import { createApp } from '../../app';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import {
  type Json,
  type JsonObject,
  jsonSchema,
  objectAt,
  partSchemas,
  partsId,
  readContract,
} from './contractSchemas';

const contract = readContract();
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema({ $id: 'contract', components: objectAt(jsonSchema(objectAt(contract, 'components'))) });
ajv.addSchema({
  $id: partsId,
  components: { schemas: partSchemas(objectAt(contract, 'components', 'schemas')) },
});

const validators = new Map<string, ValidateFunction>();

function validatorOf(schema: JsonObject): ValidateFunction {
  const text = JSON.stringify(jsonSchema(schema)).replaceAll('"#/', '"contract#/');
  const validator = validators.get(text) ?? ajv.compile(JSON.parse(text));
  validators.set(text, validator);
  return validator;
}

const operations = Object.entries(objectAt(contract, 'paths'))
  .flatMap(([template, methods]) =>
    Object.keys(objectAt(methods)).map((method) => ({
      method: method.toUpperCase(),
      template,
      pattern: new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`),
      responses: objectAt(methods, method, 'responses'),
    })),
  )
  .sort((a, b) => a.template.split('{').length - b.template.split('{').length);

/** The first difference between a response and the contract; undefined without one. */
export function breachOf(method: string, path: string, status: number, text: string): string | undefined {
  const [pathname = ''] = path.split('?');
  const operation = operations.find((known) => known.method === method && known.pattern.test(pathname));
  const response = operation ? operation.responses[String(status)] : undefined;
  if (operation && response === undefined)
    return `${method} ${path} answered ${status}, which is not agreed on`;
  if (status === 204) return text === '' ? undefined : `${method} ${path} answered 204 with a body`;
  // The health check is not part of the contract.
  if (operation === undefined && status < 400) return undefined;
  const schema = operation
    ? objectAt(response, 'content', 'application/json', 'schema')
    : { $ref: '#/components/schemas/Failure' };
  if (Object.keys(schema).length === 0) return undefined;
  const validate = validatorOf(schema);
  const value: Json = JSON.parse(text);
  return validate(value) ? undefined : `${method} ${path} ${status}: ${ajv.errorsText(validate.errors)}`;
}

interface Call {
  token?: string | undefined;
  /** A text or a form is sent unchanged, bytes as a photograph with their digest, any other value as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** The address of the connection. */
  address?: string;
}

interface ServiceResponse {
  status: number;
  headers: Headers;
  text: string;
  bytes: Uint8Array;
  /** Null for a response that is not JSON. */
  json: JsonObject | null;
}

/** Throws when a response differs from `docs/openapi.json`. */
export function contractClient(deps: ServiceDependencies) {
  const app = createApp(deps);
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
    const breach = breachOf(method, path, response.status, text);
    if (breach !== undefined) throw new Error(breach);
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      text,
      bytes,
      json: isJson ? objectAt(JSON.parse(text)) : null,
    };
  };
}
