import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { LoginScreen } from '../../screens/login/LoginScreen';
import { readCarriedState } from '../../store/access/carriedState';
import { askOtherTabs } from '../../store/session/askOtherTabs';
import type { Session } from '../../store/session/session';
import { readStoredSession } from '../../store/session/sessionStorage';
import { PageLoader } from '../../ui/PageLoader';
import { usePortal } from '../portal';

const Landing = lazy(async () => ({ default: (await import('./Landing')).Landing }));

/** The page `/`: sign-in for everybody who is not signed in, the way on for everybody who is. */
export function SignIn() {
  const { openStore, tabs } = usePortal();
  const carried = readCarriedState(useLocation().state);
  const [isSignedIn, setSignedIn] = useState(() => readStoredSession() !== null);
  const [hasExpired, setExpired] = useState(carried?.hasExpired ?? false);

  const enter = useCallback(
    async (session: Session) => {
      const [store, { sessionStarted }] = await Promise.all([
        openStore(),
        import('../../store/session/sessionSlice'),
      ]);
      store.dispatch(sessionStarted(session));
      setSignedIn(true);
    },
    [openStore],
  );
  const leave = useCallback(() => {
    setExpired(true);
    setSignedIn(false);
  }, []);
  useEffect(() => {
    // After an end of the session the other tabs have none either, or somebody chose to leave.
    if (readStoredSession() === null) void askOtherTabs(tabs).then((session) => session && enter(session));
  }, [tabs, enter]);

  if (!isSignedIn) return <LoginScreen hasExpired={hasExpired} onSignedIn={enter} />;
  return (
    <Suspense fallback={<PageLoader />}>
      <Landing onSessionEnd={leave} />
    </Suspense>
  );
}
