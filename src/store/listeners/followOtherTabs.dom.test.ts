import { waitFor } from '@testing-library/dom';
import { buildSession } from '@mocks/builders/session';
import { buildPorts } from '@mocks/store/buildPorts';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import { mockTabs } from '@mocks/store/mockTabs';
import { signOut } from '@/store/api/signOut';
import { parseMessage, type SessionChannel } from '@/store/session/otherTabs';
import { readStoredSession, type Session, storeSession } from '@/store/session/session';
import { selectResuming, selectSession, selectSessionEnd } from '@/store/session/sessionSlice';
import { createStore } from '@/store/store';

setupMockService();
afterEach(() => storeSession(null));

function openTab(tabs: SessionChannel, session: Session | null = null) {
  const ports = buildPorts({ tabs });
  return { store: createStore(ports, session), ports };
}

const settled = (isSettled: () => boolean) => waitFor(() => expect(isSettled()).toBe(true));

it('takes the session of an open tab', async () => {
  const channel = mockTabs();
  const session = buildSession();
  openTab(channel(), session);
  const { store } = openTab(channel());
  expect(selectResuming(store.getState())).toBe(true);
  await settled(() => !selectResuming(store.getState()));
  expect(selectSession(store.getState())).toEqual(session);
  expect(readStoredSession()).toEqual(session);
});

it('signs out the tabs of the same person, and tells the service', async () => {
  const seen = mockResponse('post', '/auth/logout', null);
  const channel = mockTabs();
  const leaving = openTab(channel(), buildSession());
  const same = openTab(channel(), buildSession());
  const other = openTab(channel(), buildSession({ subject: 'lead@nordskov.example' }));
  leaving.store.dispatch(signOut());
  expect(selectSessionEnd(leaving.store.getState())).toBe('signedOut');
  expect(selectSessionEnd(same.store.getState())).toBe('signedOut');
  expect(selectSession(other.store.getState())).not.toBeNull();
  expect(leaving.ports.navigate).toHaveBeenCalledWith({ pathname: '/', search: '' }, { replace: false });
  await settled(() => seen.length > 0);
  expect(seen).toEqual([expect.objectContaining({ body: { refreshToken: 'refresh-first' } })]);
});

it('signs out of a service that knows no such call', async () => {
  mockError('post', '/auth/logout', 404);
  const { store, ports } = openTab(mockTabs()(), buildSession());
  store.dispatch(signOut());
  expect(selectSession(store.getState())).toBeNull();
  expect(readStoredSession()).toBeNull();
  expect(ports.notifyFailure).not.toHaveBeenCalled();
});

it.each([
  null,
  'asked',
  {},
  { kind: 'answered' },
  { kind: 'answered', session: { token: 'x' } },
  { kind: 'refreshed', session: buildSession() },
  { kind: 'signedOut' },
])('drops the message %j', (message) => expect(parseMessage(message)).toBeNull());
