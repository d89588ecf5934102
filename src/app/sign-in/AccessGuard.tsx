import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { paths } from '@/navigation/paths';
import { mayOpen } from '@/store/access/access';
import type { RedirectState } from '@/store/access/redirectState';
import { useAccess } from '@/store/access/useAccess';
import { useAppSelector } from '@/store/hooks';
import { selectResuming, selectSession, selectSessionEnd } from '@/store/session/sessionSlice';
import { AccessFailure } from './AccessFailure';
import { AccessLoader } from './AccessLoader';
import { WithStore } from './WithStore';

/**
 * Guards every protected page (specification, administration area, section 2). It redirects a person without
 * a session to the login and a person without access to the refusal page. Both redirects carry the requested
 * path and the referrer.
 */
export function AccessGuard({ children }: { children: ReactNode }) {
  return (
    <WithStore>
      <Guard>{children}</Guard>
    </WithStore>
  );
}

function Guard({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const { orgId, deptId } = useParams();
  const session = useAppSelector(selectSession);
  const resuming = useAppSelector(selectResuming);
  const ended = useAppSelector(selectSessionEnd);
  const { access, isLoading, error, retry } = useAccess();
  const lastAllowed = useRef<string | null>(null);

  const isReady = session !== null && !isLoading && !error;
  const isAllowed = isReady && mayOpen(access, { orgId, deptId });
  const requested = pathname + search + hash;
  useEffect(() => {
    if (isAllowed) lastAllowed.current = requested;
  }, [isAllowed, requested]);

  // The object must be the same for the same refusal, because a new one would make `Navigate` redirect endlessly.
  const carried = useMemo(
    (): RedirectState => ({
      from: requested,
      referrer: lastAllowed.current ?? documentReferrer(),
      hasExpired: ended === 'expired',
    }),
    [requested, ended],
  );

  if (isAllowed) return children;
  if (resuming || (session && isLoading)) return <AccessLoader />;
  if (session && error) return <AccessFailure error={error} onRetry={retry} />;
  // After a deliberate sign-out the next person must not land on this page.
  if (ended === 'signedOut') return <Navigate to={paths.login} replace />;
  return <Navigate to={session ? paths.notAuthorized : paths.login} replace state={carried} />;
}

function documentReferrer(): string | null {
  if (!URL.canParse(document.referrer)) return null;
  const { origin, pathname, search } = new URL(document.referrer);
  return origin === window.location.origin ? pathname + search : null;
}
