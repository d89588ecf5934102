import { Outlet } from 'react-router';
import { AccessGuard } from './AccessGuard';

/** These pages are printed as they are and have no form. */
export function RequireAccessUnframed() {
  return (
    <AccessGuard>
      <Outlet />
    </AccessGuard>
  );
}
