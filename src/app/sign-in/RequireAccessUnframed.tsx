import { Outlet } from 'react-router';
import { AccessGuard } from './AccessGuard';

/** Pages that are printed as they are, and have no form. */
export function RequireAccessUnframed() {
  return (
    <AccessGuard>
      <Outlet />
    </AccessGuard>
  );
}
