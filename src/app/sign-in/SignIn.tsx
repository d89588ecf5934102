import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useAppContext } from '@/app/context/appContext';
import { LoginScreen } from '@/screens/login/LoginScreen';
import { readAccountState, readRedirectState } from '@/store/access/redirectState';
import type { SignedIn } from '@/store/api/client/authCalls';
import { requestSessionFromOtherTabs } from '@/store/session/otherTabs';
import { readStoredSession } from '@/store/session/session';
import { PageLoader } from '@/ui/feedback/PageLoader';

const Landing = lazy(async () => ({ default: (await import('./Landing')).Landing }));

export function SignIn() {
  const { startSession, hasStarted, tabs } = useAppContext();
  const { state } = useLocation();
  const carried = readRedirectState(state);
  const [isSignedIn, setSignedIn] = useState(() => readStoredSession() !== null);
  const [hasExpired, setExpired] = useState(carried?.hasExpired ?? false);

  const enter = useCallback(
    async ({ session, access }: SignedIn) => {
      await startSession(session, access);
      setSignedIn(true);
    },
    [startSession],
  );
  const leave = useCallback(() => {
    setExpired(true);
    setSignedIn(false);
  }, []);
  useEffect(() => {
    // This happens only when a tab starts: after signing out here, another person's tab must not sign this one in.
    if (isSignedIn || hasStarted()) return;
    let isUsed = false;
    const use = () => {
      isUsed = true;
    };
    const uses = ['keydown', 'submit'];
    for (const kind of uses) document.addEventListener(kind, use, true);
    void requestSessionFromOtherTabs(tabs).then((session) => {
      for (const kind of uses) document.removeEventListener(kind, use, true);
      // If somebody has typed here before the answer came, that is another person, or one who has signed in.
      if (session && !isUsed && !hasStarted()) void enter({ session, access: null });
    });
  }, [isSignedIn, tabs, hasStarted, enter]);

  if (!isSignedIn)
    return <LoginScreen email={readAccountState(state)} hasExpired={hasExpired} onSignedIn={enter} />;
  return (
    <Suspense fallback={<PageLoader />}>
      <Landing onSessionEnd={leave} />
    </Suspense>
  );
}
