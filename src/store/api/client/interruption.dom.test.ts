import { waitFor } from '@testing-library/dom';
import { HttpResponse, http } from 'msw';
import { buildSession } from '@mocks/builders/session';
import { buildPorts } from '@mocks/store/buildPorts';
import { apiBase, mockError, mockService, setupMockService } from '@mocks/store/mockService';
import { departmentEndpoints } from '@/store/api/generated/endpoints/department.gen';
import { signOut } from '@/store/api/signOut';
import { storeSession } from '@/store/session/session';
import {
  selectInterrupted,
  selectSession,
  selectSessionEnd,
  sessionStarted,
} from '@/store/session/sessionSlice';
import { createStore } from '@/store/store';

setupMockService();

const { getDepartment, deactivateDepartmentUser } = departmentEndpoints.endpoints;
const again = buildSession({ id: 'again' });

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => storeSession(null));

/** A page with or without unsaved text, whose session the service takes no longer; it takes `again` only. */
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

/** A read and a write at once, as a page with a form sends them. */
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
