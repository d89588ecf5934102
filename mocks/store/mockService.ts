import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';

type Method = 'get' | 'put' | 'post' | 'delete';

export const apiBase = 'http://localhost/api/v1';

const undeclared: string[] = [];

export const mockService = setupServer(
  http.all('*', ({ request }) => {
    undeclared.push(`${request.method} ${request.url.replace(apiBase, '')}`);
    return HttpResponse.error();
  }),
);

export function setupMockService(): void {
  beforeAll(() => mockService.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    // A tab's memory of its session must not reach another test.
    sessionStorage.clear();
    mockService.resetHandlers();
    const calls = undeclared.splice(0);
    // A portal that takes the failed call for an outage would otherwise pass.
    if (calls.length > 0) throw new Error(`The test declares no answer to ${calls.join(', ')}`);
  });
  afterAll(() => mockService.close());
}

export interface RecordedCall {
  authorization: string | null;
  language: string | null;
  search: string;
  ifMatch: string | null;
  ifNoneMatch: string | null;
  idempotencyKey: string | null;
  body: unknown;
}

/**
 * Answers a call with `data` in the envelope; a function receives the call and may be asynchronous. Returns
 * the list of received calls.
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
