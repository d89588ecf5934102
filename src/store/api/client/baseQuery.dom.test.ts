import { HttpResponse, http } from 'msw';
import { buildSawmill } from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { buildFilterOptions } from '@mocks/builders/stacks';
import { buildPorts } from '@mocks/store/buildPorts';
import {
  apiBase,
  mockError,
  mockNetworkError,
  mockResponse,
  mockService,
  setupMockService,
} from '@mocks/store/mockService';
import * as pause from '@/lib/pause';
import '@/store/api/sawmillApi';
import { departmentEndpoints } from '@/store/api/generated/endpoints/department.gen';
import { organizationEndpoints } from '@/store/api/generated/endpoints/organization.gen';
import { sawmillEndpoints } from '@/store/api/generated/endpoints/sawmill.gen';
import { stackEndpoints } from '@/store/api/generated/endpoints/stack.gen';
import { userInfoEndpoints } from '@/store/api/generated/endpoints/userInfo.gen';
import { storeSession } from '@/store/session/session';
import { createStore } from '@/store/store';
import { retryDelay } from './baseApi';
import '@/store/api/organizationApi';
import '@/store/api/personApi';
import '@/store/api/userInfoApi';

setupMockService();

describe('a call', () => {
  const { listStackFilterOptions, deleteStack } = stackEndpoints.endpoints;
  const { listSawmills, assignStacks } = sawmillEndpoints.endpoints;
  const options = { body: { departmentIds: ['rold'] } };
  const path = '/stack/filter-options';

  function openStore() {
    const ports = buildPorts();
    return { store: createStore(ports, buildSession()), ports };
  }

  const read = (store: ReturnType<typeof createStore>) =>
    store.dispatch(listStackFilterOptions.initiate(options));

  beforeEach(() => {
    jest.spyOn(pause, 'pause').mockResolvedValue();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    storeSession(null);
  });

  it('takes the data out of the envelope', async () => {
    document.documentElement.lang = 'da';
    const seen = mockResponse('put', path, buildFilterOptions());
    const { store } = openStore();
    const { data } = await read(store);
    expect(data).toEqual(buildFilterOptions());
    expect(seen).toEqual([expect.objectContaining({ language: 'da', body: { departmentIds: ['rold'] } })]);
  });

  it('takes 204 for success', async () => {
    mockResponse('delete', '/stack/:id', null);
    const { store } = openStore();
    expect(await store.dispatch(deleteStack.initiate({ id: 'a/b' }))).toEqual({ data: null });
  });

  it('sends what is given as query parameters, encoded once', async () => {
    const seen = mockResponse('get', '/sawmill/list', { data: [buildSawmill()], page: 1, totalCount: 1 });
    const { store } = openStore();
    await store.dispatch(listSawmills.initiate({ organizationId: 'a b&c', pageSize: 1000 }));
    expect(new URLSearchParams(seen[0]?.search).get('organizationId')).toBe('a b&c');
    expect(new URLSearchParams(seen[0]?.search).has('page')).toBe(false);
  });

  describe('failures', () => {
    const answersWith = (body: string, init: ResponseInit) =>
      mockService.use(http.put(`${apiBase}${path}`, () => new HttpResponse(body, init)));
    const html = { 'Content-Type': 'text/html' };

    it('carry the words, the fields and the patience of the service', async () => {
      const fieldErrors = [{ field: 'departmentIds', message: 'Unknown department' }];
      mockError('put', path, 400, 'Invalid filter', { fieldErrors, headers: { 'Retry-After': '12' } });
      const { store } = openStore();
      expect((await read(store)).error).toEqual({
        kind: 'refused',
        status: 400,
        message: 'Invalid filter',
        fieldErrors,
        retryAfter: 12,
      });
    });

    it.each([
      ['HTML with 200', '<!doctype html><p>Hello', { status: 200, headers: html }, 'unreadable'],
      ['half a JSON', '{"data": [', { status: 200 }, 'unreadable'],
      ['JSON without the envelope', '[1,2]', { status: 200 }, 'unreadable'],
      ['nothing at all with 200', '', { status: 200 }, 'unreadable'],
      ['HTML with 404', '<h1>nginx</h1>', { status: 404, headers: html }, 'unreadable'],
      ['HTML with 500', '<h1>nginx</h1>', { status: 500, headers: html }, 'failed'],
      ['an empty message', '{"data":null,"errorMessage":""}', { status: 500 }, 'failed'],
    ])('%s is said by its kind', async (_, body, init, kind) => {
      answersWith(body, init);
      const { store } = openStore();
      expect((await read(store)).error).toEqual({
        kind,
        status: init.status,
        message: null,
        fieldErrors: [],
        retryAfter: null,
      });
    });

    it('tell a service that is silent from one that is not there', async () => {
      const timedOut = AbortSignal.abort(new DOMException('late', 'TimeoutError'));
      jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timedOut);
      mockResponse('put', path, buildFilterOptions());
      const { store } = openStore();
      expect((await read(store)).error).toMatchObject({ kind: 'timeout', status: null });
    });

    it('are told once by the generic handler', async () => {
      mockError('delete', '/stack/:id', 409, 'The stack has been measured');
      const { store, ports } = openStore();
      await store.dispatch(deleteStack.initiate({ id: 'x' }));
      expect(ports.notifyFailure.mock.calls).toEqual([
        [expect.objectContaining({ message: 'The stack has been measured' })],
      ]);
    });

    it('are left to the dialog that shows them itself', async () => {
      mockError('post', '/sawmill/:id/assign-stacks', 409);
      const { store, ports } = openStore();
      await store.dispatch(assignStacks.initiate({ id: 'birke', body: { stackIds: ['x'] } }));
      expect(ports.notifyFailure).not.toHaveBeenCalled();
    });
  });

  describe('another attempt', () => {
    function answersInTurn(...statuses: number[]) {
      const seen = { count: 0 };
      mockService.use(
        http.all(`${apiBase}/*`, () => {
          const status = statuses[seen.count++];
          if (status === 0) return HttpResponse.error();
          const headers = { 'Retry-After': '7' };
          if (status) return HttpResponse.json({ data: null, errorMessage: 'busy' }, { status, headers });
          return HttpResponse.json({ data: buildFilterOptions(), errorMessage: null });
        }),
      );
      return seen;
    }

    it.each([0, 429, 502, 503, 504])('follows a read that failed with %d', async (status) => {
      const seen = answersInTurn(status, status);
      const { store } = openStore();
      expect((await read(store)).isSuccess).toBe(true);
      expect(seen.count).toBe(3);
    });

    it('is the last after two', async () => {
      const seen = answersInTurn(503, 503, 503);
      const { store } = openStore();
      expect((await read(store)).error).toMatchObject({ status: 503 });
      expect(seen.count).toBe(3);
    });

    it.each([400, 403, 404, 409, 500])('does not follow %d', async (status) => {
      const seen = answersInTurn(status);
      const { store } = openStore();
      expect((await read(store)).isError).toBe(true);
      expect(seen.count).toBe(1);
    });

    it.each([0, 429, 503])('never follows a write, whatever happened (%d)', async (status) => {
      const seen = answersInTurn(status);
      const { store } = openStore();
      const { error } = await store.dispatch(deleteStack.initiate({ id: 'x' }));
      expect(error).toBeDefined();
      expect(seen.count).toBe(1);
    });

    it('waits longer each time, spread, and as long as it was asked to', () => {
      expect([retryDelay(1, null, 0), retryDelay(1, null, 1)]).toEqual([250, 750]);
      expect([retryDelay(2, null, 0), retryDelay(2, null, 1)]).toEqual([500, 1500]);
      expect(retryDelay(1, 30, 0.5)).toBe(30_000);
      expect(retryDelay(1, 31, 0.5)).toBeNull();
    });
  });

  it('calls nobody without a session', async () => {
    mockNetworkError('put', path);
    const store = createStore(buildPorts(), null);
    expect((await read(store)).error).toMatchObject({ kind: 'signedOut', status: 401 });
  });
});

afterEach(() => storeSession(null));

const { getOrganization, getPerson, deactivateOrganizationUser } = organizationEndpoints.endpoints;
const { getDepartment, deactivateDepartmentUser } = departmentEndpoints.endpoints;

const shapes: [what: string, answer: string | number | null | object][] = [
  ['nothing', null],
  ['a text', 'done'],
  ['a number', 7],
  ['a list', [null, 1]],
  ['an object of something else', { message: 'done' }],
  [
    'no lists where lists belong',
    { data: {}, departments: {}, users: {}, sawmillRelations: 1, sawmills: '' },
  ],
  [
    'lists of something else',
    {
      data: [null, 1],
      departments: [null, 'rold'],
      users: [null, { userId: 'ane', userEmail: 7 }],
      sawmillRelations: [null],
      sawmills: [{ sawmillId: {} }],
    },
  ],
];

// An error in a listener is written to the console, which fails the test; an error in tags leaves a read without its answer.
it.each(shapes)('the store takes %s for an answer, and reads and writes end', async (_, answer) => {
  mockResponse('get', '/user-info', answer);
  mockResponse('get', '/user-info/sawmill', answer);
  mockResponse('get', '/sawmill/list', answer);
  mockResponse('get', '/organization/nordskov', answer);
  mockResponse('get', '/organization/nordskov/person/ane', answer);
  mockResponse('get', '/department/rold', answer);
  mockResponse('put', '/organization/nordskov/user/ane/deactivate', answer);
  mockResponse('put', '/department/rold/user/ane/deactivate', answer);
  const { dispatch } = createStore(buildPorts(), buildSession());
  const reads = await Promise.all([
    dispatch(userInfoEndpoints.endpoints.getUserInfo.initiate()),
    dispatch(userInfoEndpoints.endpoints.getSawmillUserInfo.initiate()),
    dispatch(sawmillEndpoints.endpoints.listSawmills.initiate({ organizationId: 'nordskov' })),
    dispatch(getOrganization.initiate({ id: 'nordskov' })),
    dispatch(getPerson.initiate({ id: 'nordskov', personId: 'ane' })),
    dispatch(getDepartment.initiate({ id: 'rold' })),
  ]);
  expect(reads.map(({ data }) => data)).toEqual(reads.map(() => answer));
  expect(await dispatch(deactivateOrganizationUser.initiate({ id: 'nordskov', userId: 'ane' }))).toEqual({
    data: answer,
  });
  expect(await dispatch(deactivateDepartmentUser.initiate({ id: 'rold', userId: 'ane' }))).toEqual({
    data: answer,
  });
});
