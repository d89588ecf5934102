import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';

type Method = 'get' | 'put' | 'post' | 'delete';

export const apiBase = 'http://localhost/api/v1';

const undeclared: string[] = [];

/** The service in component tests: each test declares its calls, and an undeclared one fails the test. */
export const mockService = setupServer(
  http.all('*', ({ request }) => {
    undeclared.push(`${request.method} ${request.url.replace(apiBase, '')}`);
    return HttpResponse.error();
  }),
);

/** Registers the service for the tests of the calling file. */
export function setupMockService(): void {
  beforeAll(() => mockService.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    // What a tab knows of its session is no other test's.
    sessionStorage.clear();
    mockService.resetHandlers();
    const calls = undeclared.splice(0);
    // A portal that takes the failed call for an outage would otherwise pass.
    if (calls.length > 0) throw new Error(`The test declares no answer to ${calls.join(', ')}`);
  });
  afterAll(() => mockService.close());
}

/** Answered calls in order. */
export interface RecordedCall {
  authorization: string | null;
  language: string | null;
  search: string;
  /** The call's conditions for the version to change, and the key of the record to create. */
  ifMatch: string | null;
  ifNoneMatch: string | null;
  idempotencyKey: string | null;
  body: unknown;
}

/**
 * The service answers a call with `data` in the envelope; a function gets the call and may be asynchronous.
 * Returns the list of received calls.
 */
export function mockResponse(
  method: Method,
  path: string,
  data: JsonBodyType | ((call: RecordedCall) => JsonBodyType | Promise<JsonBodyType>),
): RecordedCall[] {
  const seen: RecordedCall[] = [];
  mockService.use(
    http[method](`${apiBase}${path}`, async ({ request }) => {
      const text = await request.text();
      const call: RecordedCall = {
        authorization: request.headers.get('authorization'),
        language: request.headers.get('accept-language'),
        search: new URL(request.url).search,
        ifMatch: request.headers.get('if-match'),
        ifNoneMatch: request.headers.get('if-none-match'),
        idempotencyKey: request.headers.get('idempotency-key'),
        body: text === '' ? null : JSON.parse(text),
      };
      seen.push(call);
      const answer = await (typeof data === 'function' ? data(call) : data);
      if (method === 'delete') return new HttpResponse(null, { status: 204 });
      return HttpResponse.json({ data: answer, errorMessage: null });
    }),
  );
  return seen;
}

interface FailureOptions {
  fieldErrors?: { field: string; message: string }[];
  headers?: Record<string, string>;
}

/** The service refuses a call, with a message for the person. */
export function mockError(
  method: Method,
  path: string,
  status: number,
  errorMessage: string | null = 'The service says no',
  { fieldErrors, headers = {} }: FailureOptions = {},
): void {
  const body = { data: null, errorMessage, ...(fieldErrors && { fieldErrors }) };
  mockService.use(http[method](`${apiBase}${path}`, () => HttpResponse.json(body, { status, headers })));
}

export function mockNetworkError(method: Method, path: string): void {
  mockService.use(http[method](`${apiBase}${path}`, () => HttpResponse.error()));
}
