import { waitFor } from '@testing-library/dom';
import { HttpResponse, http } from 'msw';
import { buildUserInfo } from '@mocks/builders/administration';
import { buildSession, buildToken } from '@mocks/builders/session';
import { buildPorts } from '@mocks/store/buildPorts';
import {
  apiBase,
  mockError,
  mockNetworkError,
  mockResponse,
  mockService,
  setupMockService,
} from '@mocks/store/mockService';
import { mockTabs } from '@mocks/store/mockTabs';
import { departmentEndpoints } from '@/store/api/generated/endpoints/department.gen';
import { userInfoEndpoints } from '@/store/api/generated/endpoints/userInfo.gen';
import { signOut } from '@/store/api/signOut';
import { readStoredSession, storeSession } from '@/store/session/session';
import {
  selectInterrupted,
  selectSession,
  selectSessionEnd,
  sessionStarted,
} from '@/store/session/sessionSlice';
import { createStore } from '@/store/store';
import { refreshIfDue } from './refresh';

setupMockService();

describe('a session', () => {
  const { getDepartment } = departmentEndpoints.endpoints;
  const { getUserInfo } = userInfoEndpoints.endpoints;
  const minute = 60_000;
  const renewed = { token: buildToken({ id: 'second' }), refreshToken: 'refresh-second' };

  function storeWith(session = buildSession(), ports = buildPorts()) {
    return createStore(ports, session);
  }

  function takesOnly(token: string) {
    const calls = { accepted: 0, refused: 0 };
    mockService.use(
      http.get(`${apiBase}/*`, ({ request }) => {
        const isGood = request.headers.get('authorization') === `Bearer ${token}`;
        calls[isGood ? 'accepted' : 'refused'] += 1;
        const answer = isGood ? buildUserInfo() : null;
        return HttpResponse.json(
          { data: answer, errorMessage: isGood ? null : 'no' },
          { status: isGood ? 200 : 401 },
        );
      }),
    );
    return calls;
  }

  const call = () => getUserInfo.initiate(undefined, { subscribe: false, forceRefetch: true });

  let warn: jest.SpyInstance;
  beforeEach(() => {
    warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    warn.mockRestore();
    storeSession(null);
  });

  it('answers 20 refused calls with one refresh and 20 retries', async () => {
    const calls = takesOnly(renewed.token);
    const refreshes = mockResponse('post', '/auth/refresh-token', renewed);
    const store = storeWith();
    // The calls have to differ, because equal ones would be merged.
    const ids = Array.from({ length: 20 }, (_, index) => `department-${index}`);
    const results = await Promise.all(ids.map((id) => store.dispatch(getDepartment.initiate({ id }))));
    expect(results.every((result) => result.isSuccess)).toBe(true);
    expect(refreshes).toEqual([
      expect.objectContaining({
        authorization: null,
        body: { userId: 'org@nordskov.example', refreshToken: 'refresh-first' },
      }),
    ]);
    expect(calls).toEqual({ accepted: 20, refused: 20 });
    expect(readStoredSession()).toMatchObject(renewed);
  });

  it('ends the session when the retry is refused as well', async () => {
    takesOnly('no token at all');
    const refreshes = mockResponse('post', '/auth/refresh-token', renewed);
    const store = storeWith();
    await store.dispatch(call());
    expect(refreshes).toHaveLength(1);
    expect(selectSession(store.getState())).toBeNull();
    expect(selectSessionEnd(store.getState())).toBe('expired');
    expect(readStoredSession()).toBeNull();
  });

  it('ends the session when the service will not refresh it', async () => {
    takesOnly('no token at all');
    mockError('post', '/auth/refresh-token', 401);
    const store = storeWith();
    await store.dispatch(call());
    expect(selectSessionEnd(store.getState())).toBe('expired');
  });

  it('keeps the session when the service cannot be reached for a refresh', async () => {
    takesOnly(renewed.token);
    mockNetworkError('post', '/auth/refresh-token');
    const store = storeWith();
    const { error } = await store.dispatch(call());
    expect(error).toMatchObject({ kind: 'network' });
    expect(selectSession(store.getState())).not.toBeNull();
  });

  describe('ahead of time', () => {
    it.each([
      [11, 0],
      [9, 1],
    ])('with %d minutes left makes %d refreshes before a call', async (minutesLeft, count) => {
      const session = buildSession({ issuedAt: Date.now() - (60 - minutesLeft) * minute });
      mockResponse('get', '/user-info', buildUserInfo());
      const refreshes = mockResponse('post', '/auth/refresh-token', renewed);
      const store = storeWith(session);
      await store.dispatch(call());
      expect(refreshes).toHaveLength(count);
      expect(selectSession(store.getState())?.token).toBe(count ? renewed.token : session.token);
    });

    it('renews the session that the tab began with, although nobody calls anything', async () => {
      mockResponse('post', '/auth/refresh-token', renewed);
      const store = storeWith(buildSession({ issuedAt: Date.now() - 51 * minute }));
      await waitFor(() => expect(selectSession(store.getState())?.token).toBe(renewed.token));
    });

    it('warns in the log and goes on with the old token when it fails', async () => {
      const session = buildSession({ issuedAt: Date.now() - 51 * minute });
      const seen = mockResponse('get', '/user-info', buildUserInfo());
      mockError('post', '/auth/refresh-token', 500);
      const ports = buildPorts();
      const store = storeWith(session, ports);
      const { isSuccess } = await store.dispatch(call());
      expect(isSuccess).toBe(true);
      expect(seen[0]?.authorization).toBe(`Bearer ${session.token}`);
      expect(warn).toHaveBeenCalledTimes(1);
      expect(ports.notifyFailure).not.toHaveBeenCalled();
      expect(selectSession(store.getState())).toEqual(session);
    });

    it('does not ask again at once after a failure', async () => {
      const refreshes = jest.fn();
      mockService.use(
        http.post(`${apiBase}/auth/refresh-token`, () => {
          refreshes();
          return HttpResponse.json({ data: null, errorMessage: 'no' }, { status: 500 });
        }),
      );
      const store = storeWith(buildSession({ issuedAt: Date.now() - 51 * minute }));
      await store.dispatch(refreshIfDue());
      await store.dispatch(refreshIfDue());
      expect(refreshes).toHaveBeenCalledTimes(1);
    });

    it('ends a session whose token has died', async () => {
      mockError('post', '/auth/refresh-token', 401);
      const store = storeWith(buildSession({ issuedAt: Date.now() - 61 * minute }));
      await store.dispatch(refreshIfDue());
      expect(selectSessionEnd(store.getState())).toBe('expired');
    });
  });

  describe('among several tabs', () => {
    it('gives the new tokens to tabs of the same session only', async () => {
      takesOnly(renewed.token);
      mockResponse('post', '/auth/refresh-token', renewed);
      const openTab = mockTabs();
      const refreshing = storeWith(buildSession(), buildPorts({ tabs: openTab() }));
      const same = storeWith(buildSession(), buildPorts({ tabs: openTab() }));
      const other = storeWith(buildSession({ id: 'another login' }), buildPorts({ tabs: openTab() }));
      await refreshing.dispatch(call());
      expect(selectSession(same.getState())?.token).toBe(renewed.token);
      expect(selectSession(other.getState())?.refreshToken).toBe('refresh-another login');
    });

    describe('after the browser had dropped one of them', () => {
      const dropped = { id: 'long ago', signIn: 'one sign-in', issuedAt: Date.now() - 120 * minute };

      it.each([
        ['takes the session that the other has renewed twice', 'one sign-in', 0],
        ['takes none of another sign-in', 'another sign-in', 1],
      ])('%s', async (_, signIn, exchanges) => {
        mockResponse('get', '/user-info', buildUserInfo());
        const refreshes = mockResponse('post', '/auth/refresh-token', renewed);
        const openTab = mockTabs();
        const newest = buildSession({ id: 'newest', signIn });
        storeWith(newest, buildPorts({ tabs: openTab() }));
        const back = storeWith(buildSession(dropped), buildPorts({ tabs: openTab() }));
        await back.dispatch(call());
        expect(refreshes).toHaveLength(exchanges);
        const { token } = exchanges === 0 ? newest : renewed;
        expect(selectSession(back.getState())?.token).toBe(token);
      });

      it('exchanges its own token at once where no other tab is there', async () => {
        mockResponse('get', '/user-info', buildUserInfo());
        const refreshes = mockResponse('post', '/auth/refresh-token', renewed);
        const tabs = mockTabs()();
        const ask = jest.spyOn(tabs, 'post');
        const back = storeWith(buildSession(dropped), buildPorts({ tabs }));
        await back.dispatch(call());
        expect(refreshes).toHaveLength(1);
        expect(ask).not.toHaveBeenCalledWith({ kind: 'asked' });
      });
    });

    it('makes one refresh when a tab had to wait for another one', async () => {
      const openTab = mockTabs();
      const refreshes = mockResponse('post', '/auth/refresh-token', renewed);
      takesOnly(renewed.token);
      const waiting: Promise<unknown>[] = [Promise.resolve()];
      const request = (_: string, task: () => Promise<unknown>) => {
        const mine = Promise.all(waiting).then(task);
        waiting.push(mine);
        return mine;
      };
      Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
      const stores = [1, 2, 3].map(() => storeWith(buildSession(), buildPorts({ tabs: openTab() })));
      await Promise.all(stores.map((store) => store.dispatch(call())));
      Reflect.deleteProperty(navigator, 'locks');
      expect(refreshes).toHaveLength(1);
      expect(stores.map((store) => selectSession(store.getState())?.token)).toEqual(
        stores.map(() => renewed.token),
      );
    });
  });
});

describe('signing in again', () => {
  const { getDepartment, deactivateDepartmentUser } = departmentEndpoints.endpoints;
  const again = buildSession({ id: 'again' });

  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => storeSession(null));

  function openPage(hasUnsavedText: boolean) {
    const answersTo = ({ request }: { request: Request }) =>
      request.headers.get('authorization') === `Bearer ${again.token}`
        ? HttpResponse.json({ data: 'done', errorMessage: null })
        : HttpResponse.json({ data: null, errorMessage: 'no' }, { status: 401 });
    mockService.use(http.all(`${apiBase}/*`, answersTo));
    mockError('post', '/auth/logout', 404);
    mockError('post', '/auth/refresh-token', 401);
    return createStore(buildPorts({ hasUnsavedText: () => hasUnsavedText }), buildSession());
  }

  function callTwice(store: ReturnType<typeof createStore>) {
    return Promise.all([
      store.dispatch(getDepartment.initiate({ id: 'rold' })),
      store.dispatch(deactivateDepartmentUser.initiate({ id: 'rold', userId: 'ane' })),
    ]);
  }

  const isInterrupted = (store: ReturnType<typeof createStore>) =>
    waitFor(() => expect(selectInterrupted(store.getState())).toBe(true));

  it('lets everything that was called go on when the person has signed in again', async () => {
    const store = openPage(true);
    const calls = callTwice(store);
    await isInterrupted(store);
    expect(selectSession(store.getState())).not.toBeNull();
    store.dispatch(sessionStarted(again));
    const [read, write] = await calls;
    expect(read.data).toBe('done');
    expect(write).toEqual({ data: 'done' });
    expect(selectInterrupted(store.getState())).toBe(false);
  });

  it('ends what was called when the person leaves instead', async () => {
    const store = openPage(true);
    const calls = callTwice(store);
    await isInterrupted(store);
    store.dispatch(signOut());
    const [, write] = await calls;
    expect(write.error).toBeDefined();
    expect(selectSessionEnd(store.getState())).toBe('signedOut');
  });

  it('ends the session at once where nothing would be lost', async () => {
    const store = openPage(false);
    const [, write] = await callTwice(store);
    expect(write.error).toBeDefined();
    expect(selectSessionEnd(store.getState())).toBe('expired');
  });
});
