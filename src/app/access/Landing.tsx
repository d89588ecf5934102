import { Navigate, useLocation } from 'react-router';
import { readCarriedState } from '../../store/access/carriedState';
import { pathAfterLogin } from '../../store/access/landing';
import { useAccess } from '../../store/access/useAccess';
import { PageLoader } from '../../ui/PageLoader';
import { AccessFailure } from './AccessFailure';

/** Sends a signed-in person on: back to the page they came from, else by access level. */
export function Landing() {
  const { state } = useLocation();
  const { access, isLoading, error, retry } = useAccess();
  if (error && !isLoading) return <AccessFailure error={error} onRetry={retry} />;
  if (isLoading) return <PageLoader />;
  return <Navigate to={pathAfterLogin(access, readCarriedState(state)?.from)} replace />;
}
