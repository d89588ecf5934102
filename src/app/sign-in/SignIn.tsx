import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { usePortal } from '@/app/context/appContext';
import { LoginScreen } from '@/screens/login/LoginScreen';
import { readCarriedState } from '@/store/access/carriedState';
import { askOtherTabs } from '@/store/session/otherTabs';
import { readStoredSession, type Session } from '@/store/session/session';
import { PageLoader } from '@/ui/feedback/PageLoader';

const Landing = lazy(async () => ({ default: (await import('./Landing')).Landing }));

/** The page `/`: sign-in for everybody who is not signed in, the way on for everybody who is. */
export function SignIn() {
  const { startSession, hasStarted, tabs } = usePortal();
  const carried = readCarriedState(useLocation().state);
  const [isSignedIn, setSignedIn] = useState(() => readStoredSession() !== null);
  const [hasExpired, setExpired] = useState(carried?.hasExpired ?? false);

  const enter = useCallback(
    async (session: Session) => {
      await startSession(session);
      setSignedIn(true);
    },
    [startSession],
  );
  const leave = useCallback(() => {
    setExpired(true);
    setSignedIn(false);
  }, []);
  useEffect(() => {
    // Asked at the start of a tab only: who signed out must not find the session of somebody else's tab here.
    if (isSignedIn || hasStarted()) return;
    void askOtherTabs(tabs).then((session) => session && enter(session));
  }, [isSignedIn, tabs, hasStarted, enter]);

  if (!isSignedIn) return <LoginScreen hasExpired={hasExpired} onSignedIn={enter} />;
  return (
    <Suspense fallback={<PageLoader />}>
      <Landing onSessionEnd={leave} />
    </Suspense>
  );
}
