import { waitFor } from '@testing-library/dom';
import { buildSession } from '@mocks/builders/session';
import { buildPorts } from '@mocks/store/buildPorts';
import { mockResponse, setupMockService } from '@mocks/store/mockService';
import { mockTabs } from '@mocks/store/mockTabs';
import { featuresRead } from '@/store/api/featuresSlice';
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

const settled = (isSettled: () => boolean) =>
  waitFor(() => expect(isSettled()).toBe(true), { timeout: 3000 });

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

it('stops listening for answers once it has one', async () => {
  const channel = mockTabs();
  openTab(channel(), buildSession());
  const tabs = channel();
  let listening = 0;
  const counted: SessionChannel = {
    ...tabs,
    subscribe: (receive) => {
      const stop = tabs.subscribe(receive);
      listening += 1;
      return () => {
        listening -= 1;
        stop();
      };
    },
  };
  const { store } = openTab(counted);
  await settled(() => !selectResuming(store.getState()));
  // The tab goes on following the others.
  expect(listening).toBe(1);
});

describe('with two people signed in', () => {
  const [one, other] = [buildSession(), buildSession({ subject: 'lead@nordskov.example' })];

  async function sessionOfNewTab(channel: (opener?: string) => SessionChannel, opener?: string) {
    const { store } = openTab(channel(opener));
    await settled(() => !selectResuming(store.getState()));
    return selectSession(store.getState());
  }

  it('a tab that one of them opened is theirs, whoever answers first', async () => {
    for (const order of [
      [one, other],
      [other, one],
    ]) {
      const channel = mockTabs();
      for (const session of order) openTab(channel(), session);
      expect(await sessionOfNewTab(channel, one.subject)).toEqual(one);
      expect(await sessionOfNewTab(channel, other.subject)).toEqual(other);
    }
  });

  it('a tab of which nothing says who opened it asks who it is for', async () => {
    const channel = mockTabs();
    for (const session of [one, other]) openTab(channel(), session);
    expect(await sessionOfNewTab(channel)).toBeNull();
  });

  it('a tab whose opener has no session any more is nobody else’s', async () => {
    const channel = mockTabs();
    openTab(channel(), other);
    expect(await sessionOfNewTab(channel, one.subject)).toBeNull();
  });

  it('a tab that another person starts beside while the only one is asked belongs to neither', async () => {
    const channel = mockTabs();
    openTab(channel(), one);
    const asked = sessionOfNewTab(channel);
    openTab(channel(), other);
    expect(await asked).toBeNull();
  });

  it('a browser that cannot tell who is signed in goes by the answers', async () => {
    const channel = mockTabs();
    const blind = (opener?: string) => ({ ...channel(opener), subjects: async () => undefined });
    openTab(blind(), one);
    expect(await sessionOfNewTab(blind)).toEqual(one);
    openTab(blind(), other);
    expect(await sessionOfNewTab(blind)).toBeNull();
    expect(await sessionOfNewTab(blind, other.subject)).toEqual(other);
  });
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

it('signs out of a service without the call, which is not made', async () => {
  const { store, ports } = openTab(mockTabs()(), buildSession());
  store.dispatch(featuresRead({}));
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
