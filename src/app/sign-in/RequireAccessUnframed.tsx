import { Outlet } from 'react-router';
import { AccessGuard } from './AccessGuard';

export function RequireAccessUnframed() {
  return (
    <AccessGuard>
      <Outlet />
    </AccessGuard>
  );
}
