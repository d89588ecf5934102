import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { usePortal } from '@/app/context/appContext';
import { LoginScreen } from '@/screens/login/LoginScreen';
import { readCarriedState } from '@/store/access/carriedState';
import { askOtherTabs } from '@/store/session/askOtherTabs';
import type { Session } from '@/store/session/session';
import { readStoredSession } from '@/store/session/sessionStorage';
import { PageLoader } from '@/ui/feedback/PageLoader';

const Landing = lazy(async () => ({ default: (await import('./Landing')).Landing }));

/** The page `/`: sign-in for everybody who is not signed in, the way on for everybody who is. */
export function SignIn() {
  const { openStore, hasStarted, tabs } = usePortal();
  const carried = readCarriedState(useLocation().state);
  const [isSignedIn, setSignedIn] = useState(() => readStoredSession() !== null);
  const [hasExpired, setExpired] = useState(carried?.hasExpired ?? false);

  const enter = useCallback(
    async (session: Session) => {
      const [store, { sessionStarted }] = await Promise.all([
        openStore(),
        import('@/store/session/sessionSlice'),
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
    // Asked at the start of a tab only: who signed out must not find the session of somebody else's tab here.
    if (hasStarted() || readStoredSession() !== null) return;
    void askOtherTabs(tabs).then((session) => session && enter(session));
  }, [tabs, hasStarted, enter]);

  if (!isSignedIn) return <LoginScreen hasExpired={hasExpired} onSignedIn={enter} />;
  return (
    <Suspense fallback={<PageLoader />}>
      <Landing onSessionEnd={leave} />
    </Suspense>
  );
}
