import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { pathAfterLogin } from '@/store/access/landing';
import { readRedirectState } from '@/store/access/redirectState';
import { useAccess } from '@/store/access/useAccess';
import { useAppSelector } from '@/store/hooks';
import { selectSession } from '@/store/session/sessionSlice';
import { PageLoader } from '@/ui/feedback/PageLoader';
import { AccessFailure } from './AccessFailure';
import { WithStore } from './WithStore';

interface LandingProps {
  /** Runs when the session has expired. */
  onSessionEnd: () => void;
}

/** Redirects a signed-in person to the page they came from, else to the one of their access level. */
export function Landing(props: LandingProps) {
  return (
    <WithStore>
      <RedirectAfterLogin {...props} />
    </WithStore>
  );
}

function RedirectAfterLogin({ onSessionEnd }: LandingProps) {
  const { state } = useLocation();
  const session = useAppSelector(selectSession);
  const { access, isLoading, error, retry } = useAccess();
  useEffect(() => {
    if (!session) onSessionEnd();
  }, [session, onSessionEnd]);

  if (session && error && !isLoading) return <AccessFailure error={error} onRetry={retry} />;
  if (!session || isLoading) return <PageLoader />;
  return <Navigate to={pathAfterLogin(access, readRedirectState(state)?.from)} replace />;
}
